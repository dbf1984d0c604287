/// Makes events from the bytes that a terminal sends.
///
/// Bytes go in by `feed`, in whatever pieces the terminal, the kernel or the network made of them; `next` gives what they mean, in
/// order. No byte is lost and none counts twice: it is part of a key, a paste, a reply, or of a sequence that means nothing here.
/// The decoder knows no time. Where more bytes could still change the meaning (Esc alone, half a sequence), `patience` says how
/// long to wait for them, and `flush` says that the wait is over.
///
/// ```swift
/// var decoder = KeyDecoder()
/// decoder.feed("\u{1B}[A".utf8)
/// decoder.next()  // .event(.key(.up))
/// decoder.next()  // nil: nothing more is known yet
/// ```
///
/// ## States
///
/// Between two calls of `next` the decoder is in one of four states, and the first unread byte says in which:
///
/// - **nothing pending**: all bytes are read; `patience` is nil and the program may sleep until the terminal sends more
/// - **text**: a byte that is no Esc. A control byte is a key at once; other text is a key as soon as its scalar is whole. A cluster is
///   not waited for: what arrives later joins it where it is inserted
/// - **escape**: Esc, and perhaps the beginning of a sequence. Esc alone is a key only after `escapeDelay`, since every sequence begins
///   with it; half a sequence is given up after 250 ms
/// - **paste**: after `CSI 200 ~` everything is text, whatever it looks like, until `CSI 201 ~`
///
/// The second byte after Esc decides which part reads on: `[` a control sequence (keys, mouse, focus, paste, replies), `O` the number pad
/// and the arrows of the application mode, `]`, `P` and `_` a string that the terminal answers, anything else Alt with a key.
///
/// ## Ambiguity
///
/// Terminals disagree and some bytes mean two things. Where the two cannot be told apart, the choice is the one that does the person the
/// least harm: `CSI 1 ; 5 R` is Ctrl-F3 unless a cursor report was asked for, two Escs are two keys unless an arrow follows (rxvt's Alt),
/// and a sequence that nothing knows is skipped as a whole, so that its letters are never typed into a field.
public struct KeyDecoder: Sendable {
    /// The meaning of some bytes.
    public enum Output: Hashable, Sendable {
        /// Something that a person did.
        case event(Event)
        /// Something that the terminal answered.
        case reply(TerminalReply)
        /// A sequence that means nothing here: so many bytes.
        case ignored(Int)
    }

    /// The time for which Esc alone may still become a sequence.
    ///
    /// Shorter than a person types two keys, longer than a network splits a packet: 25 ms on a local terminal. Over a slow link arrows fall
    /// apart into Esc and letters when it is too short, and Esc feels late when it is too long.
    public var escapeDelay: Duration = .milliseconds(25)
    /// Set while a cursor report has been asked for: it looks like F3 with modifiers when the cursor is in the first row.
    public var expectsCursorReport = false

    var bytes: [UInt8] = []
    var head = 0
    var paste: Paste?
    private var hasEnded = false
    /// Sequences that this kind of terminal sends and others do not, from its terminfo entry.
    private let sequences: [[UInt8]: Key]

    /// Makes a decoder.
    /// - Parameter sequences: keys by what the terminal sends for them, beside the forms that are known of all terminals.
    public init(sequences: [[UInt8]: Key] = [:]) {
        // Sequences that every terminal sends need no table; most terminals need none at all.
        self.sequences = sequences.filter { bytes, key in bytes.first == 0x1B && !Self.isKnown(bytes, as: key) }
    }

    /// Takes bytes that have been read.
    ///
    /// Pieces may end anywhere, also inside a scalar or a sequence.
    public mutating func feed(_ more: some Sequence<UInt8>) {
        if head == bytes.count {
            bytes.removeAll(keepingCapacity: true)
            head = 0
        }
        // Bytes that lie side by side are copied at once, whatever holds them.
        if more.withContiguousStorageIfAvailable({ bytes.append(contentsOf: $0) }) == nil { bytes.append(contentsOf: more) }
        hasEnded = false
    }

    /// Says that nothing more has come for as long as `patience` asked: what is there is all there is.
    public mutating func flush() { hasEnded = true }

