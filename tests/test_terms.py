"""The words of the games: printed terms only, verbs that agree, nothing that nobody says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import terem
from terem.engine import LANGUAGES
from terem.engine.fluent import Entry, Pattern, parse
from tools.sentences import CATALOGUES, catalogues_of, variables

ROOT = Path(__file__).parent.parent
GAMES = terem.games()
BOARDS = ROOT / "web/src/boards"

# What a game must not say, as its box says something else: pattern, then the printed word. A
# pattern is looked for in everything the game says: its messages, help and lessons, its web board,
# its companion at a real table, its part of the command line and its rulebook.
FORBIDDEN: dict[tuple[str, str], dict[str, str]] = {
    ("rurik", "ru"): {
        r"\bжетон\w* (первого|у )": "фишка первого игрока",
        r"\bстопк\w+(?! сброса)": "колода указов",
        r"\bлестниц": "счётчик войны",
        r"\bсоперник": "противник",
        r"\bпленн": "побеждённый мятежник",
        r"\bтрудн": "сложный",
        r"\bкарт[аеуы] удел": "игровое поле",
        r"\bна карте\b": "на поле",
        r"\bоткр(ы|ой)\w+ (карт|на одну)": "раскрыть карту",
        r"\b(отвод|отвед|отсыла|отсла)": "отправить в поход",
        r"\bудел\w* (Новгород|Ростов|Полоцк|Смоленск|Волынь|Киев|Чернигов|\{)": "в Киеве",
        r"\bприбыт(ок|к)": "получает монету",
        r"\bподкуп": "взятка",
        r"\bфаз\w+ подсч": "фаза развития",
        r"\b[Сс]ыгра\w+ указ": "выполнить указ",
        r"\bв руке\b": "на руке",
        r"\bотказ\w+ от действия \(": "отказаться от похода",
    },
    ("rurik", "de"): {
        r"\bWare(n\w*)?\b|\w+waren?\b": "Gut, Güter",
        r"(?<!g)[Ll]eitern?\b": "Leiste",
        r"\b[Gg]efangen": "besiegte Aufständische",
        r"\b[Dd](er|en|em|es) Aufstand\b|\bdes Aufstands\b": "die Aufständischen",
        r"\bBretts?\b|\bKarte der\b|auf der Karte": "Spielbrett",
        r"Ratgeber\w*[^.;:]* zurück(nehm|genomm)": "Ratgeber ausspielen",
        r"nimm\w* [^.;:]*Ratgeber[^.;:]* zurück": "Ratgeber ausspielen",
        r"\bPredslava": "Predslawa",
        r"\bBauwerk": "Gebäude",
        r"\bBestechung(?!sgeld)": "Bestechungsgeld",
        r"\bWertungsphase": "Anspruchsphase",
        r"\b[Pp]latzier": "Ratgeber setzen",
    },
    ("red_cathedral", "ru"): {
        r"\bгильди": "сословие",
        r"\bзнам[яёе]": "флажок",
        r"\bтрек": "шкала очков",
        r"\bклетк": "деление",
        r"\bиспользова\w* (свой )?жетон": "активировать жетон мастерской",
        r"\bпостроен[аоы]?\b": "возведена",
        r"\bор(л[аоеуы]|[её]л)": "деление с символом престижа",
        r"(\d|\}) (лес|кирпич|камень|золото)\b": "1 единица леса",
        r"\bкошел": "рубли",
        r"\b(в деле|в дело)\b": "лицом вверх",
        r"\bвизит": "посещение рынка, поход на рынок",
    },
    ("red_cathedral", "de"): {
        r"\bGilde": "Zunft",
        r"\bBanner": "Fahne",
        r"\bZierat": "Schmuckstück",
        r"\bFundament": "Sockel",
        r"\bLohn\b": "Belohnung",
        r"\d+ (Anerkennung|Prestige)\b": "Anerkennungspunkte, Prestigepunkte",
        r"Fortgeschrittene": "die schwierige Seite",
    },
    ("outpost", "ru"): {
        r"\b(не)?развед": "исследовать",
        r"\bкрепост|\bукреп": "фортификация",
        r"\bзвер(?!ин)": "монстр",
        r"у ворот": "ряд героев",
        r"\bурожа": "активировать регион",
        r"\bзаработал": "активировать улицу",
    },
    ("outpost", "de"): {
        r"[Ee]rforsch": "erkunden",
        r"\bBestie": "Monster",
        r"[Aa]ufschlag": "Aufpreis",
        r"\bLohn\b": "Belohnung",
    },
    ("village", "ru"): {
        r"[Тт]оргов\w+ д(ень|н)": "базарный день",
        r"\bчас(а|ов|ы|у|ом)?\b": "единица времени",
        r"^[Дд]вор$": "подворье",
        r"[Вв]рем(я|ени) жизни": "срок жизни",
        r"\bстрок": "место в летописи",
        r"\bмастер(а|у|ом|ов)\b|\bмастер\b(?! *$|,)": "ремесленник",
        r"\bреб[её]н|\bдет(и|ей)\b": "домочадец",
        r"\bизготов": "произвести",
        r"\b[Кк]ольцо\b": "перстень",
        r"(\d|\}|\bдва|\bтри|\bпо) очк\w+\b(?! известности)": "очки известности",
        r"\bномер \{": "домочадец 1",
        r"\bлетопись \(": "в летопись к ремесленникам",
    },
    ("village", "de"): {
        r"\bVorrecht": "Privileg",
        r"\bStunden?\b": "Zeiteinheit",
        r"[Aa]ufschlag": "Aufpreis",
        r"\b[Ee]ine Zahl\b": "Familienmitglied",
        r"\borangen\b": "orangefarben",
        # A die is a Würfel, a cube a Stein: only Klara's die is thrown.
        r"\b(braun|rosa|orange|grün|schwarz)\w* Würfel": "Stein",
        r"\bKind(er|ern|es)?\b": "Familienmitglied",
    },
    ("village", "en"): {
        r"\b(a|no|the|your) number \{|\ba number \d": "family member",
        r"\btowns?\b": "city",
        r"\blife-time\b": "lifetime",
        r"\bchild(ren)?\b": "family member",
        r"\bslots?\b": "place in the chronicle",
        r"\bequal (influence )?(cubes|ones)\b|, equal or not": "matching cubes",
        r"\bchronicle \(": "among the craftsmen",
    },
}
# German tells nouns from verbs by their capital: die Waren, sie waren.
CASE = {"ru": re.IGNORECASE, "en": re.IGNORECASE, "de": re.NOFLAG}
# Words that no game says in Russian: old or bookish where plain ones will do.
STYLE = {
    r"\bсперва\b": "сначала",
    r"\bлишь\b": "только",
    r"\bхоть\b": "в том числе",
    r"\bдаром\b": "бесплатно",
    r"\bкошел": "рубли, монеты",
    r"\bприбыт(ок|ка)\b": "доход",
    r"\bзерн[оа] (этой )?партии": "номер расклада",
    r"\b(закончить|заканчива\w+|закончите) ход\b": "завершить ход",
    r"\bмин\. ": "мин",
    r"[\d}] %": "a space that does not break",
}
# German says du to everybody.
STYLE_DE = {
    r"\b([Ee]uer|[Ee]ure[nmrs]?|[Ee]uch)\b": "dein",
    r"\b(bietet|habt|könnt|müsst|seid) ihr\b|\b[Ii]hr (baut|bietet|habt|könnt|müsst|seid)\b": "du",
    r"(^|[.:!?] )(Errichtet|Baut|Besiedelt|Erobert|Gebt|Nehmt|Wählt|Versucht)\b": "Errichte",
    r"\bSeed\b": "Startwert",
    r"\bOption(en)?\b": "Einstellung",
    r"\bMin\.": "min",
    r"\b[Ii]m (ersten|\{ \$tries \}\.) Versuch\b": "beim ersten Versuch",
    r"\b[Uu]nbezahlbar": "die du nicht bezahlen kannst",
    "\u00ad": "no soft hyphens",
    r"[\d}] %": "a space that does not break",
}
# English as it is written, not as it is translated.
STYLE_EN = {
    r"\bin your (own )?turn\b": "on your turn",
    r"\b(rounds|turns|hours|days) long\b(?! enough)": "for four rounds",
    r"\banother one than\b": "not",
    r"(^|[.:;] )Is the \w+ (full|empty),": "If the column is full,",
    r"(^|[.:;] )(On|In) \w+( \w+)* (comes|stands|lies) a\b": "A troop stands in …",
    r"\bat the first try\b": "on the first try",
    r"\bhave not got\b": "do not have",
    r"\bonce for all\b": "once and for all",
    r"\bleft-most\b": "leftmost",
    r"\bwaits? for (you|your|players)\b": "is waiting for you",
    r"\byou (do not|already) sit at\b": "you are not sitting at",
}
# Words of the list above that the pages around the games may say, as they mean something else:
# hours of the day, points of any game, the rows of a table, a number that is typed in.
ELSEWHERE = {
    "ru": ("час", "очк", "строк"),
    "de": ("Stunden", "[Ee]ine Zahl"),
    "en": (),
}
# A verb before a selector cannot agree with the number inside it.
STRANDED = re.compile(
    r"\b(нуж(?:ен|на|но|ны)|потрачен\w*|получен\w*|остал(?:ся|ась|ось|ись)|взят\w*|отдан\w*"
    r"|уплачен\w*|отправлен\w*|сделан\w*)\s*\{\s*\$\w+\s*->"
)


def lines_of(id: str) -> tuple[str, ...]:
    """How the lines of a game begin in a catalogue that all games share."""
    return (f"{id}-", f"part-{id}-")


def flaws_in(path: Path, lang: str) -> str:
    """What is said about impossible positions in a language, a sentence a line."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return "\n".join(data.get(lang, {}).values())


