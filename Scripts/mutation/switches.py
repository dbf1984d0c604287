"""The Swift file that each changed module gets: the switch, and what the changed tokens stand for."""
from mutation.sites import MEMBERS, OPERATORS, digits

SWITCH = """\
import Glibc

/// The mutant that is switched on; 0 is none. Read once.
nonisolated private let mutantNumber = getenv("GND_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

/// A byte for each mutant that says that it was reached, in a file that outlives a crash.
nonisolated(unsafe) private let mutantsReached: UnsafeMutablePointer<UInt8>? = {
    guard let path = getenv("GND_MUTANTS_REACHED") else { return nil }
    let file = open(path, O_RDWR)
    guard file >= 0, let memory = mmap(nil, COUNT, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED else { return nil }
    return memory.assumingMemoryBound(to: UInt8.self)
}()

nonisolated func isMutant(_ number: Int) -> Bool {
    if let mutantsReached { mutantsReached[number] = 1 }
    return mutantNumber == number
}

nonisolated func changed<T: AdditiveArithmetic & ExpressibleByIntegerLiteral>(_ number: Int, _ value: T) -> T {
    isMutant(number) ? value + 1 : value
}

nonisolated func changed(_ number: Int, _ value: Bool) -> Bool { isMutant(number) != value }

"""
RIGHT = "@autoclosure () throws"
EQUATABLE = """\
nonisolated func {op}<T: Equatable>(l: T, r: T) -> Bool {{ isMutant({n}) ? l {new} r : l {old} r }}
nonisolated func {op}<T>(l: T?, r: _OptionalNilComparisonType) -> Bool {{ isMutant({n}) ? l {new} r : l {old} r }}
nonisolated func {op}(l: Any.Type?, r: Any.Type?) -> Bool {{ isMutant({n}) ? l {new} r : l {old} r }}
"""
COMPARABLE = "nonisolated func {op}<T: Comparable>(l: T, r: T) -> Bool {{ isMutant({n}) ? l {new} r : l {old} r }}\n"
IDENTICAL = "nonisolated func {op}(l: AnyObject?, r: AnyObject?) -> Bool {{ isMutant({n}) ? l {new} r : l {old} r }}\n"
LOGICAL = f"nonisolated func {{op}}(l: Bool, r: {RIGHT} -> Bool) rethrows -> Bool {{{{ try isMutant({{n}}) ? l {{new}} r() : l {{old}} r() }}}}\n"
ADDITIVE = """\
nonisolated func {op}<T: AdditiveArithmetic>(l: T, r: T) -> T {{ isMutant({n}) ? l {new} r : l {old} r }}
"""
ASSIGNING = """\
nonisolated func {op}<T: AdditiveArithmetic>(l: inout T, r: T) {{ if isMutant({n}) {{ l {new} r }} else {{ l {old} r }} }}
"""
MULTIPLYING = """\
nonisolated func {op}<T: BinaryInteger>(l: T, r: T) -> T {{ isMutant({n}) ? l {new} r : l {old} r }}
nonisolated func {op}<T: FloatingPoint>(l: T, r: T) -> T {{ isMutant({n}) ? l {new} r : l {old} r }}
"""
COALESCING = f"""\
nonisolated func {{op}}<T>(l: T?, r: {RIGHT} -> T) rethrows -> T {{{{ try isMutant({{n}}) ? r() : l ?? r() }}}}
nonisolated func {{op}}<T>(l: T?, r: {RIGHT} -> T?) rethrows -> T? {{{{ try isMutant({{n}}) ? r() : l ?? r() }}}}
"""
FORMS = {
    "<": (COMPARABLE, "ComparisonPrecedence"), "<=": (COMPARABLE, "ComparisonPrecedence"), ">": (COMPARABLE, "ComparisonPrecedence"),
    ">=": (COMPARABLE, "ComparisonPrecedence"), "==": (EQUATABLE, "ComparisonPrecedence"), "!=": (EQUATABLE, "ComparisonPrecedence"),
    "===": (IDENTICAL, "ComparisonPrecedence"), "!==": (IDENTICAL, "ComparisonPrecedence"), "&&": (LOGICAL, "LogicalConjunctionPrecedence"),
    "||": (LOGICAL, "LogicalDisjunctionPrecedence"), "+": (ADDITIVE, "AdditionPrecedence"), "-": (ADDITIVE, "AdditionPrecedence"),
    "*": (MULTIPLYING, "MultiplicationPrecedence"), "/": (MULTIPLYING, "MultiplicationPrecedence"), "+=": (ASSIGNING, "AssignmentPrecedence"),
    "-=": (ASSIGNING, "AssignmentPrecedence"), "??": (COALESCING, "NilCoalescingPrecedence"),
}
FINDING = "(where matches: (Element) throws -> Bool) rethrows"
ENDS = f"""\
extension BidirectionalCollection {{{{
    nonisolated var {{old}}{{n}}: Element? {{{{ isMutant({{n}}) ? {{new}} : {{old}} }}}}
    nonisolated func {{old}}{{n}}{FINDING} -> Element? {{{{ try isMutant({{n}}) ? {{new}}(where: matches) : {{old}}(where: matches) }}}}
}}}}
"""
INDICES = f"""\
extension BidirectionalCollection {{{{
    nonisolated func {{old}}{{n}}{FINDING} -> Index? {{{{ try isMutant({{n}}) ? {{new}}(where: matches) : {{old}}(where: matches) }}}}
}}}}
extension BidirectionalCollection where Element: Equatable {{{{
    nonisolated func {{old}}{{n}}(of it: Element) -> Index? {{{{ isMutant({{n}}) ? {{new}}(of: it) : {{old}}(of: it) }}}}
}}}}
"""
PARTS = """\
extension BidirectionalCollection {{
    nonisolated func {old}{n}(_ most: Int) -> SubSequence {{ isMutant({n}) ? {new}(most) : {old}(most) }}
}}
"""
REMOVING = """\
extension RangeReplaceableCollection where Self: BidirectionalCollection {{
    @discardableResult nonisolated mutating func {old}{n}() -> Element {{ isMutant({n}) ? {new}() : {old}() }}
    nonisolated mutating func {old}{n}(_ count: Int) {{ if isMutant({n}) {{ {new}(count) }} else {{ {old}(count) }} }}
}}
"""
BOUNDS = """\
nonisolated func {old}{n}<T: Comparable>(_ a: T, _ b: T) -> T {{ isMutant({n}) ? {new}(a, b) : {old}(a, b) }}
nonisolated func {old}{n}<T: Comparable>(_ a: T, _ b: T, _ c: T) -> T {{ isMutant({n}) ? {new}(a, b, c) : {old}(a, b, c) }}
"""
MEMBER_FORMS = {
    "first": ENDS, "last": ENDS, "firstIndex": INDICES, "lastIndex": INDICES, "prefix": PARTS, "suffix": PARTS, "removeFirst": REMOVING,
    "removeLast": REMOVING, "min": BOUNDS, "max": BOUNDS,
}


def switches(active, count):
    """The file for a module with these sites."""
    parts = [SWITCH.replace("COUNT", str(count))]
    for site in active:
        old = site.change.split(" ")[0]
        if site.kind == "operator":
            form, precedence = FORMS[old]
            op = digits(site.number)
            parts.append(f"infix operator {op}: {precedence}\n" + form.format(op=op, n=site.number, old=old, new=OPERATORS[old]))
        elif site.kind == "negation":
            op = digits(site.number)
            parts.append(f"prefix operator {op}\nnonisolated prefix func {op}(v: Bool) -> Bool {{ isMutant({site.number}) ? v : !v }}\n")
        elif site.kind == "member":
            parts.append(MEMBER_FORMS[old].format(n=site.number, old=old, new=MEMBERS[old]))
    return "".join(parts)
