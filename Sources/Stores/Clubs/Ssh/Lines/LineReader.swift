import Clubs
import Walking

/// A line of somebody else that is being read, word by word; whatever is not exactly as it would be written fails with `unreadable`.
struct LineReader {
    private var words: ArraySlice<Substring>

    init(_ line: String) {
        words = line.split(separator: " ", omittingEmptySubsequences: false)[...]
    }

    /// Fails when something is left that nobody asked for.
    func end() throws(ClubFailure) {
        guard words.isEmpty else { throw .unreadable }
    }

    mutating func word() throws(ClubFailure) -> Substring {
        guard let word = words.popFirst(), !word.isEmpty else { throw .unreadable }
        return word
    }

    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws(ClubFailure) -> Number {
        try Self.number(word())
    }

    mutating func identifier<ID: RandomIdentifier>(_ type: ID.Type = ID.self) throws(ClubFailure) -> ID {
        guard let identifier = ID(String(try word())) else { throw .unreadable }
        return identifier
    }

    mutating func date() throws(ClubFailure) -> CivilDate { try Self.date(word()) }

    mutating func moment() throws(ClubFailure) -> Instant {
        let milliseconds: Int64 = try number()
        let moment = Instant(milliseconds: milliseconds)
        guard moment.milliseconds == milliseconds else { throw .unreadable }
        return moment
    }

    mutating func revision() throws(ClubFailure) -> Revision { Revision(rawValue: try number()) }

    mutating func name() throws(ClubFailure) -> SharedName {
        let word = try word()
        guard word.utf8.count <= 3 * SharedName.maximumBytes, let text = Self.unescaped(word), let name = SharedName(text) else {
            throw .unreadable
        }
        var writer = LineWriter()
        writer.write(name)
        guard writer.text == word else { throw .unreadable }
        return name
    }

    mutating func range() throws(ClubFailure) -> ClosedRange<Int> {
        let (first, last) = (try number(Int.self), try number(Int.self))
        guard first <= last else { throw .unreadable }
        return first...last
    }

    mutating func choice<Choice: RawRepresentable>(
        _ type: Choice.Type = Choice.self
    ) throws(ClubFailure) -> Choice where Choice.RawValue == String {
        guard let choice = Choice(rawValue: String(try word())) else { throw .unreadable }
        return choice
    }

    mutating func days() throws(ClubFailure) -> [CivilDate: Int?] {
        try list { (line: inout LineReader) throws(ClubFailure) -> (CivilDate, Int?) in
            let parts = try line.word().split(separator: "=", omittingEmptySubsequences: false)
            guard parts.count == 2 else { throw .unreadable }
            return (try Self.date(parts[0]), parts[1] == "-" ? nil : try Self.number(parts[1]))
        }.ascending()
    }

    /// Reads as many as the number before them says, which is believed only as far as there are words.
    mutating func list<Element>(
        _ element: (inout LineReader) throws(ClubFailure) -> Element
    ) throws(ClubFailure) -> [Element] {
        let count: Int = try number()
        guard (0...words.count).contains(count) else { throw .unreadable }
        var elements: [Element] = []
        for _ in 0..<count { elements.append(try element(&self)) }
        return elements
    }

    private static func date(_ word: Substring) throws(ClubFailure) -> CivilDate {
        let number: Int = try number(word)
        let date = CivilDate(dayNumber: number)
        guard date.dayNumber == number else { throw .unreadable }
        return date
    }

    private static func number<Number: FixedWidthInteger>(_ word: Substring) throws(ClubFailure) -> Number {
        guard word.utf8.count <= 20, let number = Number(word), String(number) == word else { throw .unreadable }
        return number
    }

    // MARK: Names

    private static func unescaped(_ word: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = word.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}

extension Array {
    /// Fails when the keys do not ascend, as they are written: of two answers to one question neither could be believed.
    func ascending<Key: Hashable & Comparable, Value>() throws(ClubFailure) -> [Key: Value] where Element == (Key, Value) {
        for (first, second) in zip(self, dropFirst()) where first.0 >= second.0 { throw .unreadable }
        return Dictionary(map { ($0.0, $0.1) }) { $1 }
    }
}
