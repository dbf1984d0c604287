import Phrases
import Walking

/// Everything that a person's journal knows, as one JSON object with a record a line.
///
/// Samples are written a month at a time, so that ten years need no more memory than one.
struct JSONExport {
    let journal: any JournalRepository
    let context: CommandContext

    func run() async throws(CommandFailure) {
        let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
        let sources = try await orFail { () async throws(JournalFailure) in try await journal.sources() }
        let records = JSONRecords(home: settings.zones.home, sources: sources)
        try write("{\"gnd\":1,\n\"settings\":\(JSONText(settings: settings).text),\n\"sources\":[")
        try write(lines(sources.map(JSONText.init(source:))))
        try write("],\n\"samples\":[")
        try await writeSamples(records, zones: settings.zones)
        try write("],\n\"walks\":[")
        try await writeWalks(records)
        try write("]}\n")
    }

    private func writeSamples(_ records: JSONRecords, zones: ZoneTimeline) async throws(CommandFailure) {
        let days = try await orFail { () async throws(JournalFailure) in
            try await journal.days(from: context.options.from, through: context.options.through)
        }
        guard let first = days.first?.date, let last = days.last?.date else { return }
        var isFirst = true
        for metric in Metric.allCases {
            var from = context.options.from ?? first.adding(days: -1)
            let through = context.options.through ?? last.adding(days: 1)
            while from <= through {
                let next = min(from.adding(days: 31), through.adding(days: 1))
                let (start, end) = (zones.startOfDay(from), zones.startOfDay(next))
                let samples = try await orFail { () async throws(JournalFailure) in
                    try await journal.samples(metric, from: start, until: end)
                }
                // A record that spans two stretches belongs to the one in which it begins.
                let own = samples.filter { $0.start >= start && $0.start < end }
                if !own.isEmpty { try write((isFirst ? "" : ",") + lines(own.map(records.sample))) }
                isFirst = isFirst && own.isEmpty
                from = next
            }
        }
    }

    private func writeWalks(_ records: JSONRecords) async throws(CommandFailure) {
        let filter = WalkFilter(from: context.options.from, through: context.options.through, includesRoutes: true)
        var cursor: WalkPage.Cursor?
        var isFirst = true
        repeat {
            let after = cursor
            let page = try await orFail { () async throws(JournalFailure) in
                try await journal.walks(filter, after: after, limit: 200)
            }
            if !page.walks.isEmpty { try write((isFirst ? "" : ",") + lines(page.walks.map(records.walk))) }
            isFirst = isFirst && page.walks.isEmpty
            cursor = page.next
        } while cursor != nil
    }

    private func lines(_ values: [JSONText]) -> String {
        values.isEmpty ? "" : "\n" + values.map(\.text).joined(separator: ",\n")
    }

    private func write(_ text: String) throws(CommandFailure) {
        try context.console.write(text)
    }
}
