#!/usr/bin/env python3
"""Writes a remark for each English sentence with gaps that has none: what a translator has to know.

    scripts/remarks.py [--check]

A remark says what each gap is, with an example, and how long the sentence may be. The example is from a
sentence that a test expects, if there is one. Read what it wrote and put right what is wrong: a remark that
is there already is left alone. `--check` only counts what is missing. Needs `pip install fluent.syntax`.
"""

import collections
import pathlib
import re
import sys

from fluent.syntax import FluentParser, ast

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDTH = 110
PLURALS = {"zero", "one", "two", "few", "many", "other"}
OTHER_LANGUAGES = re.compile(r"(^|[/.])(cs|de|es|fr|hu|it|ko|nl|pl|pt|pt-br|ru|sv|th|tr|uk|vi|german)[./]")

# What a gap of a name is, and an example where none is found.
GAPS = {
    "about": ("what it is, a sentence", "the keys of another program"),
    "accept": ("the command accept", None),
    "accuracy": ("a number", None),
    "address": ("the address of a board", "dgt:/dev/ttyUSB0"),
    "after": ("a percentage", "41"),
    "aid": ("an aid", "times"),
    "aids": ("aids", "times, moves"),
    "all": ("a number", None),
    "announced": ("a move", None),
    "announcer": ("a name", "Anna"),
    "answer": ("what an engine has answered", "bestmove 0000"),
    "article": ("an article of the Laws", "9.5"),
    "articles": ("articles of the Laws", "6.11, 9.5"),
    "assistant": ("the name of the assistant", "Hans"),
    "attackers": ("the attackers", "knight f6"),
    "award": ("a penalty or a time", "2 minutes"),
    "back": ("a command", "restore"),
    "before": ("a percentage", "62"),
    "behind": ("a piece", "king"),
    "best": ("a move", None),
    "black": ("the name of Black", "Ben"),
    "blindfold": ("the setting blindfold", None),
    "board": ("what is on the board", "knight f3"),
    "boards": ("boards", "dgt, /dev/ttyUSB0"),
    "bonus": ("a number of seconds", "30"),
    "builtin": ("the word for the computer", "computer"),
    "by": ("a name", "Anna Nowak"),
    "captured": ("a piece", "pawn"),
    "castling": ("castling", "short"),
    "changed": ("the command changed", "changed"),
    "characters": ("a number", None),
    "check": ("what to type", "check"),
    "claim": ("the command claim", "claim"),
    "clue": ("a sentence", "Look at the king."),
    "color": ("a colour", None),
    "column": ("the number of a column", None),
    "command": ("a command", "board"),
    "costs": ("a penalty", "2 minutes"),
    "count": ("a number", None),
    "dark": ("the word for dark", None),
    "date": ("a date", "28 November 2026"),
    "day": ("the number of a day", None),
    "decline": ("the command decline", None),
    "defenders": ("the defenders", "king e1, queen d1"),
    "depth": ("a depth", "12"),
    "does": ("what the key does", "the square to the left"),
    "draw": ("points", "half a point"),
    "drawn": ("a number of games", None),
    "drill": ("the name of a drill", "knight paths"),
    "due": ("a result", "1-0"),
    "eco": ("an ECO code", "C50"),
    "edition": ("an edition of the Laws", "FIDE 2023"),
    "encoding": ("an encoding", "windows-1252"),
    "ended": ("how the game ended, a whole sentence", "White wins by checkmate."),
    "engine": ("the name of an engine", "Stockfish"),
    "envelope": ("whether the envelope was opened", "closed"),
    "event": ("the name of an event", "Club Championship"),
    "example": ("an example", "h = hint"),
    "exercise": ("a number", None),
    "exercises": ("numbers", "2 and 4"),
    "face": ("how it is seen", "screen"),
    "fee": ("an amount", "50 euros"),
    "file": ("the name of a file", "game.pgn"),
    "first": ("the first one", "e4"),
    "flag": ("a flag of the command line", "--strict"),
    "folder": ("the name of a folder", "games"),
    "from": ("a square", None),
    "game": ("the number of a game", None),
    "games": ("a number of games", None),
    "gap": ("the name of a gap", "move"),
    "gaps": ("names of gaps", "move, color"),
    "goal": ("the goal", "win"),
    "group": ("a group", "dialout"),
    "head": ("a heading", "White"),
    "help": ("the help, a whole sentence", "how strong the opponent is"),
    "hint": ("the command hint", "hint"),
    "how": ("how", "short"),
    "instead": ("what to write", "up"),
    "items": ("items of a list", "knight g1 f3"),
    "judged": ("a number", None),
    "keeping": ("a number", None),
    "key": ("a key, or the name of a setting", "time"),
    "keyboard": ("a keyboard", "qwerty"),
    "keyboards": ("keyboards", "qwertz, azerty"),
    "keymap": ("the name of a keymap", "lichess"),
    "keymaps": ("the names of keymaps", "lichess, winboard"),
    "keys": ("keys", "Control Q"),
    "kind": ("the kind", "xterm"),
    "kinds": ("kinds of mistakes", "2 blunders, 1 slip"),
    "king": ("a square", None),
    "known": ("a name", "king"),
    "label": ("how bad it was", "blunder"),
    "language": ("a language", "German"),
    "languages": ("languages, with commas", "English, German"),
    "last": ("the last one", "pawn e4"),
    "late": ("how late a player may come", "30 minutes"),
    "later": ("a sentence", "The theme is a fork."),
    "learn": ("the command learn", None),
    "least": ("the smallest number", None),
    "left": ("a time", "5 minutes"),
    "length": ("a number", None),
    "letter": ("a letter", "S"),
    "letters": ("letters", "K, Q, R, B, N"),
    "level": ("a level", "3"),
    "light": ("the word for light", None),
    "like": ("a letter that looks like it", "a"),
    "line": ("the number of a line", None),
    "lines": ("a number", None),
    "loser": ("who loses", "White"),
    "lost": ("a number of games", None),
    "made": ("a move", None),
    "make": ("a make of board", "DGT"),
    "makes": ("makes of boards", "dgt, certabo"),
    "man": ("a piece with its colour", "white knight"),
    "men": ("pieces and their squares", "king e1, pawn e2"),
    "minutes": ("minutes", "10, 5 and 1"),
    "month": ("the number of a month", None),
    "more": ("a number", None),
    "most": ("the largest number", None),
    "move": ("a move", None),
    "moves": ("moves", "12"),
    "n": ("a number", None),
    "names": ("names, with commas", "board, moves"),
    "near": ("the nearest name", "board"),
    "needed": ("a number", None),
    "new": ("the command new", None),
    "next": ("the next item", "pawn e4"),
    "no": ("the word for no", None),
    "nothing": ("the word for nothing", None),
    "now": ("what holds now", "on"),
    "nth": ("a number", None),
    "number": ("a number", None),
    "of": ("the number of a ruling", "3"),
    "on": ("a word or a square", "e5"),
    "one": ("the first one", "fork"),
    "openings": ("the word openings", None),
    "opponent": ("the opponent", "Ben"),
    "other": ("the other one of two", "black"),
    "output": ("an audio output", "headphones"),
    "pace": ("a pace", "blitz"),
    "parent": ("the name of a folder", "voices"),
    "part": ("a part", "white"),
    "path": ("the name of a port or a file", "/dev/ttyUSB0"),
    "pawn": ("a square", None),
    "percent": ("a percentage", "62"),
    "period": ("a period of the time control", "40 moves in 90 minutes"),
    "phase": ("a phase of the game", "endgame"),
    "piece": ("a piece", None),
    "pieces": ("pieces in the form behind a number or before squares", "knights"),
    "place": ("a place in a game", "move 12, White"),
    "places": ("places", "white, black, desk"),
    "player": ("the name of a player or a colour", "white"),
    "points": ("points", "half a point"),
    "port": ("a port", "/dev/ttyUSB0"),
    "position": ("a position", "start"),
    "practise": ("the command practise", None),
    "press": ("the command press", None),
    "product": ("the name of a device", ", DGT board"),
    "program": ("how the program is called", "touchmove"),
    "puzzle": ("the command puzzle", None),
    "question": ("a whole question", "Who attacks what: attackers e4."),
    "quit": ("the command quit", None),
    "rank": ("a rank", "4"),
    "rate": ("a number", None),
    "rating": ("a rating", "1450"),
    "read": ("what was read", "1-0"),
    "reading": ("a reading of a move", "knight b1 d2"),
    "reason": ("the reason, without a full stop", "the disk is full"),
    "record": ("a number", None),
    "recorded": ("a move", None),
    "repertoire": ("the command repertoire", None),
    "rest": ("the rest of the line", "Anna against Ben, 1-0"),
    "restore": ("the command restore", None),
    "result": ("a result", "1-0"),
    "right": ("a number", None),
    "rights": ("rights to castle", "short, long"),
    "role": ("a piece", "knight"),
    "ruling": ("a ruling", "2 minutes more for White"),
    "runs": ("whose clock runs", "White's runs"),
    "said": ("a move", None),
    "scale": ("points", "1, a half and 0"),
    "score": ("a result in figures", "1-0"),
    "script": ("a script", "Greek"),
    "seat": ("a place of a match", "white"),
    "seconds": ("a number of seconds", None),
    "section": ("a section of a file", "pieces"),
    "server": ("the name of a speech server", "speech-dispatcher"),
    "set": ("the command set", "set"),
    "setting": ("the name of a setting", "tables"),
    "settings": ("the command settings", None),
    "setup": ("what to type", "pegboard dgt"),
    "shade": ("the colour of a square", "light"),
    "side": ("a side", "short"),
    "sign": ("a character", "z"),
    "signed": ("a result", "1-0"),
    "since": ("a date", "2026-01-01"),
    "slot": ("the name of a gap", "to"),
    "speech": ("whether it speaks", "on"),
    "square": ("a square", None),
    "squares": ("squares", "e4, d5"),
    "state": ("the state", "draft"),
    "subject": ("a subject", "castling"),
    "system": ("the system", "windows"),
    "table": ("a table of liblouis", "en-ueb-g1.ctb"),
    "tag": ("a tag", "Event"),
    "taken": ("a time", "5 minutes"),
    "talk": ("the name of a voice", "de"),
    "tenths": ("a digit", "4"),
    "text": ("a text as it is", "knihgt f3"),
    "theme": ("a theme", "fork"),
    "themes": ("themes", "mate, fork"),
    "then": ("what was before", "off"),
    "time": ("a time", "5 minutes"),
    "times": ("times, with commas", "10 minutes, 1 minute"),
    "title": ("a title", "The square of the pawn"),
    "to": ("a square", None),
    "todo": ("what to do, a whole sentence", "Plug it in again."),
    "told": ("a sentence", "42 moves"),
    "until": ("a date", "2025-01-01"),
    "usual": ("a pace", "rapid"),
    "value": ("a value", "25"),
    "values": ("the values that there are", "on, off"),
    "variants": ("the variants of a plural", "few, many"),
    "verdict": ("a verdict on a move", "Better: e4."),
    "version": ("a version", "3.24"),
    "voice": ("the name of a voice", "de"),
    "voices": ("the names of voices", "en, de"),
    "wanted": ("what is to be done", "3 due"),
    "what": ("a whole sentence", "The file is damaged."),
    "when": ("a date and time", "28 November 2026, 10:00"),
    "which": ("which", "all"),
    "white": ("the name of White", "Anna"),
    "who": ("who", "Anna"),
    "whole": ("a number", None),
    "whose": ("whose", "own"),
    "why": ("the reason", "The file is damaged."),
    "win": ("points", "1 point"),
    "winner": ("who wins", "White"),
    "won": ("a number of games", None),
    "word": ("what was typed", "knihgt"),
    "words": ("words of a program", "on, off"),
    "worth": ("a verdict", "won"),
    "written": ("a move", None),
    "wrote": ("a move", None),
    "year": ("a year, often that of an edition of the Laws", "2023"),
    "yes": ("the word for yes", None),
}

