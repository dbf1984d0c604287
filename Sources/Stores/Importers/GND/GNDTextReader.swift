import Walking

/// Reads the plain-text journal, a walk a line; empty lines and those that begin with `;` are for people.
final class GNDTextReader: LeafReader {
    private static let longestLine = 65_536

    private let harvest: Harvest
    private var line: [UInt8] = []

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {
        for byte in bytes {
            if byte == 0x0A {
                endLine()
            } else {
                guard line.count < Self.longestLine else { throw .damaged("a line without an end") }
                line.append(byte)
            }
        }
    }

    func finish() throws(ReadFailure) {
        endLine()
    }

    private func endLine() {
        let text = String(decoding: line, as: UTF8.self).trimmingSpaces
        line.removeAll(keepingCapacity: true)
        guard !text.isEmpty, !text.hasPrefix(";") else { return }
        guard let entry = GNDLine(text) else { return harvest.skip(.unreadable) }
        harvest.add(entry.walk(harvest))
    }
}
