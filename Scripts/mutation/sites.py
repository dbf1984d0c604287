"""Finds the places of a source file that can be changed, and writes the file with a switch at each of them.

Nothing here parses Swift. A change is made of edits on single tokens, or of text put around a stretch with balanced
brackets, and never adds a line; what does not compile is dropped later, by the line and column of the compiler's error.
"""
import dataclasses
import re

STRINGS = re.compile(r'//[^\n]*|/\*.*?\*/|#+".*?"#+|""".*?"""|"(?:\\\((?:[^()"\n]|"[^"\n]*"|\([^()\n]*\))*\)|\\.|[^"\\\n])*"', re.DOTALL)
OPERATORS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "??": "the right side",
}
MEMBERS = {
    "first": "last", "last": "first", "firstIndex": "lastIndex", "lastIndex": "firstIndex", "prefix": "suffix", "suffix": "prefix",
    "removeFirst": "removeLast", "removeLast": "removeFirst", "min": "max", "max": "min",
}
OPERATOR = re.compile(r"(?<!func )(?<=\s)(?:[<>]=?|[!=]==?|&&|\|\||[+-]=?|[*/]|\?\?)(?=\s)")
MEMBER = re.compile(r"(?<=\.)(?:first|last|firstIndex|lastIndex|prefix|suffix|removeFirst|removeLast)\b(?!\(while)|(?<![\w.])(?:min|max)(?=\()")
NUMBER = re.compile(r"(?<![\w#$])(?<![\w)\]?!]\.)(?:0x[0-9A-Fa-f_]+|\d[\d_]*(?:\.\d[\d_]*)?)(?![\w]|\.\d)")
TRUTH = re.compile(r"(?<![\w.])(?:true|false)\b")
NEGATION = re.compile(r"(?<![\w)\]!?])!(?=[\w(.$])")
QUESTION = re.compile(r"(?<=\s)\?(?=\s)")
CONDITION = re.compile(r"\b(?:if|guard|while|else if|where)\b ")
LEAVING = re.compile(r"(?<=\{ )(?:return\b[^\n{}]*|continue|break)(?= \}$)|(?<=    )(?:return\b[^\n]*|continue|break)$", re.MULTILINE)
STATEMENT = re.compile(r"(?<=\n)([ \t]*)((?:try[?]? |await |_ = )*(?:self|super|[a-z_$]\w*|[A-Z]\w*|\(\w+, \w+\))[^\n]*)")
KEYWORDS = re.compile(
    r"(?:if|guard|while|for|switch|case|default|return|let|var|func|init|deinit|throw|defer|do|repeat|else|catch|struct|class|enum|extension|"
    r"protocol|actor|import|public|package|private|fileprivate|internal|open|static|final|override|mutating|nonisolated|weak|lazy|subscript|"
    r"typealias|associatedtype|where|is|in|get|set|willSet|didSet|indirect|required|convenience|break|continue|fallthrough|super\.init|"
    r"self\.init|isolated|some|any|prefix|postfix|infix|operator|async|throws|unowned|dynamic|optional|consuming|borrowing)\b")
MOST_NUMBERS_IN_A_LINE = 6
CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclasses.dataclass
class Site:
    """One place, and the change that its switch makes there."""

    path: str
    line: int
    kind: str
    start: int
    end: int
    change: str
    text: str
    area: str = ""
    number: int = 0

    @property
    def key(self):
        return (self.path, self.text, self.change)

    def __str__(self):
        return f"{self.number:5} {self.path}:{self.line} {self.change}: `{self.text}`"


def masked(text):
    """The text with blanks for comments and strings, each character at its place."""
    text = STRINGS.sub(lambda match: re.sub(r"[^\n]", " ", match.group(0)) if match.group(0).startswith("/") else '"' + re.sub(r"[^\n]", "_", match.group(0))[2:] + '"', text)
    return re.sub(r"(?m)^\s*(?:@\w+(?:\(.*\))?\s*|#(?:if|elseif|else|endif).*|import .*)$", lambda match: re.sub(r"[^\n]", " ", match.group(0)), text)


