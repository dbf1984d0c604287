import Bus
import Screens
import Terminal

extension AccessibleService {
    /// The text of a field, which AT-SPI counts in Unicode scalars; of a secret there is none.
    func text(_ call: BusMessage, of node: AccessibleNode) -> BusAnswer {
        let text = ReadText(node.text)
        let numbers = call.arguments.compactMap(\.number)
        func part(_ range: Range<Int>) -> BusAnswer {
            .values([.text(text[range]), .int(Int32(range.lowerBound)), .int(Int32(range.upperBound))])
        }
        let whole = [BusValue.int(0), .int(Int32(text.count))]
        switch (call.member, numbers.count) {
        case ("GetText", 2): return .value(.text(text[text.range(numbers[0], numbers[1])]))
        case ("GetCharacterAtOffset", 1): return .value(.int(text.scalar(at: numbers[0])))
        case ("GetStringAtOffset", 2): return part(text.range(at: numbers[0], ReadText.Unit(granularity: numbers[1])))
        case ("GetTextAtOffset", 2): return part(text.range(at: numbers[0], ReadText.Unit(boundary: numbers[1])))
        case ("GetTextBeforeOffset", 2): return part(text.range(before: numbers[0], ReadText.Unit(boundary: numbers[1])))
        case ("GetTextAfterOffset", 2): return part(text.range(after: numbers[0], ReadText.Unit(boundary: numbers[1])))
        case ("SetCaretOffset", 1), ("AddSelection", 2), ("RemoveSelection", 1), ("SetSelection", 3): return .value(.bool(false))
        case ("GetNSelections", _): return .value(.int(0))
        case ("GetSelection", 1): return .values([.int(0), .int(0)])
        case ("GetAttributes", 1), ("GetAttributeRun", _): return .values([.texts([])] + whole)
        case ("GetDefaultAttributes", _), ("GetDefaultAttributeSet", _): return .value(.texts([]))
        case ("GetCharacterExtents", _), ("GetRangeExtents", _):
            return .values([node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { .int(Int32($0)) })
        case ("GetOffsetAtPoint", _): return .value(.int(-1))
        default: return .unknownMethod(call.member)
        }
    }

    /// Edits a text as a person who types; a secret can only be put in whole, since nobody knows what is there.
    func editableText(_ call: BusMessage, of node: AccessibleNode) -> Answer {
        guard let text = edited(call, of: node) else { return (.value(.bool(false)), nil) }
        return (.value(.bool(true)), .edit(node.id, text))
    }

    private func edited(_ call: BusMessage, of node: AccessibleNode) -> String? {
        let old = ReadText(node.text)
        let arguments = call.arguments
        if call.member == "SetTextContents" { return arguments.first?.text }
        guard node.role != .secureTextField, arguments.count >= 2, let start = arguments[0].number else { return nil }
        switch call.member {
        case "InsertText":
            guard let new = arguments[1].text else { return nil }
            let place = old.range(start, start).lowerBound
            return old[0..<place] + new + old[place..<old.count]
        case "DeleteText":
            guard let end = arguments[1].number else { return nil }
            let range = old.range(start, end)
            return old[0..<range.lowerBound] + old[range.upperBound..<old.count]
        default: return nil
        }
    }
}

/// A text as it is read in pieces, by its scalars.
private struct ReadText {
    enum Unit {
        case character, word, line, everything

        /// A unit by its number in the newer way of asking: characters, words, sentences, lines, paragraphs.
        init(granularity: Int) {
            self = [0: .character, 1: .word, 3: .line][granularity] ?? .everything
        }

        /// A unit by its number in the older way: characters, and words, sentences and lines by their starts or ends.
        init(boundary: Int) {
            self = [0: .character, 1: .word, 2: .word, 5: .line, 6: .line][boundary] ?? .everything
        }
    }

    private let scalars: [Unicode.Scalar]

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    var count: Int { scalars.count }

    subscript(range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    /// A range as it was asked for, cut to what there is; a negative end is that of the text.
    func range(_ start: Int, _ end: Int) -> Range<Int> {
        let start = min(max(0, start), count)
        return start..<max(start, end < 0 ? count : min(end, count))
    }

    func scalar(at offset: Int) -> Int32 {
        scalars.indices.contains(offset) ? Int32(truncatingIfNeeded: scalars[offset].value) : 0
    }

    /// The piece around a place: a word with the blanks behind it, a line with its end.
    func range(at offset: Int, _ unit: Unit) -> Range<Int> {
        guard offset >= 0, offset < count else { return count..<count }
        switch unit {
        case .character: return offset..<offset + 1
        case .everything: return 0..<count
        case .line: return piece(around: offset) { scalars[$0 - 1] == "\n" }
        case .word:
            return piece(around: offset) { scalars[$0 - 1].properties.isWhitespace && !scalars[$0].properties.isWhitespace }
        }
    }

    /// The piece from the last beginning of one to the next.
    private func piece(around offset: Int, beginsAt isStart: (Int) -> Bool) -> Range<Int> {
        let start = (0...offset).last { $0 > 0 && isStart($0) } ?? 0
        return start..<((offset + 1..<count).first(where: isStart) ?? count)
    }

    func range(before offset: Int, _ unit: Unit) -> Range<Int> {
        let start = range(at: min(offset, count), unit).lowerBound
        return start > 0 ? range(at: start - 1, unit) : 0..<0
    }

    func range(after offset: Int, _ unit: Unit) -> Range<Int> { range(at: range(at: offset, unit).upperBound, unit) }
}
