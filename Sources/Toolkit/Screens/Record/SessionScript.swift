public import Terminal

/// A recorded session: what was set when it began, and each event with its time and the frame that it met.
///
/// As a file it is lines of words, so that a person can read it, cut it down and send it with a report:
///
///     set theme dark
///     resize 80 24
///     at 1204331
///     frame 9f2c0d11a7
///     key 'n
///
/// Times are microseconds since the beginning. Lines that begin with `#` say nothing; the first `resize` is the size at the start.
///
/// ```swift
/// let script = try SessionScript("set theme dark\nresize 80 24\nat 1204331\nkey 'n")
/// script.settings["theme"]  // "dark"
/// script.steps[0].event  // .key("n")
/// ```
public nonisolated struct SessionScript: Sendable {
    /// One event.
    public struct Step: Sendable, Hashable {
        /// The time since the beginning.
        public var time: Duration
        /// The event that happened.
        public var event: Event
        /// The fingerprint of the frame on show then; nil where work was still under way.
        public var frame: UInt64?
        /// The line in the file.
        public var line: Int
        /// The passphrase that stood in the field where it happened.
        public var secret: Secret?
    }

    /// A passphrase that was typed, of which the file knows nothing but this.
    public struct Secret: Sendable, Hashable {
        /// Counted from 1; the same passphrase has the same number.
        public var number: Int
        /// The number of characters, as a person counts them.
        public var length: Int
    }

    /// The reason why a text is no session.
    public enum Problem: Error, Hashable, Sendable {
        /// The first line that says nothing, counted from 1.
        case badLine(Int)
        /// It begins without a size.
        case noSize
    }

    /// The settings with which it began, by name.
    public var settings: [String: String] = [:]
    /// The terminal's size at the beginning.
    public var size: Size
    /// The steps, in order.
    public var steps: [Step] = []

    /// The passphrases that were typed, in the order in which they came first.
    public var secrets: [Secret] {
        var seen: Set<Int> = []
        return steps.compactMap(\.secret).filter { seen.insert($0.number).inserted }
    }

    /// Reads what `RecordingDevice` wrote.
    public init(_ text: String) throws(Problem) {
        var size: Size?
        var time = Duration.zero
        var frame: UInt64?
        var secret: Secret?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            switch words[0] {
            case "set" where words.count == 3: settings[String(words[1])] = EventScript.unescaped(String(words[2]))
            case "at" where words.count == 2:
                guard let microseconds = Int64(words[1]) else { throw .badLine(index + 1) }
                time = .microseconds(microseconds)
            case "frame" where words.count == 2:
                guard let number = UInt64(words[1], radix: 16) else { throw .badLine(index + 1) }
                frame = number
            case "secret" where words.count == 3:
                guard let number = Int(words[1]), let length = Int(words[2]) else { throw .badLine(index + 1) }
                secret = Secret(number: number, length: length)
            default:
                guard let event = EventScript.event(line) else { throw .badLine(index + 1) }
                if case .resize(let first) = event, size == nil {
                    size = first
                } else {
                    steps.append(Step(time: time, event: event, frame: frame, line: index + 1, secret: secret))
                }
                (frame, secret) = (nil, nil)
            }
        }
        guard let size else { throw .noSize }
        self.size = size
    }

    static func line(at time: Duration) -> String {
        "at \(time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000)"
    }

    static func line(frame: UInt64) -> String { "frame \(String(frame, radix: 16))" }

    static func line(secret number: Int, length: Int) -> String { "secret \(number) \(length)" }

    static func line(set name: String, to value: String) -> String { "set \(name) \(EventScript.escaped(value))" }
}