    /// The time to wait for more bytes before `flush`; nil when nothing is pending.
    public var patience: Duration? {
        guard head < bytes.count || paste != nil, !hasEnded else { return nil }
        if paste != nil { return Paste.patience }
        return bytes.count - head == 1 ? escapeDelay : .milliseconds(250)
    }

    /// Indicates whether a paste has begun and not ended.
    public var isPasting: Bool { paste != nil }

    /// Returns whether bytes are one Ctrl-C and nothing else, in either of the forms that terminals send.
    public static func isInterrupt(_ bytes: some Sequence<UInt8>) -> Bool {
        Paste.interrupts.contains { bytes.elementsEqual($0) }
    }

    /// Returns what comes next, or nil when the bytes so far say no more.
    public mutating func next() -> Output? {
        if paste != nil { return nextOfPaste() }
        guard head < bytes.count else { return nil }
        if bytes[head] == 0x1B { return escape() }
        return text(modifiers: [])
    }

    // MARK: - For the parts in other files

    /// The byte at a distance from the head.
    func peek(_ offset: Int) -> UInt8? { head + offset < bytes.count ? bytes[head + offset] : nil }

    /// Takes `count` bytes away.
    mutating func consume(_ count: Int, _ output: Output) -> Output {
        head += count
        return output
    }

    /// Takes bytes away as a key.
    mutating func consume(_ count: Int, _ key: Key) -> Output { consume(count, .event(.key(key))) }

    /// Indicates whether more bytes may come; when not, what is there must be understood as it is.
    var mayContinue: Bool { !hasEnded }

    private mutating func escape() -> Output? {
        if !sequences.isEmpty {
            if let known = fromTerminfo() { return known }
            if mayContinue, mayBecomeKnown { return nil }
        }
        guard let second = peek(1) else { return mayContinue ? nil : consume(1, .escape) }
        switch second {
        case 0x1B:
            // rxvt sends Esc before the sequence of an arrow that is pressed with Alt; else it was Esc, and another one begins.
            guard let third = peek(2) else { return mayContinue ? nil : consume(1, .escape) }
            guard third == 0x5B || third == 0x4F else { return consume(1, .escape) }
            return withAlt()
        case 0x5B: return controlSequence()
        case 0x4F: return keypad()
        case 0x5D, 0x50, 0x5F: return string()
        default:
            head += 1
            guard let output = text(modifiers: .alt) else {
                head -= 1
                return nil
            }
            return output
        }
    }

    /// Reads a sequence that has Esc before it, which is how rxvt says Alt.
    ///
    /// Where the sequence turns out to be no key, the first Esc was a key of its own.
    private mutating func withAlt() -> Output? {
        head += 1
        let output = bytes[head + 1] == 0x5B ? controlSequence() : keypad()
        guard let output else {
            if paste == nil { head -= 1 }
            return nil
        }
        if case .event(.key(var key)) = output {
            key.modifiers.insert(.alt)
            return .event(.key(key))
        }
        if case .ignored(let count) = output { return .ignored(count + 1) }
        // Esc, and then something that is no key: the first byte was a key of its own.
        return output
    }

    /// The longest sequence of this terminal's own that lies at the head.
    private mutating func fromTerminfo() -> Output? {
        var longest: (count: Int, key: Key)?
        for (sequence, key) in sequences where bytes[head...].starts(with: sequence) && sequence.count > longest?.count ?? 0 {
            longest = (sequence.count, key)
        }
        guard let longest else { return nil }
        return consume(longest.count, longest.key)
    }

    /// Indicates whether the bytes at the head are the beginning of a sequence of this terminal's own.
    private var mayBecomeKnown: Bool {
        sequences.keys.contains { $0.count > bytes.count - head && $0.starts(with: bytes[head...]) }
    }

    /// Returns whether a decoder without a table understands bytes as the same key, at once.
    private static func isKnown(_ bytes: [UInt8], as key: Key) -> Bool {
        var plain = KeyDecoder()
        plain.feed(bytes)
        return plain.next() == .event(.key(key)) && plain.patience == nil
    }
}