def close_of(code, index):
    """Where the bracket at the index is closed."""
    depth = 0
    for position in range(index, len(code)):
        if code[position] in "([{":
            depth += 1
        elif code[position] in ")]}":
            depth -= 1
            if depth == 0:
                return position
    return len(code)


def open_of(code, index):
    """Where the bracket is opened that the index is within."""
    depth = 0
    for position in range(index - 1, -1, -1):
        if code[position] in ")]}":
            depth += 1
        elif code[position] in "([{":
            if depth == 0:
                return position
            depth -= 1
    return -1


def clauses(code, start):
    """The conditions from the index on, up to the brace or `else` of the statement, as ranges."""
    position, begin = start, start
    while position < len(code):
        here = code[position]
        if here in "([" or (here == "{" and code[position - 1] in "([.,"):
            position = close_of(code, position)
        elif here in ",{" or here in ")]}:" or code.startswith(" else ", position) or code.startswith("\n    else ", position):
            if code[begin:position].strip():
                yield begin + len(code[begin:position]) - len(code[begin:position].lstrip()), begin + len(code[begin:position].rstrip())
            if here != ",":
                return
            begin = position + 1
        position += 1


def asked_by(code, question):
    """Where the condition before the `?` of a ternary begins, or None where that cannot be told."""
    position = question
    while position > 0:
        before = code[position - 1]
        if before in ")]}":
            position = open_of(code, position - 1)
            continue
        left = code[max(0, position - 8) : position]
        if before in "([{,\n" or re.search(r"(?: [-+]?= |\breturn | : |\bin | \? |: )$", left):
            return position + len(code[position:question]) - len(code[position:question].lstrip())
        position -= 1
    return None


def may_fall_through(code, index):
    """Indicates whether the index is directly within an `if` or a loop, where nothing has to be returned."""
    opening = open_of(code, index)
    header = code[code.rfind("\n", 0, max(0, opening)) + 1 : max(0, opening)].strip()
    return re.match(r"(?:if|for|while|\} else)\b", header) is not None


def is_a_value(code, start, end):
    """Indicates whether the statement is the whole body of a function or property with a value, and so what that returns."""
    opening = open_of(code, start)
    alone = opening >= 0 and not code[opening + 1 : start].strip() and code[end : close_of(code, opening)].strip() == ""
    header = code[code.rfind("\n", 0, max(0, opening)) + 1 : max(0, opening)]
    return alone and re.search(r"-> |\bvar\b|\bget\b", header) is not None


def end_of_statement(code, start):
    """The end of the statement that begins at the index, where it ends with its line and its brackets."""
    position = start
    while position < len(code) and code[position] != "\n":
        if code[position] in "([{":
            position = close_of(code, position)
        elif code[position] in ")]}":
            return None
        position += 1
    end = start + len(code[start:position].rstrip())
    following = code[position:].lstrip()
    goes_on = code[end - 1] in ",=+-*/&|<?:(" or re.match(r"\.\w|[?:&|+*/<=]|- ", following)
    return None if goes_on else end


