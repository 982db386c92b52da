"""Templates by a short way. Most of what a page shows is as simple as can be: an attribute of an attribute of a struct,
a word or a number, a phrase, an address, another template. Whatever is not as simple as that goes Django's own way, and
comes to the same."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from django.conf import settings
from django.template import Context, Engine, Node, NodeList, Template, TemplateDoesNotExist
from django.template.base import FilterExpression, Lexer, Parser, Token, VariableNode, render_value_in_context
from django.template.defaulttags import CycleNode, IfChangedNode, URLNode
from django.template.library import SimpleNode
from django.template.loader_tags import BlockNode, ExtendsNode, IncludeNode
from django.template.loaders.filesystem import Loader as FileLoader
from django.utils.safestring import SafeString

from ludex.server.site.paths import path_to
from ludex.server.site.words import site_text
from ludex.server.templatetags.words import say

REMEMBERING: tuple[type[Node], ...] = (BlockNode, CycleNode, ExtendsNode, IfChangedNode)
"""What knows where it is in a template, or what was there before."""


class Expression(FilterExpression):
    """A name and names of attributes, or a word; a filter, a call, a key or a place in a list is for Django."""

    def __init__(self, token: str, parser: Parser) -> None:
        super().__init__(token, parser)
        plain = not self.filters and not (self.is_var and self.var.translate)
        self.path: tuple[str, ...] = self.var.lookups or () if plain and self.is_var else ()
        self.word: str | None = self.var if plain and isinstance(self.var, str) else None

    def resolve(self, context: Context, ignore_failures: bool = False) -> object:
        if not self.path:
            return self.word if self.word is not None else super().resolve(context, ignore_failures)
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
        if kind is SafeString or (kind is int and not grouped(context)):
            return str(value)
        return render_value_in_context(value, context)


def grouped(context: Context) -> bool:
    """Are the digits of whole numbers written in groups?"""
    return context.use_l10n is not False and settings.USE_THOUSAND_SEPARATOR


class Said(SimpleNode):
    """`{% say … %}`: a phrase without facts is the same every time."""

    def render(self, context: Context) -> str:
        if self.kwargs or self.target_var is not None or not context.autoescape:
            return str(super().render(context))
        return escape(site_text(context["lang"]).say(self.args[0].resolve(context)))


class Address(URLNode):
    """`{% url … %}` of a name, and numbers and words in their order."""

    def render(self, context: Context) -> str:
        args = tuple(arg.resolve(context) for arg in self.args)
        if self.kwargs or self.asvar or not all(type(arg) in (int, str) for arg in args):
            return str(super().render(context))
        found = path_to(str(self.view_name.resolve(context)), *args)
        return escape(found) if context.autoescape else found


class Included(IncludeNode):
    """`{% include … %}` with what is known around it: a template that remembers nothing is a piece of this one."""

    def render(self, context: Context) -> SafeString:
        name = self.template.resolve(context)
        assert context.template is not None
        if self.isolated_context or not isinstance(name, str) or name.startswith("."):
            return super().render(context)
        found = context.template.engine.get_template(name)
        if not isinstance(found, QuickTemplate) or found.remembers:
            return super().render(context)
        if not self.extra_context:
            with context.push():
                return found.nodelist.render(context)
        values = {name: value.resolve(context) for name, value in self.extra_context.items()}
        with context.push(**values):
            return found.nodelist.render(context)


class QuickNodes(NodeList):
    """Without what Django notes for its page of errors, which is made of plain templates."""

    def render(self, context: Context) -> SafeString:
        return SafeString("".join([node.render(context) for node in self]))


class QuickParser(Parser):
    def compile_filter(self, token: str) -> FilterExpression:
        return Expression(token, self)

    def parse(self, parse_until: Iterable[str] | None = None) -> NodeList:
        found = super().parse(parse_until)
        nodes = QuickNodes(found)
        nodes.contains_nontext = found.contains_nontext
        return nodes

    def extend_nodelist(self, nodelist: NodeList, node: Node, token: Token) -> None:
        super().extend_nodelist(nodelist, quickened(node), token)


def quickened(node: Node) -> Node:
    """The same by the short way, if there is one."""
    if type(node) is VariableNode:
        return Shown(node.filter_expression)
    if type(node) is SimpleNode and node.func is say:
        return Said(node.func, node.takes_context, node.args, node.kwargs, node.target_var)
    if type(node) is URLNode:
        return Address(node.view_name, node.args, node.kwargs, node.asvar)
    if type(node) is IncludeNode:
        return Included(node.template, extra_context=node.extra_context, isolated_context=node.isolated_context)
    return node


class QuickTemplate(Template):
    remembers: bool = True

    def compile_nodelist(self) -> NodeList:
        if self.engine.debug:
            return super().compile_nodelist()
        libraries, builtins = self.engine.template_libraries, self.engine.template_builtins
        parser = QuickParser(Lexer(self.source).tokenize(), libraries, builtins, self.origin)
        nodes = parser.parse()
        self.extra_data = parser.extra_data
        self.remembers = any(nodes.get_nodes_by_type(kind) for kind in REMEMBERING)
        return nodes


class Loader(FileLoader):
    """Templates from files, each read once. Django's own loader that keeps them would make plain templates of them."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.kept: dict[str, Template] = {}

    def get_template(self, template_name: str, skip: list[Any] | None = None) -> Template:
        """`skip` says where one that extends its namesake has been found; others it does not concern."""
        if any(origin.template_name == template_name for origin in skip or ()):
            return self.read(template_name, skip)
        kept = self.kept.get(template_name)
        if kept is None:
            kept = self.kept[template_name] = self.read(template_name, None)
        return kept

    def read(self, template_name: str, skip: list[Any] | None) -> Template:
        for origin in self.get_template_sources(template_name):
            if skip is None or origin not in skip:
                try:
                    return QuickTemplate(self.get_contents(origin), origin, template_name, self.engine)
                except TemplateDoesNotExist:
                    continue
        return super().get_template(template_name, skip)

    def reset(self) -> None:
        self.kept.clear()
