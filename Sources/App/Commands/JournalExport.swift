import Phrases
import Walking

/// The walks as plain text, one a line, oldest first: `2026-11-21 07:40 +09:00 35m 3900s 2.6km "한강" #morning`.
///
/// Made to be read, compared and edited; `gnd import` reads it again.
struct JournalExport {
    let journal: any JournalRepository
    let context: CommandContext

    func run() async throws(CommandFailure) {
        let filter = WalkFilter(from: context.options.from, through: context.options.through)
        var walks: [Walk] = []
        var cursor: WalkPage.Cursor?
        repeat {
            let after = cursor
            let page = try await orFail { () async throws(JournalFailure) in
                try await journal.walks(filter, after: after, limit: 500)
            }
            walks += page.walks
            cursor = page.next
        } while cursor != nil
        try context.console.write(walks.reversed().map { Self.line($0) + "\n" }.joined())
    }

    static func line(_ walk: Walk) -> String {
        var words = [start(walk), duration(walk)]
        if let steps = walk.steps { words.append("\(steps)s") }
        if let distance = walk.distance, distance.isFinite { words.append(JSONText.double((distance * 1000).rounded() / 1e6).text + "km") }
        // The note is the second text, so it needs a first one.
        if !walk.title.isEmpty || !walk.note.isEmpty { words.append(quoted(walk.title)) }
        if !walk.note.isEmpty { words.append(quoted(walk.note)) }
        words += walk.tags.map { "#\($0)" }
        return words.joined(separator: " ")
    }

    /// `2026-11-21 07:40 +09:00`, with seconds where there are any.
    private static func start(_ walk: Walk) -> String {
        let whole = Instant(seconds: walk.start.seconds)
        let text = TimeText(whole, in: walk.zone).text
        let (date, time) = (text.prefix(10), text.dropFirst(11))
        let clock = time.prefix(8)
        return "\(date) \(clock.hasSuffix(":00") ? clock.prefix(5) : clock) \(time.dropFirst(8))"
    }

    /// `35m`, `1h5m`, `35m20` with seconds; a walk of less than a minute takes one.
    private static func duration(_ walk: Walk) -> String {
        let seconds = max(60, walk.end.seconds - walk.start.seconds)
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        let long = hours > 0 ? "\(hours)h" : ""
        let short = minutes > 0 || rest > 0 ? "\(minutes)m" : ""
        return long + short + (rest > 0 ? "\(rest)" : "")
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"", "\\": result += "\\\(character)"
            case "\n", "\r\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}
