extension KeyDecoder {
    /// The longest sequence that is waited for; anything longer is noise.
    private static let limit = 256
    /// The most columns or rows that are believed, as many as the kernel can say.
    private static let largestSide = 0xFFFF
    /// The most pixels of a cell, across or along, that are believed.
    private static let largestCell = 256

    /// Decodes a sequence that begins with `ESC [`.
    mutating func controlSequence() -> Output? {
        // Linux' console sends F1 to F5 as ESC [ [ and a letter.
        if peek(2) == 0x5B {
            guard let letter = peek(3) else { return unfinished() }
            return (0x41...0x45).contains(letter) ? consume(4, .function(Int(letter) - 0x40)) : consume(3, .ignored(3))
        }
        var end = 2
        while let byte = peek(end), end < Self.limit {
            switch byte {
            case 0x20...0x3F: end += 1
            case 0x40...0x7E: return understand(length: end + 1)
            default: return consume(end, .ignored(end))  // a control byte or text: the sequence was broken off before it
            }
        }
        return end >= Self.limit ? consume(end, .ignored(end)) : unfinished()
    }

    /// Half a sequence: wait, or take it for what was pressed (Alt with a bracket) or for nothing.
    mutating func unfinished() -> Output? {
        if mayContinue { return nil }
        let count = bytes.count - head
        if count == 2 { return consume(2, .alt(Character(Unicode.Scalar(bytes[head + 1])))) }
        return consume(count, .ignored(count))
    }

    /// The meaning of a whole sequence: the beginning of a paste, a mouse report of the oldest kind, a reply, an event, or nothing.
    private mutating func understand(length: Int) -> Output? {
        let sequence = ControlSequence(bytes[(head + 2)..<(head + length - 1)], final: bytes[head + length - 1])
        if sequence.final == 0x7E, sequence.marker == nil, sequence.number(0, default: 0) == 200 {
            head += length
            paste = Paste()
            return nextOfPaste()
        }
        if sequence.final == 0x4D, length == 3 { return oldMouse() }
        let output = reply(sequence) ?? event(sequence).map(Output.event) ?? .ignored(length)
        return consume(length, output)
    }

    /// Returns the event by the final byte: `I` and `O` focus, `u` kitty, `~ ^ @` a numbered key, a letter an arrow or a function key.
    private func event(_ sequence: ControlSequence) -> Event? {
        if sequence.marker == 0x3C { return mouse(sequence) }
        guard sequence.marker == nil, sequence.intermediates.isEmpty else { return nil }
        switch sequence.final {
        case 0x49 where sequence.parameters.count <= 1: return .focus(true)
        case 0x4F where sequence.parameters.count <= 1: return .focus(false)
        case 0x75: return Self.kitty(sequence).map(Event.key)
        case 0x7E: return Self.numbered(sequence).map(Event.key)
        case 0x5E: return Self.numbered(sequence, .control).map(Event.key)
        case 0x40: return Self.numbered(sequence, [.control, .shift]).map(Event.key)
        default: return Self.lettered(sequence).map(Event.key)
        }
    }

    /// Returns the terminal's answer by its marker and its final byte; nil where the sequence is no answer.
    private func reply(_ sequence: ControlSequence) -> Output? {
        let numbers = sequence.parameters.map { $0.first.flatMap { $0 } ?? 0 }
        switch (sequence.marker, sequence.final) {
        case (0x3F, 0x63): return .reply(.attributes(numbers))
        case (0x3E, 0x63): return .reply(.secondaryAttributes(numbers))
        case (0x3F, 0x75): return .reply(.keyboard(sequence.number(0, default: 0)))
        case (0x3F, 0x79) where sequence.intermediates.elementsEqual([0x24]):
            return .reply(.mode(sequence.number(0, default: 0), state: sequence.number(1, default: 0)))
        case (0x3F, 0x52), (nil, 0x52):
            guard numbers.count >= 2 else { return nil }
            // F3 with modifiers is CSI 1 ; 2…16 R.
            if sequence.marker == nil, !expectsCursorReport, numbers[0] == 1, (2...16).contains(numbers[1]) { return nil }
            return .reply(.cursor(Point(x: max(0, numbers[1] - 1), y: max(0, numbers[0] - 1))))
        case (0x3F, 0x6E) where numbers.count == 2 && numbers[0] == 997 && (1...2).contains(numbers[1]):
            return .reply(.appearance(isDark: numbers[1] == 1))
        case (nil, 0x74) where numbers.count >= 3 && numbers[0] == 48 && numbers[1] > 0 && numbers[2] > 0:
            return .reply(.size(Size(width: min(numbers[2], Self.largestSide), height: min(numbers[1], Self.largestSide))))
        case (nil, 0x74) where numbers.count == 3 && numbers[0] == 6 && numbers[1] > 0 && numbers[2] > 0:
            return .reply(.cell(Size(width: min(numbers[2], Self.largestCell), height: min(numbers[1], Self.largestCell))))
        case (nil, 0x6E), (nil, 0x74), (0x3F, 0x6E):
            return .reply(.other(numbers.map(String.init).joined(separator: ";")))
        default: return nil
        }
    }
}
