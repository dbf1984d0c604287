import LiveWalking

/// A client's half of a conversation with speech-dispatcher (SSIP): what is sent when, and what an answer means.
///
/// It knows no socket and no clock: bytes and times come in, bytes come out. One command is on its way at a time. That a sentence was
/// taken is enough; its end is never waited for, because it never comes where the sound device does not open.
struct SpeechDialog {
    typealias Instant = ContinuousClock.Instant

    /// The time for which words are worth being said, and for which an answer is awaited.
    static let patience = Duration.seconds(10)

    private struct Cue {
        var words: String
        var priority: SpeechPriority
        var deadline: Instant
    }

    private enum Command {
        /// A setting, or silence; the answer does not matter.
        case plain
        case priority(SpeechPriority)
        /// Asks to speak; the words follow when they are asked for.
        case speak(Cue)
        case words
    }

    /// The bytes that are to be sent.
    private(set) var output: [UInt8] = []
    private(set) var isConnected = false
    /// Indicates whether the last words were refused.
    private(set) var isRefused = false
    /// The number of sentences that were taken.
    private(set) var taken = 0

    private let settings: [String]
    private var settingsLeft: [String] = []
    private var cues: [Cue] = []
    private var isStopping = false
    private var inFlight: (command: Command, deadline: Instant)?
    private var priority: SpeechPriority?
    private var answer = SpeechAnswers()

    /// - Parameters:
    ///   - client: the name of the user and of the part of the program, as `ann:gnd:coach`.
    ///   - rate: -100 slow to 100 fast.
    init(client: String, language: String, rate: Int) {
        settings = [
            "SET self CLIENT_NAME \(client)", "SET self LANGUAGE \(language)", "SET self RATE \(min(100, max(-100, rate)))",
        ]
    }

    /// Indicates whether there is something to say and nobody to say it to.
    var needsConnection: Bool { !isConnected && !cues.isEmpty }

    /// The next time at which something is given up.
    var deadline: Instant? { ([inFlight?.deadline] + cues.map(\.deadline)).compactMap(\.self).min() }

    mutating func speak(_ words: String, _ priority: SpeechPriority, at now: Instant) {
        guard !words.isEmpty else { return }
        // Of numbers that wait, only the last are still true.
        if priority == .progress { cues.removeAll { $0.priority == .progress } }
        let cue = Cue(words: words, priority: priority, deadline: now + Self.patience)
        let place = priority == .important ? cues.firstIndex { $0.priority != .important } ?? cues.count : cues.count
        cues.insert(cue, at: place)
        advance(at: now)
    }

    /// Forgets what waits, and silences what is being said.
    mutating func stop(at now: Instant) {
        cues = []
        isStopping = isConnected
        advance(at: now)
    }

    mutating func connected(at now: Instant) {
        isConnected = true
        settingsLeft = settings
        advance(at: now)
    }

    /// The connection has ended; words that were on their way may have been heard and are not said again.
    mutating func disconnected() {
        if case .speak(let cue)? = inFlight?.command { cues.insert(cue, at: 0) }
        (isConnected, inFlight, priority, isStopping) = (false, nil, nil, false)
        (settingsLeft, output, answer) = ([], [], SpeechAnswers())
    }

    /// Gives up what has become too old.
    /// - Returns: whether the other side owes an answer for so long that the connection is worth nothing.
    mutating func expire(at now: Instant) -> Bool {
        cues.removeAll { $0.deadline <= now }
        return inFlight.map { $0.deadline <= now } ?? false
    }

    mutating func forgetCues() { cues = [] }

    /// The bytes have been handed over.
    mutating func sent(_ count: Int) { output.removeFirst(min(count, output.count)) }

    /// - Returns: false where this is no conversation of the kind.
    mutating func received(_ bytes: some Sequence<UInt8>, at now: Instant) -> Bool {
        guard answer.append(bytes) else { return false }
        while let code = answer.next() {
            guard let command = inFlight?.command else { continue }
            inFlight = nil
            handle(code, to: command, at: now)
        }
        advance(at: now)
        return true
    }

    private mutating func handle(_ code: Int, to command: Command, at now: Instant) {
        switch command {
        case .plain: break
        case .priority(let new): priority = new
        case .speak(let cue):
            isRefused = code != 230
            if !isRefused { send(Self.escaped(cue.words) + "\r\n.", .words, at: now) }
        case .words:
            isRefused = code != 225
            if !isRefused { taken += 1 }
        }
    }

    /// Sends the next command when the one before has been answered.
    private mutating func advance(at now: Instant) {
        guard isConnected, inFlight == nil else { return }
        if !settingsLeft.isEmpty {
            send(settingsLeft.removeFirst(), .plain, at: now)
        } else if isStopping {
            isStopping = false
            send("CANCEL self", .plain, at: now)
        } else if let next = cues.first {
            if next.priority == priority {
                cues.removeFirst()
                send("SPEAK", .speak(next), at: now)
            } else {
                send("SET self PRIORITY \(next.priority.word)", .priority(next.priority), at: now)
            }
        }
    }

    private mutating func send(_ text: String, _ command: Command, at now: Instant) {
        output += Array((text + "\r\n").utf8)
        inFlight = (command, now + Self.patience)
    }

    /// One line, without control characters; a point at its beginning is doubled, because alone it would end the text.
    static func escaped(_ words: String) -> String {
        let isControl: (Unicode.Scalar) -> Bool = { $0.properties.generalCategory == .control || $0 == "\u{2028}" || $0 == "\u{2029}" }
        let line = String(String.UnicodeScalarView(words.unicodeScalars.map { isControl($0) ? " " : $0 }))
        return line.hasPrefix(".") ? "." + line : line
    }
}

extension SpeechPriority {
    fileprivate var word: String {
        switch self {
        case .important: "important"
        case .message: "message"
        case .progress: "progress"
        }
    }
}

/// Makes whole answers of what comes: `225-1` and `225 OK MESSAGE QUEUED` are one, with the code 225.
struct SpeechAnswers {
    private var bytes: [UInt8] = []

    /// - Returns: false where a line has no end.
    mutating func append(_ new: some Sequence<UInt8>) -> Bool {
        bytes += Array(new)
        return bytes.count < 65_536
    }

    /// The code of the next whole answer; news of what is being said (7xx) is none.
    mutating func next() -> Int? {
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            let line = bytes[..<end]
            bytes.removeFirst(end + 1)
            guard line.count > 3, line[3] == UInt8(ascii: " "), let code = Int(String(decoding: line.prefix(3), as: UTF8.self)) else {
                continue
            }
            if code < 700 { return code }
        }
        return nil
    }
}
