/// A recorded session for tests: a belt that says speed, metres and steps each second, as fitness machines do.
struct Feed {
    private(set) var lines: [String]
    private var second = 0
    private var metres = 0.0
    private var steps = 0.0

    init(id: String = "6F1C2B60-0D5A-4E6C-9C1D-5B8F5D0C0001") {
        lines = [#"{"gnd":"live","v":1,"id":"\#(id)","start":"2026-03-27T07:40:00Z","zone":"Europe/Berlin"}"#]
    }

    var text: String { lines.map { $0 + "\n" }.joined() }

    mutating func add(_ line: String) { lines.append(line) }

    /// Walks on the belt, at 4.5 km/h and 108 steps a minute.
    mutating func walk(_ seconds: Int, speed: Double = 1.25, cadence: Double = 108) {
        for _ in 0..<seconds {
            second += 1
            metres += speed
            steps += cadence / 60
            let fields =
                hex(UInt32(speed * 360), 2) + hex(UInt32(metres), 3) + "ffffffffff" + hex(UInt32(second), 2) + hex(UInt32(steps), 3)
            lines.append(#"{"t":\#(second).0,"s":"pad","c":"2acd","x":"8424\#(fields)"}"#)
        }
    }

    private func hex(_ value: UInt32, _ bytes: Int) -> String {
        (0..<bytes).map { index in
            let byte = String((value >> (8 * UInt32(index))) & 0xFF, radix: 16)
            return byte.count == 1 ? "0" + byte : byte
        }.joined()
    }
}