def catalogue_of(id: str, lang: str) -> dict[str, str]:
    """The sources of everything a game says in a language, by file."""
    found: dict[str, str] = {}
    for folder in catalogues_of(id):
        path = folder / f"{lang}.ftl"
        found[str(path.relative_to(ROOT))] = path.read_text(encoding="utf-8")
    flaws = ROOT / f"src/terem/games/{id}/help/flaws.toml"
    found[str(flaws.relative_to(ROOT))] = flaws_in(flaws, lang)
    for name in ("cli", "analysis"):
        source = (CATALOGUES[name] / f"{lang}.ftl").read_text(encoding="utf-8")
        own = [line for line in source.splitlines() if line.startswith(lines_of(id))]
        found[name] = "\n".join(own)
    for path in sorted((ROOT / f"src/terem/games/{id}/rulebook").glob(f"*{lang}*.md")):
        found[str(path.relative_to(ROOT))] = path.read_text(encoding="utf-8")
    return found


def said(source: str) -> list[str]:
    """The lines of a catalogue without the names of its messages, and of a page as they are."""
    # A quoted line of a rulebook names the printed section.
    lines = [line for line in source.splitlines() if not line.startswith(("#", ">"))]
    return [re.sub(r"^[-\w.]+ = |^ +\.\w+ = ", "", line) for line in lines]


