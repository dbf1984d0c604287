import Journal
import Phrases
import Walking

/// Everything that a person's journal knows, as one JSON object with a record a line.
///
/// Samples are written a month at a time, so that ten years need no more metadata than one.
struct JSONExport {
    let journal: ProfileJournal
    let context: CommandContext

    func run() async throws(CommandFailure) {
        let metadata = try await orFail { () async throws(JournalFailure) in try await journal.metadata() }
        let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
        let pages = JournalPages(journal: journal, options: context.options, door: PrivacyDoor(settings))
        let sources = try await orFail { () async throws(JournalFailure) in try await journal.sources() }
        let records = JSONRecords(home: settings.zones.home, sources: sources)
        try write("{\"gnd\":1,\n\"settings\":\(JSONText(settings: PrivacyDoor(settings)(settings)).text),\n\"sources\":[")
        try write(lines(sources.map(JSONText.init(source:))))
        try write("],\n\"forgotten\":[")
        try write(lines(metadata.tombstones.map { .string($0.description) }))
        try write("],\n\"sightings\":[")
        try write(
            lines(metadata.zoneObservations.map { .object([("date", .string($0.date.description)), ("zone", .string($0.zone.id))]) }))
        try write("],\n\"samples\":[")
        try await writeSamples(records, zones: settings.zones, of: pages)
        try write("],\n\"walks\":[")
        let cut = try await writeWalks(records, of: pages)
        try write("]")
        try await writeLeftOut(records, zones: settings.zones, of: pages)
        try write("}\n")
        context.noteCut(routes: cut)
    }

    private func writeSamples(_ records: JSONRecords, zones: ZoneTimeline, of pages: JournalPages) async throws(CommandFailure) {
        var isFirst = true
        try await pages.samples(zones: zones) { samples throws(CommandFailure) in
            try write((isFirst ? "" : ",") + lines(samples.map(records.sample)))
            isFirst = false
        }
    }

    private func writeWalks(_ records: JSONRecords, of pages: JournalPages) async throws(CommandFailure) -> Int {
        var isFirst = true
        return try await pages.walks { walks throws(CommandFailure) in
            try write((isFirst ? "" : ",") + lines(walks.map(records.walk)))
            isFirst = false
        }
    }

    /// The records that imports left out, where there are any: the proofs of their days tell of them.
    private func writeLeftOut(_ records: JSONRecords, zones: ZoneTimeline, of pages: JournalPages) async throws(CommandFailure) {
        var isFirst = true
        try await pages.leftOut(zones: zones) { leftOut throws(CommandFailure) in
            try write((isFirst ? ",\n\"leftOut\":[" : ",") + lines(leftOut.map(records.leftOut)))
            isFirst = false
        }
        if !isFirst { try write("]") }
    }

    private func lines(_ values: [JSONText]) -> ConsoleText {
        values.isEmpty ? "" : "\n" + values.map { "\($0.text)" }.joined(by: ",\n")
    }

    private func write(_ text: ConsoleText) throws(CommandFailure) {
        try context.console.write(text)
    }
}
