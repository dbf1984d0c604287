import Glibc
import LiveWalking

/// The receiver of satellites, through gpsd: connects while it is wanted, and again after a while without an answer.
///
/// Whether gpsd runs is told by its greeting; gpsd opens the receiver only while somebody watches. It counts as connected from its first
/// place on: a receiver indoors has none.
final class LocationClient {
    /// The part of gpsd that is of use to somebody.
    enum Wish {
        case nothing, greeting, places
    }

    enum Report: Equatable {
        case connected
        case fix(LocationFix)
        case disconnected
    }

    /// gpsd's own reports have at most ten thousand bytes.
    private static let longestLine = 16_384
    private static let watch = "?WATCH={\"enable\":true,\"json\":true};\r\n"
    /// Seconds until a gpsd that does not answer is asked again; twice as many each time, up to half a minute.
    private static let patience = 1.0...30.0
    /// Seconds in which a gpsd that takes a connection has greeted.
    private static let greetingPatience = 1.0

    private let port: UInt16
    private var socket: LoopbackSocket?
    private var lines = LineCutter(longest: longestLine)
    private var wish = Wish.nothing
    /// The moment up to which a greeting is waited for; nil while none is.
    private var greetingDue: Double?
    private var mustLetGo = false
    private var nextTry = 0.0
    private var pause = patience.lowerBound
    /// Indicates whether a place has come over this connection.
    private(set) var isConnected = false
    /// Indicates whether a gpsd has greeted over this connection.
    private(set) var isThere = false

    init(port: UInt16) {
        self.port = port
    }

    /// The moment at which it is to be tried again.
    var deadline: Double { wish == .nothing ? .infinity : socket == nil ? nextTry : greetingDue ?? .infinity }

    /// Indicates whether it is known if gpsd runs, or nobody wants to know.
    var isKnown: Bool { wish == .nothing || greetingDue == nil && (socket != nil || pause > Self.patience.lowerBound) }

    /// Indicates whether gpsd was looked for, and does not run.
    var isAbsent: Bool { wish != .nothing && socket == nil && pause > Self.patience.lowerBound }

    /// The descriptor to poll; nil where there is no connection.
    var polled: pollfd? {
        guard let descriptor = socket?.descriptor else { return nil }
        return pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    }

    func want(_ wish: Wish, at now: Double) {
        guard wish != self.wish else { return }
        let old = self.wish
        self.wish = wish
        // gpsd keeps the receiver open for as long as there is a connection that watches.
        if old == .places, wish == .greeting { mustLetGo = true }
        if old == .greeting, wish == .places, isThere { _ = socket?.write(Self.watch) }
        nextTry = now
        pause = Self.patience.lowerBound
    }

    /// Reads what came, and connects or lets go where it is time.
    func advance(at now: Double) -> [Report] {
        guard wish != .nothing else { return letGo() }
        var reports = mustLetGo ? letGo() : []
        if socket == nil, now >= nextTry { open(at: now) }
        if let due = greetingDue, now >= due { greetingDue = nil }
        while true {
            switch socket?.read() ?? .nothing {
            case .nothing: return reports
            case .bytes(let bytes): for line in lines.feed(bytes) { parse(line, into: &reports) }
            case .closed:
                reports += letGo()
                wait(from: now)
                return reports
            }
        }
    }

    private func open(at now: Double) {
        socket = LoopbackSocket(port: port)
        if socket == nil { wait(from: now) } else { greetingDue = now + Self.greetingPatience }
    }

    private func wait(from now: Double) {
        nextTry = now + pause
        pause = min(pause * 2, Self.patience.upperBound)
    }

    private func parse(_ line: [UInt8], into reports: inout [Report]) {
        switch LocationReport(line) {
        case .greeting:
            (isThere, greetingDue) = (true, nil)
            if wish == .places { _ = socket?.write(Self.watch) }
        case .fix(let fix):
            if !isConnected { reports.append(.connected) }
            isConnected = true
            pause = Self.patience.lowerBound
            reports.append(.fix(fix))
        case .nothing, nil: break
        }
    }

    private func letGo() -> [Report] {
        socket = nil
        (mustLetGo, isThere, greetingDue) = (false, false, nil)
        lines = LineCutter(longest: Self.longestLine)
        defer { isConnected = false }
        return isConnected ? [.disconnected] : []
    }
}

/// Cuts bytes into lines as they come; a line that is too long is left out whole.
struct LineCutter {
    private let longest: Int
    private var line: [UInt8] = []
    private var isTooLong = false

    init(longest: Int) {
        self.longest = longest
    }

    /// The lines that end with these bytes.
    mutating func feed(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if !isTooLong { lines.append(line) }
                line = []
                isTooLong = false
            } else if line.count < longest {
                line.append(byte)
            } else {
                isTooLong = true
            }
        }
        return lines
    }
}
