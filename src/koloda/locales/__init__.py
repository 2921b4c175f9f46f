"""Texts in English, Russian, Ukrainian and Belarusian: sentences, rules and match reports."""

from koloda.locales.commentary import Commentary, commentary, sentences
from koloda.locales.language import CODES, Language
from koloda.locales.transcript import report

__all__ = ["CODES", "Commentary", "Language", "commentary", "report", "sentences"]