@pytest.mark.parametrize(("id", "lang"), sorted(FORBIDDEN))
def test_a_game_uses_the_printed_terms(id: str, lang: str) -> None:
    wrong: list[str] = []
    for place, source in catalogue_of(id, lang).items():
        for line in said(source):
            for pattern, printed in FORBIDDEN[id, lang].items():
                if re.search(pattern, line, CASE[lang]):
                    wrong.append(f"{place}: {line.strip()} ({printed})")
    assert not wrong, "\n".join(wrong)


# What was once said in place of the printed words: the patterns above must find it.
ONCE_SAID: dict[tuple[str, str], tuple[str, ...]] = {
    ("rurik", "ru"): (
        "Жетон первого игрока", "стопка указов", "лестница войны", "соперник", "пленный мятежник",
        "трудный", "на карте", "открыть карту", "открывает на одну карту меньше", "отводит ратника",
        "отсылает ратника", "в удел Полоцк", "прибыток", "сыграть указ", "карты в руке",
        "Отказаться от действия ({ $action })",
    ),
    ("rurik", "de"): (
        "die Waren", "Handelsware", "die Leiter", "gefangene Aufständische", "Der Aufstand setzt",
        "auf dem Brett", "auf der Karte", "Ratgeber zurücknehmen", "Predslava",
        "nimmt jeder einen Ratgeber zurück",
    ),
    ("red_cathedral", "ru"): (
        "гильдия", "знамя", "знамёна", "трек", "клетка", "использовать жетон мастерской",
        "построено", "деление с орлом", "1 лес", "кошель", "во время визита на рынок",
    ),
    ("red_cathedral", "de"): (
        "Gilde", "Banner", "Zierat", "Fundament", "Lohn", "8 Anerkennung",
        "die Seite für Fortgeschrittene",
    ),
    ("outpost", "ru"): (
        "разведать", "неразведанная", "крепость", "укрепить", "зверь", "Герои у ворот",
        "собран урожай", "улица заработала",
    ),
    ("outpost", "de"): ("erforschen", "Bestie", "Aufschlag", "Der Lohn"),
    ("village", "ru"): (
        "Торговый день", "2 часа", "Двор", "Время жизни", "строка летописи", "мастера", "ребёнок",
        "изготовить", "3 очка", "номер { $number } обучен", "в летопись (ремесленники)",
    ),
    ("village", "de"): (
        "Vorrecht", "eine Stunde", "Aufschlag", "Eine Zahl 1", "einen orangen Stein",
        "2 braune Würfel", "Zieh ein Kind auf",
    ),
    ("village", "en"): (
        "Send a number 1 into the council", "Towns visited", "Life-time", "Raise a child",
        "a free slot in the chronicle", "three equal cubes pay", "the chronicle (craftsmen)",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("id", "lang"), sorted(FORBIDDEN))
def test_the_patterns_find_what_was_once_said(id: str, lang: str) -> None:
    missed = [
        said
        for said in ONCE_SAID[id, lang]
        if not any(re.search(pattern, said, CASE[lang]) for pattern in FORBIDDEN[id, lang])
    ]
    assert not missed


def test_every_catalogue_is_read() -> None:
    read = {*CATALOGUES.values(), *[one for id in GAMES for one in catalogues_of(id)]}
    # The plain board, which any game can be played on, has nothing of its own to say.
    read.add(BOARDS / "plain/messages")
    kept = [*ROOT.glob("src/**/*.ftl"), *ROOT.glob("web/src/**/*.ftl")]
    assert {path.parent for path in kept} == read
    assert all(len([p for p in kept if p.parent == folder]) == len(LANGUAGES) for folder in read)


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_around_the_games_use_no_word_that_a_game_avoids(name: str, lang: str) -> None:
    source = (CATALOGUES[name] / f"{lang}.ftl").read_text(encoding="utf-8")
    # The lines of a game are read with the game.
    own = sum((lines_of(id) for id in GAMES), ())
    shared = [line for line in source.splitlines() if not line.startswith(own)]
    wrong = [
        f"{line.strip()} ({printed})"
        for id in GAMES
        for pattern, printed in FORBIDDEN.get((id, lang), {}).items()
        if not any(word in pattern for word in ELSEWHERE[lang])
        for line in said("\n".join(shared))
        if re.search(pattern, line, CASE[lang])
    ]
    assert not wrong, "\n".join(wrong)


def everything_in(lang: str) -> list[Path]:
    """All catalogues and rulebooks of a language, those of the client included."""
    found = [*ROOT.glob(f"src/**/{lang}.ftl"), *ROOT.glob(f"web/src/**/{lang}.ftl")]
    found += [*ROOT.glob(f"src/**/rulebook/{lang}.md"), *ROOT.glob("src/**/flaws.toml")]
    return sorted(found)


def source_of(path: Path, lang: str) -> str:
    return flaws_in(path, lang) if path.suffix == ".toml" else path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", everything_in("en"), ids=lambda path: str(path.relative_to(ROOT)))
def test_english_is_written_not_translated(path: Path) -> None:
    wrong = [
        f"{line.strip()} ({better})"
        for line in said(path.read_text(encoding="utf-8"))
        for pattern, better in STYLE_EN.items()
        if re.search(pattern, line, re.IGNORECASE)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", everything_in("de"), ids=lambda path: str(path.relative_to(ROOT)))
def test_german_says_du_to_everybody(path: Path) -> None:
    wrong = [
        f"{line.strip()} ({better})"
        for line in said(source_of(path, "de"))
        for pattern, better in STYLE_DE.items()
        if re.search(pattern, line)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", everything_in("ru"), ids=lambda path: str(path.relative_to(ROOT)))
def test_russian_is_plain_and_its_verbs_agree(path: Path) -> None:
    source = source_of(path, "ru")
    wrong = [
        f"{line.strip()} ({better})"
        for line in said(source)
        for pattern, better in STYLE.items()
        if re.search(pattern, line, re.IGNORECASE)
    ]
    wrong += [f"a verb before a number: {found[0]}" for found in STRANDED.finditer(source)]
    assert not wrong, "\n".join(wrong)


# Sentences that the rules above must find, one for each: the catalogues once had them.
WRONG = {
    "ru": (
        "Сперва возьмите кубик", "доступна лишь одна", "хоть одна фигурка", "получить даром",
        "в кошеле 3 рубля", "прибыток, 1 монета", "зерно этой партии", "шансы: { $percent } %",
        "Закончить ход", "{ $minutes } мин. на игрока",
    ),
    "de": (
        "Euer Titel", "nehmt euren Würfel", "Mit Ratgebern bietet ihr um Aktionen",
        "Errichtet die Kathedrale", "Ihr baut gemeinsam", "Der Seed", "mit der Option",
        "Alchemisten\u00adwerkstatt", "{ $percent } % Siegchance", "{ $minutes } Min.",
        "Im ersten Versuch gelöst!", "Eine unbezahlbare Karte kann nicht gespielt werden.",
    ),
    "en": (
        "What do you do in your turn?", "Four rounds long the heirs struggle",
        "The price is another one than 2 brown cubes", "Is the column full, the next one",
        "On territories of this colour comes a monster", "Solved at the first try!",
        "You have not got both goods.", "Once for all:", "the left-most column",
        "2 tables wait for you", "You do not sit at this table.",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("lang", "rules"), [("ru", STYLE), ("de", STYLE_DE), ("en", STYLE_EN)])
def test_the_rules_of_style_find_what_was_once_said(lang: str, rules: dict[str, str]) -> None:
    case = re.NOFLAG if lang == "de" else re.IGNORECASE
    missed = [one for one in WRONG[lang] if not any(re.search(rule, one, case) for rule in rules)]
    assert not missed
    idle = [rule for rule in rules if not any(re.search(rule, one, case) for one in WRONG[lang])]
    assert not idle


@pytest.mark.parametrize("verb", ["потрачено", "нужен", "остались"])
def test_a_verb_before_a_number_is_found(verb: str) -> None:
    source = f"moved = {verb} {{ $count ->\n    [one] 1 монета\n   *[other] монет\n}}"
    assert STRANDED.search(source)


# Marks of another language: its quotes, a hyphen for a dash, three dots for an ellipsis.
MARKS = {
    "ru": r"[“”„]| - (?!\d)|\.\.\.",
    "de": r"[«»]|“[^„“]*”| - (?!\d)|\.\.\.",
    "en": r"[«»„]| - (?!\d)|\.\.\.",
}
FOREIGN = {
    "ru": ("Взять „указ“", "Советник - на стяг", "Думаем..."),
    "de": ("die Karte «Bau»", "die Karte “Bau”", "Anna - sie zieht", "Überlegt ..."),
    "en": ("the card „Build“", "Anna - she moves", "Thinking..."),
}
# Words with two spellings that are two words: все and всё, чем and чём.
BOTH = {"все", "всем", "чем"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_own_marks(lang: str) -> None:
    assert all(re.search(MARKS[lang], one) for one in FOREIGN[lang])
    wrong = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in everything_in(lang)
        for line in said(source_of(path, lang))
        if re.search(MARKS[lang], line)
    ]
    assert not wrong, "\n".join(wrong)


def test_a_word_with_yo_has_it_everywhere() -> None:
    words: set[str] = set()
    for path in everything_in("ru"):
        for line in said(source_of(path, "ru")):
            words |= set(re.findall(r"[а-яё]+", line.lower()))
    wrong = {word for word in words if "ё" in word and word.replace("ё", "е") in words - BOTH}
    assert not wrong


# A refusal that says "this" or "such" and adds in brackets what it means.
LABELLED = re.compile(r"^why-[-\w]+ = .*\(\{ \$\w+ \}\)", re.MULTILINE)


@pytest.mark.parametrize("id", GAMES)
def test_a_refusal_names_things_inside_its_sentence(id: str) -> None:
    """Not "There is no such building on the market (tavern).", but "There is no tavern"."""
    assert LABELLED.search("why-not-on-market = There is no such building ({ $building }).")
    for lang in LANGUAGES:
        source = (terem.game(id).words.folder / f"{lang}.ftl").read_text(encoding="utf-8")
        assert not LABELLED.findall(source)


# How a rulebook names an option: by the title that players see.
OPTION = {"ru": r"[Нн]астройк\w+ «(.*?)»", "de": r"Einstellung „(.*?)“", "en": r"option “(.*?)”"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_rulebooks_name_options_by_their_visible_titles(id: str, lang: str) -> None:
    words = terem.game(id).words
    titles = [words.text(lang, f"option-{name}") for name in terem.game(id).options]
    for clause in terem.game(id).rulebook(lang):
        assert "`" not in clause.whole(), clause.id
        for named in re.findall(OPTION[lang], clause.whole()):
            assert any(named.split(": ")[0] in title or named == title for title in titles), (
                f"{clause.id}: {named}"
            )


# ---------------------------------------------------------------------- nothing unused


def sources() -> str:
    """All code that asks for messages."""
    paths = [
        *ROOT.glob("src/**/*.py"),
        *ROOT.glob("web/src/**/*.ts"),
        *ROOT.glob("web/src/**/*.svelte"),
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


CODE = sources()


def patterns(entry: Entry) -> list[Pattern]:
    return [entry.value or [], *entry.attributes.values()]


def referred(entries: dict[str, Entry]) -> set[str]:
    """Messages, and forms as `name.form`, that other messages refer to."""
    found: set[str] = set()

    def walk(pattern: Pattern) -> None:
        for part in pattern:
            if part[0] == "ref":
                found.add(str(part[1]))
                if part[2]:
                    found.add(f"{part[1]}.{part[2]}")
            elif part[0] == "select":
                selector, variants = part[1], part[2]
                assert isinstance(selector, tuple)
                assert isinstance(variants, list)
                walk([selector])
                for _, _, inner in variants:
                    walk(inner)

    for entry in entries.values():
        for pattern in patterns(entry):
            walk(pattern)
    return found


# Messages that code names whole, and kinds of them that it completes (f"place-{place}").
NAMED = set(re.findall(r"[\"'`]([-\w]+)(?=[\"'`.])", CODE))
KINDS = {
    kind
    for pattern in (r"[\"'`]([-\w]+)-\$?\{", r"[(\s]\"([-\w]+)\"[,)]", r"'([-\w]+)'[,)]")
    for kind in re.findall(pattern, CODE)
}
# Forms of names that the client asks for.
FORMS = set(re.findall(r"\.(\w+)`", CODE)) | set(re.findall(r"form\('(\w+)'\)", CODE))


def asked_for(message: str) -> bool:
    """Whether code names this message, whole or by its kind."""
    return message in NAMED or any(
        message[: cut.start()] in KINDS for cut in re.finditer("-", message)
    )


def kinds_of(id: str) -> dict[str, str]:
    """Variables that stand for named things, by name: what the things are called."""
    game = terem.game(id)
    lists = [*game.verbs.values(), *game.events.values()]
    lists += [
        tuple(re.findall(r"\"([\w:]+)\"", found))
        for found in re.findall(r"\((\"[\w:\", ]+,?)\)", CODE)
    ]
    named: dict[str, str] = {}
    for kinds in lists:
        for kind in kinds:
            name, colon, thing = kind.partition(":")
            named[name] = (thing if colon else name).rstrip("*")
    for decision in game.decisions.values():
        for field, _ in decision.fields:
            named.setdefault(field.rstrip("*"), field.rstrip("*"))
    return named


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_message_and_every_form_of_a_game_is_used(id: str, lang: str) -> None:
    game = terem.game(id)
    own = parse((game.words.folder / f"{lang}.ftl").read_text(encoding="utf-8"), id)
    board = parse((BOARDS / id / f"messages/{lang}.ftl").read_text(encoding="utf-8"), id)
    entries = {**game.words.entries(lang), **board}
    in_use = referred({**own}) | referred(board)
    assembled = {f"move-{verb}" for verb in game.verbs} | {f"event-{kind}" for kind in game.events}
    assembled |= {f"prompt-{kind}" for kind in game.decisions}
    for name, option in game.options.items():
        assembled |= {f"option-{name}", *[f"choice-{name}-{one}" for one in option.choices]}
    named = kinds_of(id)
    things = set(named.values())
    unused: list[str] = []
    for message, entry in {**own, **board}.items():
        thing = any(message.startswith(f"{kind}-") for kind in things)
        if not (message in assembled or message in in_use or thing or asked_for(message)):
            unused.append(message)
        for form in entry.attributes:
            if f"{message}.{form}" in in_use or form in FORMS:
                continue
            wanted = {
                f"{name}_{form}" for name, kind in named.items() if message.startswith(f"{kind}-")
            }
            if not any(wanted & variables_of(entries, one) for one in entries.values()):
                unused.append(f"{message}.{form}")
    assert not unused, ", ".join(unused)


def variables_of(entries: dict[str, Entry], entry: Entry) -> set[str]:
    found: set[str] = set()
    for pattern in patterns(entry):
        found |= variables(entries, pattern)
    return found


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_without_a_game_is_used(name: str) -> None:
    entries = parse((CATALOGUES[name] / "en.ftl").read_text(encoding="utf-8"), name)
    in_use = referred(entries)
    prefixes = tuple(f"{id}-" for id in GAMES)
    unused = []
    for message in entries:
        stem = message.partition("-")[2] if message.startswith(prefixes) else message
        if message not in in_use and not asked_for(message) and not asked_for(stem):
            unused.append(message)
    assert not unused, ", ".join(unused)


@pytest.mark.parametrize("id", GAMES)
def test_every_message_of_a_companion_is_used(id: str) -> None:
    """Whole, or as a kind that code completes with a name that it knows."""
    folder = ROOT / f"web/src/companion/{id}"
    entries = parse((folder / "messages/en.ftl").read_text(encoding="utf-8"), id)
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ts")))
    words = set(re.findall(r"\w+", code + CODE))
    in_use = referred(entries)
    unused = [
        message
        for message in entries
        if message not in in_use
        and message not in NAMED
        and not any(
            message[: cut.start()] in KINDS and message[cut.end() :] in words
            for cut in re.finditer("-", message)
        )
    ]
    assert not unused, ", ".join(unused)


@pytest.mark.parametrize("id", GAMES)
def test_things_of_a_kind_have_the_same_forms(id: str) -> None:
    """A sentence with $region_into must find that form with every region."""
    for lang in LANGUAGES:
        own = terem.game(id).words.entries(lang)
        for kind in ("region", "city", "good", "die", "sector", "building", "structure", "leader"):
            forms = {
                message: frozenset(entry.attributes)
                for message, entry in own.items()
                if message.startswith(f"{kind}-") and entry.attributes
            }
            assert len(set(forms.values())) <= 1, f"{lang} {kind}: {forms}"