def sites(path, text):
    """All places of a file, in their order."""
    code = masked(text)
    found, lines = [], text.split("\n")
    taken = set()

    def add(kind, start, end, change):
        if (kind, start) in taken or start >= end:
            return
        taken.add((kind, start))
        line = text.count("\n", 0, start) + 1
        found.append(Site(path, line, kind, start, end, change, lines[line - 1].strip()))

    for match in OPERATOR.finditer(code):
        add("operator", *match.span(), f"{match[0]} → {OPERATORS[match[0]]}")
    for match in MEMBER.finditer(code):
        add("member", *match.span(), f"{match[0]} → {MEMBERS[match[0]]}")
    for match in NUMBER.finditer(code):
        line = code[code.rfind("\n", 0, match.start()) + 1 : code.find("\n", match.start())]
        if len(NUMBER.findall(line)) <= MOST_NUMBERS_IN_A_LINE:
            add("number", *match.span(), f"{match[0]} → one more")
    for match in TRUTH.finditer(code):
        if code[code.rfind("\n", 0, match.start()) + 1 : match.start()].strip() == "case":
            continue
        add("truth", *match.span(), f"{match[0]} → {'false' if match[0] == 'true' else 'true'}")
    for match in NEGATION.finditer(code):
        add("negation", *match.span(), "! dropped")
    for match in CONDITION.finditer(code):
        for start, end in clauses(code, match.end()):
            clause = code[start:end]
            plain = re.fullmatch(r"!?[\w.?]+", clause) and clause.startswith("!")
            compared = len(re.findall(r" (?:[=!]==?) ", clause)) == 1 and not re.search(r" (?:&&|\|\||\?\?|\?) ", clause)
            if not re.match(r"(?:let|var|case|#|unsafe)\b|#", clause) and not plain and not compared:
                add("condition", start, end, f"({text[start:end]}) negated")
    for match in QUESTION.finditer(code):
        start = asked_by(code, match.start())
        if start is not None and "\n" not in code[start : match.start()]:
            add("condition", start, start + len(code[start : match.start()].rstrip()), f"({text[start:match.start()].rstrip()}) negated")
    for match in LEAVING.finditer(code):
        end = end_of_statement(code, match.start()) if match[0].startswith("return") and "    " in code[match.start() - 4 : match.start()] else match.end()
        if end is not None and may_fall_through(code, match.start()):
            add("statement", match.start(), end, f"{text[match.start():end]} deleted")
    for match in STATEMENT.finditer(code):
        start = match.start(2)
        end = end_of_statement(code, start)
        before = code[:start].rstrip()
        begins = before.endswith(("{", "}", ")", ";", " in")) or (before and code[before.rfind("\n") + 1 :].strip() and not before.endswith((",", "(", "[", "=", "+", "?", ":", "&", "|", "->", "else")))
        if end is None or KEYWORDS.match(match[2]) or not begins or re.match(r"\w+\s*:", match[2]):
            continue
        if is_a_value(code, start, end):
            continue
        if re.search(r"\)$|\}$| [-+*|&]?= |\+=", code[start:end]):
            add("statement", start, end, "deleted")
    found.sort(key=lambda site: (site.start, -site.end))
    times = {}
    for site in found:
        times[site.key] = times.get(site.key, 0) + 1
        if times[site.key] > 1:
            # The second of its kind in the same words.
            site.change += f" ({times[site.key]})"
    return found


def digits(number):
    """An operator of its own for each number: its digits as arrows."""
    return "±" + "".join(chr(0x2190 + int(digit)) for digit in str(number))


def written(text, active):
    """The text with the switches of the active sites in it, and where in it each of them stands."""
    edits = []
    for site in active:
        number, token = site.number, text[site.start : site.end]
        if site.kind in ("operator", "negation"):
            edits.append((site.start, 2, 0, site.end, digits(number), site))
        elif site.kind == "member":
            edits.append((site.start, 2, 0, site.end, f"{token}{number}", site))
        elif site.kind in ("number", "truth"):
            edits.append((site.start, 2, 0, site.end, f"changed({number}, {token})", site))
        else:
            opening, closing = (f"(isMutant({number}) != (", "))") if site.kind == "condition" else (f"if !isMutant({number}) {{ ", " }")
            edits.append((site.start, 1, -site.end, site.start, opening, site))
            edits.append((site.end, 0, -site.start, site.end, closing, site))
    parts, here, length, spans = [], 0, 0, []
    for start, _, _, end, new, site in sorted(edits, key=lambda edit: edit[:3]):
        spans.append((length + start - here, length + start - here + len(new), site))
        parts += [text[here:start], new]
        length += start - here + len(new)
        here = end
    return "".join(parts) + text[here:], spans