# What the gap `name` is in sentences whose names begin so.
NAMES = [
    (r"voice|talk", "the name of a voice or of a sentence", "de"),
    (r"keymap", "the name of a keymap", "lichess"),
    (r"setting|set-", "the name of a setting", "level"),
    (r"argument-|term-|ask-|usage|help-|answer-|command|key-|once-|not-now", "the name of a command", "board"),
    (r"engine|analysis|health-engine", "the name of an engine", "Stockfish"),
    (r"match|desk|seat|report|host|sheet|record", "a person, a place or a key", "Anna"),
    (r"repertoire|opening|drill|lesson", "an opening, a drill or a lesson", "Italian Game"),
    (r"import|fault|remark|tag", "a name as a file has it", "Event"),
    (r"tables|book|louis|braille", "a file or a folder", "tables"),
    (r"", "a name", "Anna"),
]

# What an example of a gap looks like: what it is, and a pattern.
LOOKS = [
    (r"a colour$", r"(White|Black)"),
    (r"a square$", r"[a-h][1-8]"),
    (r"a (number|percentage|digit|rating)|the (number|largest|smallest)", r"\d+"),
    (r"a piece$", r"(king|queen|rook|bishop|knight|pawn)"),
    (r"a whole question|a whole sentence|a sentence", r"[A-Z][^:]*\."),
    (r"the help|a verdict", r"[\w-]+ .* .*\w"),
    (r"the reason", r"[a-z]\w* [^.:]*\w"),
    (r"a move$", r"[^.:]*([1-8]|one|two|three|four|five|six|seven|eight)"),
    (r"the name of (White|Black)", r"[A-Z][a-z]+( [A-Z][a-z]+)?"),
    (r"the colour of a square", r"(light|dark)"),
    (r"the command |the word |the setting ", r"[a-z-]+"),
    (r"who (wins|loses)", r"(White|Black)"),
    (r"what was typed|a text as it is", r"[\w '-]+"),
    (r"a place in a game", r"move \d+, (White|Black)"),
    (r"", r"(?!--)[^:;(]*[^:;(,. ]"),
]


