"""Lessons: chapters that teach a game on its real board, every step checked by its real rules.

A lesson is data beside its game (`games/<game>/lessons/*.toml`, texts in `en.ftl`, `ru.ftl` and
`de.ftl` there; `docs/lessons.md` tells how to write one). This package reads lessons and plays
them; it is pure and serves the terminal, the server and the tests alike.
"""

from terem.lessons.guide import Block, guide
from terem.lessons.lesson import Lesson, Step, find, following, lessons
from terem.lessons.run import Answer, Run, offer, reach, resume, start, ways
from terem.lessons.texts import about, block, complaint, names, say, title

__all__ = [
    "Answer",
    "Block",
    "Lesson",
    "Run",
    "Step",
    "about",
    "block",
    "complaint",
    "find",
    "following",
    "guide",
    "lessons",
    "names",
    "offer",
    "reach",
    "resume",
    "say",
    "start",
    "title",
    "ways",
]
