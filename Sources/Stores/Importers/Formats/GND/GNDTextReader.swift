import Walking

/// Reads the plain-text journal, a line at a time; empty lines and those that begin with `;` are for people.
final class GNDTextReader: FileParser {
    /// The first line of files that the program writes.
    static let header = "; GND journal"
    private static let longestLine = 1 << 20
    /// More of what stands beside the records than anybody decides or deletes, since all of it is held until they come.
    private static let longestHeader = 100_000
    /// More than a route is ever written with.
    private static let mostPoints = 200_000

    private let batch: ImportBatch
    private var line: [UInt8] = []
    private var header = GNDHeader()
    private var headerLines = 0
    private var hasToldMemory = false
    private var lineCount = 0
    private var text = ""
    /// The walk above, which points may follow.
    private var walk: Walk?

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {
        for byte in bytes {
            if byte == 0x0A {
                try endLine()
            } else {
                guard line.count < Self.longestLine else { throw .damaged(.endless) }
                line.append(byte)
            }
        }
    }

    func finish() throws(ReadFailure) {
        try endLine()
        deliverMetadata()
        endWalk()
    }

    var entry: (number: Int, text: String?)? { lineCount == 0 ? nil : (lineCount, text) }

    private func endLine() throws(ReadFailure) {
        text = String(decoding: line, as: UTF8.self)
        lineCount += 1
        line.removeAll(keepingCapacity: true)
        let words = GNDWord.split(text.last == "\r" ? text.dropLast() : text[...])
        guard let first = words.first, !first.plain.hasPrefix(";") else { return }
        if let isTaken = header.parse(words) {
            if !isTaken { batch.skip(.unreadable) }
            headerLines += 1
            guard headerLines <= Self.longestHeader else { throw .damaged(.endless) }
            return
        }
        deliverMetadata()
        if first.plain == "@" {
            guard let start = walk?.start, let point = GNDRecord.point(words.dropFirst(), walkStart: start) else {
                return batch.skip(.unreadable)
            }
            guard (walk?.route.count ?? 0) < Self.mostPoints else { return batch.skip(.badValue) }
            walk?.route.append(point)
            return
        }
        endWalk()
        if let metric = Metric(rawValue: first.plain) {
            guard var sample = GNDRecord.sample(metric, words.dropFirst(), sources: header.sources) else {
                return batch.skip(.unreadable)
            }
            sample.isFromText = true
            batch.add(sample)
            return
        }
        if first.plain == "left-out" {
            guard let record = GNDRecord.leftOut(words.dropFirst(), sources: header.sources) else { return batch.skip(.unreadable) }
            return batch.takeOver(record)
        }
        walk = GNDLine(words)?.walk(sources: header.sources, zoneAt: zone)
        if walk == nil { batch.skip(.unreadable) }
    }

    private func zone(at instant: Instant) -> Zone {
        let zones = header.zones ?? batch.zones
        return zones.zone(on: zones.day(of: instant))
    }

    private func endWalk() {
        if let walk { batch.add(walk) }
        walk = nil
    }

    /// Before the first record, so that it is counted in the zones that the file says.
    private func deliverMetadata() {
        guard !hasToldMemory else { return }
        hasToldMemory = true
        batch.memory = header.memory(batch.zones)
    }
}
