import Basis
import LiveWalking
import Phrases
import Sessions
import Walking

/// A recorded session for others: without the places in privacy zones, and without lines that this version cannot read and so not judge.
struct RecordingCopy {
    /// Position, and the way to it, as a sensor of navigation may send them: bytes that hold places.
    private static let placeCharacteristics = ["2a67", "2a68", "2a69"]

    let context: CommandContext

    func write(_ path: String) async throws(CommandFailure) {
        let journal = try await context.journal()
        let door = PrivacyDoor(try await orFail { () async throws(JournalFailure) in try await journal.settings() })
        guard let source = await FeedSource(path) else { throw .noFeed(path) }
        var left = 0
        try write(.header(source.header))
        for await line in source.lines {
            if Self.mayLeave(line, door) { try write(line) } else { left += 1 }
        }
        let phrases = context.phrases
        if left > 0 {
            context.console.complain(
                phrases(
                    en: "\(phrases.number(left)) \(left == 1 ? "line was" : "lines were") left out.", ko: "\(phrases.number(left))줄을 뺐어요."))
        }
    }

    private func write(_ line: FeedLine) throws(CommandFailure) {
        guard let bytes = FeedWriter().bytes(line) else { return }
        try context.console.write([String(decoding: bytes.dropLast(), as: UTF8.self)].consoleLines)
    }

    private static func mayLeave(_ line: FeedLine, _ door: PrivacyDoor) -> Bool {
        switch line {
        case .location(_, _, let fix): door.allows(latitude: fix.latitude, longitude: fix.longitude)
        case .packet(let packet): !placeCharacteristics.contains { packet.characteristic.lowercased().contains($0) }
        case .header, .event: true
        case .unknown: false
        }
    }
}