def variables(pattern, found):
    """The gaps of a sentence: whether each is said, and by which words it chooses."""
    for element in pattern.elements:
        expression = getattr(element, "expression", None)
        if isinstance(expression, ast.SelectExpression):
            keys = [getattr(variant.key, "name", None) or variant.key.value
                    for variant in expression.variants]
            if isinstance(expression.selector, ast.VariableReference):
                known = found.setdefault(expression.selector.id.name, [False, []])[1]
                known += [key for key in keys if key not in known]
            for variant in expression.variants:
                variables(variant.value, found)
        elif isinstance(expression, ast.VariableReference):
            found.setdefault(expression.id.name, [False, []])[0] = True
    return found


def gaps(pattern):
    """The same, where a gap and its key or its number are one."""
    merged = {}
    for name, (said, keys) in variables(pattern, {}).items():
        base = re.sub(r"-(key|number)$", "", name)
        entry = merged.setdefault(base, [False, []])
        entry[0] |= said
        entry[1] += keys if base == name else []
    return merged


def forms(pattern):
    """Everything that a sentence can be, as patterns with `<<name>>` for a gap."""
    texts = [""]
    for element in pattern.elements:
        expression = getattr(element, "expression", None)
        if isinstance(element, ast.TextElement):
            more = [re.escape(re.sub(r"\s+", " ", element.value))]
        elif isinstance(expression, ast.SelectExpression):
            more = [text for variant in expression.variants for text in forms(variant.value)]
        elif isinstance(expression, ast.VariableReference):
            more = [f"<<{expression.id.name}>>"]
        elif isinstance(expression, ast.StringLiteral):
            more = [re.escape(expression.value)]
        else:
            more = [".+?"]
        texts = [text + end for text in texts for end in more][:60]
    return texts


