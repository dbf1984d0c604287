/// The control point of a connected belt: its answers are switched on with the first command, since writing is not allowed before that.
///
/// Some belts with Huawei's extension refuse every command that does not follow their code (KingSmith MC-21, walkingpad-controller). They
/// tell by the characteristic for it; whether they take the code is seen by what they say to the command.
struct ControlPoint: Hashable {
    private enum Phase: Hashable {
        case closed, opening, open
    }

    static let characteristic = "2ad9"
    static let codeCharacteristic = "d18d2c10-c44c-11e8-a355-529269fb1459"
    private static let code: [UInt8] = [0x01, 0x00, 0x0D, 0x00, 0x06, 0x0B, 0x0F, 0x0D]

    let path: String
    /// The characteristic for the code; nil where the belt wants none.
    private let codePath: String?
    private var phase = Phase.closed
    /// Commands that wait until answers are switched on.
    private var waiting: [[UInt8]] = []

    init(path: String, codePath: String? = nil) {
        self.path = path
        self.codePath = codePath
    }

    /// Indicates whether its answers are switched on.
    var isOpen: Bool { phase == .open }

    /// Writes a command, as soon as it can be answered.
    mutating func write(_ bytes: [UInt8], into output: inout BluetoothOutput) {
        switch phase {
        case .open: send(bytes, into: &output)
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
            for bytes in waiting { send(bytes, into: &output) }
            waiting = []
            return true
        case .write(path, _, _): return answer.failure == nil
        default: return true
        }
    }

    private func send(_ bytes: [UInt8], into output: inout BluetoothOutput) {
        if let codePath { output.calls.append(.write(codePath, Self.code, withResponse: true)) }
        output.calls.append(.write(path, bytes, withResponse: true))
    }
}
