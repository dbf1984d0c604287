/// The control point of a connected belt: its answers are switched on with the first command, since writing is not allowed before that.
struct ControlPoint: Hashable {
    private enum Phase: Hashable {
        case closed, opening, open
    }

    static let characteristic = "2ad9"

    let path: String
    private var phase = Phase.closed
    /// Commands that wait until answers are switched on.
    private var waiting: [[UInt8]] = []

    init(path: String) {
        self.path = path
    }

    /// Indicates whether its answers are switched on.
    var isOpen: Bool { phase == .open }

    /// Writes a command, as soon as it can be answered.
    mutating func write(_ bytes: [UInt8], into output: inout BluetoothOutput) {
        switch phase {
        case .open: output.calls.append(.write(path, bytes, withResponse: true))
        case .opening: waiting.append(bytes)
        case .closed:
            phase = .opening
            waiting.append(bytes)
            output.calls.append(.startNotify(path))
        }
    }

    /// Takes the answer to a call.
    /// - Returns: false where a command did not get through.
    mutating func answered(_ call: BluetoothCall, _ answer: BluetoothAnswer, into output: inout BluetoothOutput) -> Bool {
        switch call {
        case .startNotify(path) where phase == .opening:
            // Somebody switched them on already: so they are.
            guard answer.failure.map(\.isInProgress) ?? true else {
                (phase, waiting) = (.closed, [])
                return false
            }
            phase = .open
            for bytes in waiting { output.calls.append(.write(path, bytes, withResponse: true)) }
            waiting = []
            return true
        case .write(path, _, _): return answer.failure == nil
        default: return true
        }
    }
}
