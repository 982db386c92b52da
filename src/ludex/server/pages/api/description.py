"""What programs may ask for, as OpenAPI describes it; a test compares it with what the server answers."""

from __future__ import annotations

from typing import Any

LONGEST_KEY = 200
LONGEST_NAME = 40
LONGEST_WAIT = 25
MOST_TABLES = 200
Json = dict[str, Any]

WORD: Json = {"type": "string"}
NUMBER: Json = {"type": "integer"}
FLAG: Json = {"type": "boolean"}
WORDS: Json = {"type": "array", "items": WORD}


def record(**fields: Json) -> Json:
    return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}


def answered(about: str, schema: Json) -> Json:
    return {"description": about, "content": {"application/json": {"schema": schema}}}


def named(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def refusals(*statuses: int) -> Json:
    return {str(status): answered(REFUSALS[status], named("Refusal")) for status in statuses}


REFUSALS = {
    400: "What was sent cannot be read.",
    401: "There is no valid token in the header Authorization.",
    404: "There is no such thing, or it is not yours.",
    405: "There is another method for this.",
    409: "The table has moved on, or the seat is taken, or the game cannot go on. Nothing was changed.",
    422: "The law does not offer this answer now; where a clause forbids it, `clause` names it. Nothing was changed.",
    429: "Too many at a time.",
}
TABLE: Json = {
    "name": "table",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[A-Za-z0-9_]+$"},
}
SEAT: Json = {
    "name": "seat",
    "in": "path",
    "required": True,
    "schema": {"type": "integer", "minimum": 0, "maximum": 99},
}
TOKEN: list[Json] = [{"token": []}]


def count(name: str, about: str, most: int) -> Json:
    schema = {"type": "integer", "minimum": 0, "maximum": most}
    return {"name": name, "in": "query", "required": False, "description": about, "schema": schema}


def sent(schema: Json) -> Json:
    return {"required": True, "content": {"application/json": {"schema": schema}}}


DESCRIPTION: Json = {
    "openapi": "3.0.3",
    "info": {
        "title": "Ludex",
        "version": "1",
        "description": "Programs at a table. A token has its person’s rights: their seats, and what those may see.",
    },
    "paths": {
        "/api/games": {
            "get": {
                "summary": "The games that are played here",
                "responses": {"200": answered("All of them.", {"type": "array", "items": named("Game")})},
            }
        },
        "/api/join": {
            "post": {
                "summary": "Sit down by the link of a seat; without a token as a new guest",
                "security": [{}, *TOKEN],
                "requestBody": sent(
                    {
                        "type": "object",
                        "properties": {
                            "link": {"type": "string", "minLength": 1, "maxLength": 500},
                            "name": {"type": "string", "maxLength": LONGEST_NAME},
                        },
                        "required": ["link"],
                        "additionalProperties": False,
                    }
                ),
                "responses": {"201": answered("Seated.", named("Joined")), **refusals(400, 404, 409, 429)},
            }
        },
        "/api/seats": {
            "get": {
                "summary": f"Your seats, those of the last tables first, {MOST_TABLES} at most",
                "security": TOKEN,
                "responses": {
                    "200": answered("All of them.", {"type": "array", "items": named("Seat")}),
                    **refusals(401),
                },
            }
        },
        "/api/tables/{table}/seats/{seat}": {
            "parameters": [TABLE, SEAT],
            "get": {
                "summary": "What your seat knows and is asked",
                "security": TOKEN,
                "responses": {"200": answered("As it stands now.", named("State")), **refusals(401, 404, 409)},
            },
        },
        "/api/tables/{table}/seats/{seat}/answer": {
            "parameters": [TABLE, SEAT],
            "post": {
                "summary": "Answer; sent twice it has one effect",
                "security": TOKEN,
                "requestBody": sent(
                    record(
                        key={"type": "string", "minLength": 1, "maxLength": LONGEST_KEY},
                        version={"type": "integer", "minimum": 0, "maximum": 2**31 - 1},
                    )
                ),
                "responses": {
                    "200": answered("As it stands then.", named("State")),
                    **refusals(400, 401, 404, 409, 422, 429),
                },
            },
        },
        "/api/tables/{table}/seats/{seat}/events": {
            "parameters": [TABLE, SEAT],
            "get": {
                "summary": "Wait for a newer version",
                "security": TOKEN,
                "parameters": [
                    count("since", "The version that you know.", 2**31 - 1),
                    count("wait", "So many seconds at most; 20 otherwise.", LONGEST_WAIT),
                ],
                "responses": {
                    "200": answered("The newest version; `moved` if it is newer.", record(version=NUMBER, moved=FLAG)),
                    **refusals(400, 401, 404, 429),
                },
            },
        },
    },
    "components": {
        "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        "schemas": {
            "Refusal": {
                "type": "object",
                "properties": {"error": WORD, "clause": WORD},
                "required": ["error"],
                "additionalProperties": False,
            },
            "Game": record(name=WORD, title=WORD, least=NUMBER, most=NUMBER, sides=WORDS, bots=WORDS),
            "Joined": record(token=WORD, table=WORD, seat=NUMBER),
            "Seat": record(table=WORD, seat=NUMBER, game=WORD, side=WORD, asked=FLAG, over=FLAG),
            "Question": record(text=WORD, clause=WORD, options={"type": "array", "items": record(key=WORD, text=WORD)}),
            "State": record(
                table=WORD,
                game=WORD,
                seat=NUMBER,
                version=NUMBER,
                over=FLAG,
                question={"nullable": True, "allOf": [named("Question")]},
                view={"type": "object", "description": "All that the seat may know; `board` is the game’s own."},
            ),
        },
    },
}