class Heard:
    """What the tests expect in English, by its words."""

    def __init__(self):
        lines = {}
        data = [path for path in (ROOT / "tests/data").rglob("*") if path.suffix in (".txt", ".heard")]
        tests = list((ROOT / "tests/it").rglob("*.rs")) + list((ROOT / "src").rglob("*test*.rs"))
        for path in sorted(data) + sorted(tests):
            if not OTHER_LANGUAGES.search(str(path.relative_to(ROOT))) and "words" not in path.parts:
                for line in path.read_text(errors="replace").split("\n"):
                    lines[re.sub(r"^[!>] ", "", line.strip())] = None
        self.lines = [line for line in lines if 4 < len(line) < 300]
        self.by_word = collections.defaultdict(list)
        for number, line in enumerate(self.lines):
            for word in set(re.findall(r"[A-Za-z'-]+", line)):
                self.by_word[word].append(number)

    def find(self, texts):
        """What fills the gaps of a sentence in the first line that has it."""
        for text in texts:
            words = re.sub(r"<<[^>]*>>|\.\+\?", " ", text).replace("\\", "")
            words = sorted(set(re.findall(r"[A-Za-z'-]+", words)), key=lambda word: len(self.by_word.get(word, ())))
            if sum(map(len, words)) < 6:
                continue
            seen = set()

            def group(match):
                name = match[1].replace("-", "_")
                again = name in seen
                seen.add(name)
                return f"(?P={name})" if again else f'(?P<{name}>[^{{}}<>"]{{1,44}}?)'

            filled = re.sub(r"<<([^>]*)>>", group, re.sub(r"(\\ )+$", "", text))
            looked_for = re.compile(r"""(?:^|["' ])""" + filled + r"""(?=$|["\s\\])""")
            for number in self.by_word.get(words[0], ())[:80]:
                match = looked_for.search(self.lines[number])
                if match and not re.search(r"\\|::|&", match[0]):
                    return {name.replace("_", "-"): value for name, value in match.groupdict().items() if value}
        return {}


