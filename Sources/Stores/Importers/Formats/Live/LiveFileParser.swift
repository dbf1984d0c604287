import LiveWalking
import Sensors
import Walking

/// Plays a recorded session as fast as it can be read, and pours the walk that it was.
final class LiveFileParser: FileParser {
    private let batch: ImportBatch
    private let reader = FeedReader()
    private var order = FeedOrder()
    private var line: [UInt8] = []
    private var lineCount = 0
    private var isTooLong = false
    private var header: FeedHeader?
    private var player: SessionPlayer?

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {
        for byte in bytes {
            if byte == 0x0A {
                endLine()
            } else if line.count < FeedReader.longestLine {
                line.append(byte)
            } else {
                isTooLong = true
            }
        }
    }

    /// A last line without its end was being written when the program was killed; it is left out.
    func finish() throws(ReadFailure) {
        guard let header, var player else { return batch.skip(.unreadable) }
        player.finish()
        let zone = header.zone ?? batch.zone(at: header.start)
        let walk = player.session.walk(header.id, zone: zone)
        guard walk.duration >= LiveSession.shortest, !player.session.state.isNothingWalked else {
            return batch.skip(.justBegun, .activity(from: walk.start, until: walk.end, of: walk.source))
        }
        // What tells more of a walk is the later one, whenever the file was copied: each part of a recording is one of its beginning.
        batch.fileDate = header.start + .milliseconds(player.last.milliseconds)
        for sample in player.session.samples { batch.add(sample) }
        batch.add(walk)
    }

    var entry: (number: Int, text: String?)? { lineCount == 0 ? nil : (lineCount, nil) }

    private func endLine() {
        defer {
            line.removeAll(keepingCapacity: true)
            isTooLong = false
        }
        lineCount += 1
        guard !isTooLong, let read = reader.line(line) else { return batch.skip(.unreadable) }
        switch order.place(of: read) {
        case .next: break
        case .repeated: return batch.skip(.repeated)
        case .foreign: return batch.skip(.unreadable)
        }
        if case .header(let header) = read {
            self.header = header
            player = SessionPlayer(start: header.start, ownStepLength: header.ownStepLength)
        }
        player?.play(read)
    }
}
