import Journal
import Phrases
import Walking

/// Everything as plain text: settings, then a walk a line, oldest first, then a record a line.
///
/// Made to be read, compared and edited; `gnd import` makes the same journal of it again.
struct JournalExport {
    let journal: ProfileJournal
    let context: CommandContext

    func run() async throws(CommandFailure) {
        let metadata = try await orFail { () async throws(JournalFailure) in try await journal.metadata() }
        let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
        let door = PrivacyDoor(settings)
        var text = JournalText(zones: settings.zones)
        text.add(metadata, door(settings))
        let pages = JournalPages(journal: journal, options: context.options, door: door)
        var walks: [Outgoing<Walk>] = []
        let cut = try await pages.walks { walks += $0 }
        for walk in walks.reversed() { text.add(walk) }
        try context.console.write(text.drain())
        walks = []
        var isFirst = true
        try await pages.samples(zones: text.zones) { samples throws(CommandFailure) in
            if isFirst { text.addBlank() }
            isFirst = false
            for sample in samples { text.add(sample) }
            try context.console.write(text.drain())
        }
        isFirst = true
        try await pages.leftOut(zones: text.zones) { leftOut throws(CommandFailure) in
            if isFirst { text.addBlank() }
            isFirst = false
            for record in leftOut { text.add(record) }
            try context.console.write(text.drain())
        }
        context.noteCut(routes: cut)
    }
}
