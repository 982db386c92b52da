"""Templates as Django has them, with a short way for what they do most: `{{ card.name }}` is an attribute of a struct,
and a word or a number. Whatever is not as simple as that goes Django's own way, and comes to the same."""

from __future__ import annotations

from html import escape
from typing import Any

from django.template import Context, Node, NodeList, Template, TemplateDoesNotExist
from django.template.base import FilterExpression, Lexer, Parser, Token, VariableNode, render_value_in_context
from django.template.loaders.filesystem import Loader as FileLoader
from django.utils.safestring import SafeString


class Expression(FilterExpression):
    """A name and names of attributes; a filter, a call, a key or a place in a list is for Django."""

    def __init__(self, token: str, parser: Parser) -> None:
        super().__init__(token, parser)
        plain = self.is_var and not self.filters and not self.var.translate
        self.path: tuple[str, ...] = self.var.lookups or () if plain else ()

    def resolve(self, context: Context, ignore_failures: bool = False) -> object:
        if not self.path:
            return super().resolve(context, ignore_failures)
        try:
            value = context[self.path[0]]
            for name in self.path[1:]:
                if callable(value):
                    return super().resolve(context, ignore_failures)
                value = getattr(value, name)
        except Exception:
            return super().resolve(context, ignore_failures)
        return super().resolve(context, ignore_failures) if callable(value) else value


class Shown(VariableNode):
    """`{{ … }}`: words are escaped, numbers written as they are where nobody wants them in the manner of a country."""

    def render(self, context: Context) -> str:
        value = self.filter_expression.resolve(context)
        kind = type(value)
        if kind is str and context.autoescape:
            return escape(value)
        if kind is SafeString or (kind is int and context.use_l10n is False):
            return str(value)
        return render_value_in_context(value, context)


class QuickParser(Parser):
    def compile_filter(self, token: str) -> FilterExpression:
        return Expression(token, self)

    def extend_nodelist(self, nodelist: NodeList, node: Node, token: Token) -> None:
        quick = Shown(node.filter_expression) if type(node) is VariableNode else node
        super().extend_nodelist(nodelist, quick, token)


class QuickTemplate(Template):
    def compile_nodelist(self) -> NodeList:
        if self.engine.debug:
            return super().compile_nodelist()
        libraries, builtins = self.engine.template_libraries, self.engine.template_builtins
        parser = QuickParser(Lexer(self.source).tokenize(), libraries, builtins, self.origin)
        nodes = parser.parse()
        self.extra_data = parser.extra_data
        return nodes


class Loader(FileLoader):
    """Templates from files."""

    def get_template(self, template_name: str, skip: list[Any] | None = None) -> Template:
        for origin in self.get_template_sources(template_name):
            if skip is None or origin not in skip:
                try:
                    return QuickTemplate(self.get_contents(origin), origin, template_name, self.engine)
                except TemplateDoesNotExist:
                    continue
        return super().get_template(template_name, skip)
