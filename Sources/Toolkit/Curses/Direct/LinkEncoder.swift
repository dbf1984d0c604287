import Terminal

/// Says where the addresses behind text begin and end (OSC 8), for terminals that take them.
///
/// Nothing is left open between two frames: what others write leads nowhere.
nonisolated struct LinkEncoder: ~Copyable {
    /// The number of the address that is open; zero for none.
    private(set) var current: UInt8 = 0
    private let isOn: Bool
    private var generation = 0
    private var addresses: [UInt8: [UInt8]] = [:]

    init(isOn: Bool) { self.isOn = isOn }

    /// Takes up the addresses of a canvas.
    /// - Returns: whether numbers have got another meaning since the last one.
    mutating func haveChangedMeaning(_ canvas: borrowing Canvas) -> Bool {
        guard isOn, canvas.linkCount != addresses.count || canvas.linkGeneration != generation else { return false }
        defer { generation = canvas.linkGeneration }
        addresses = [:]
        for number in 1...UInt8.max {
            guard let address = canvas.address(of: number) else { continue }
            // The parts of one address belong together, in whatever rows they stand.
            addresses[number] = Array("\u{1B}]8;id=\(number);\(address)\u{1B}\\".utf8)
        }
        return canvas.linkGeneration != generation
    }

    /// Lets what is written next lead to an address.
    mutating func change(to number: UInt8, in buffer: inout ByteBuffer) {
        guard isOn, number != current else { return }
        current = number
        guard number != 0, let bytes = addresses[number] else { return buffer.append("\u{1B}]8;;\u{1B}\\") }
        bytes.withUnsafeBufferPointer { buffer.append($0) }
    }
}
