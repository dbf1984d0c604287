import Journal
import Phrases
import Walking

/// Walks with a route as GPX 1.1, which every map reads, each once whatever recorded it; the newest comes first.
struct GPXExport {
    let journal: ProfileJournal
    let context: CommandContext

    func run() async throws(CommandFailure) {
        let settings = try await orFail { () async throws(JournalFailure) in try await journal.settings() }
        let pages = JournalPages(journal: journal, options: context.options, door: PrivacyDoor(settings))
        try context.console.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" creator="GND" xmlns="http://www.topografix.com/GPX/1/1">\n
            """)
        let cut = try await pages.shownWalks { walks throws(CommandFailure) in
            for walk in walks where !walk.value.route.isEmpty { try context.console.write(Self.track(walk)) }
        }
        try context.console.write("</gpx>\n")
        context.noteCut(routes: cut)
    }

    private static func track(_ outgoing: Outgoing<Walk>) -> ConsoleText {
        let walk = outgoing.value
        var text: ConsoleText = "<trk>"
        if !walk.title.isEmpty { text += "<name>\(MarkupText.escaped(walk.title))</name>" }
        if !walk.tags.isEmpty { text += "<cmt>\(MarkupText.escaped(TypedTags(walk.tags).description))</cmt>" }
        if !walk.note.isEmpty { text += "<desc>\(MarkupText.escaped(walk.note))</desc>" }
        text += "<type>walking</type>\n<trkseg>\n"
        for (index, point) in walk.route.enumerated() {
            if index > 0, point.startsSegment { text += "</trkseg>\n<trkseg>\n" }
            text += "<trkpt lat=\"\(degrees(point.latitude))\" lon=\"\(degrees(point.longitude))\">"
            if let elevation = point.elevation, elevation.isFinite { text += "<ele>\(metres(elevation))</ele>" }
            if let time = point.time { text += "<time>\(TimeText(time, in: .utc).text)</time>" }
            text += "</trkpt>\n"
        }
        return text + "</trkseg>\n</trk>\n"
    }

    private static func degrees(_ value: Double) -> String { JSONText.double(value).text }

    /// To a hundredth: no device tells a height better.
    private static func metres(_ value: Double) -> String { JSONText.double((value * 100).rounded() / 100).text }

}