def about(name, sentence, said, keys, heard):
    """What one gap is, and an example."""
    named = [key for key in keys if key not in PLURALS and not key.isdigit()]
    if named and not said:
        return f"${name}: {', '.join(named[:-1])}{' or ' if named[1:] else ''}{named[-1]}."
    if name == "name":
        what, example = next((what, example) for begins, what, example in NAMES if re.match(begins, sentence))
    else:
        what, example = GAPS.get(name, ("a text", None))
    if keys and not named and name not in ("color", "move"):
        what = "a number"
    looks = next(looks for kind, looks in LOOKS if re.match(kind, what))
    own = re.match(r"the (?:command|setting|word)(?: for)? (\w+)$", what)
    usual = {"a number": "12", "a square": "e4", "a piece": "knight", "a move": "e4", "a colour": "White"}
    found = heard.get(name, "")
    if not re.fullmatch(looks, found):
        found = own[1] if own else example or usual.get(what) or ("Anna" if "name" in what else "12")
    if what == "a number" and not re.fullmatch(looks, found):
        found = "12"
    return f'${name}: {what}, "{found}".'


def length(sentence, texts, screens):
    """How long a sentence may be."""
    if sentence in screens:
        return "# Length: a screen, ten lines of 40 cells."
    whole = [re.sub(r"\\(.)", r"\1", re.sub(r"<<[^>]*>>", "something", text)) for text in texts]
    if not any(re.search(r"[.?:,;]( |$)", text) for text in whole):
        return "# Length: 40 cells."
    most = ", 120 in all" if max(map(len, whole)) <= 120 else ""
    return f"# Length: 40 cells to the first comma or stop{most}."


def folded(text):
    rows = ["#"]
    for word in text.split(" "):
        if len(rows[-1]) + 1 + len(word) > WIDTH:
            rows.append("#")
        rows[-1] += " " + word
    return rows


def remarked(source, heard, screens):
    """A file with the remarks that it lacks, and how many these are."""
    lines, added = source.split("\n"), []
    for message in FluentParser().parse(source).body:
        if not isinstance(message, ast.Message) or not message.value:
            continue
        known = gaps(message.value)
        remark = message.comment.content if message.comment else ""
        if not known or "Length: " in remark:
            continue
        name = message.id.name
        texts = forms(message.value)
        filled = heard.find(texts)
        rows = folded(" ".join(about(gap, name, *known[gap], filled) for gap in known))
        at = source.count("\n", 0, message.span.start + len(remark))
        at = next(at for at in range(at, len(lines)) if re.match(rf"{name} *=", lines[at]))
        added.append((at, rows + [length(name, texts, screens)]))
    for at, rows in reversed(added):
        lines[at:at] = rows
    return "\n".join(lines), len(added)


def main():
    rules = (ROOT / "tests/data/words/en.txt").read_text().split("\n")
    screens = {rule.removeprefix("screen ") for rule in rules if rule.startswith("screen ")}
    heard, missing = Heard(), 0
    for name in ("phrases.ftl", "lessons.ftl"):
        path = ROOT / "voices/en" / name
        text, added = remarked(path.read_text(), heard, screens)
        missing += added
        if "--check" not in sys.argv:
            path.write_text(text)
    print(f"{missing} sentences had no remark")


if __name__ == "__main__":
    main()
