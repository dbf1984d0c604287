extension Phrases {
    /// What each format that can be read is called by its makers, by the short name that the ledger keeps.
    private static let names: [(short: String, name: String)] = [
        ("apple-health", "Apple Health"), ("health-connect", "Health Connect"), ("samsung-health", "Samsung Health"),
        ("google-fit", "Google Fit"), ("fitbit", "Fitbit"), ("gadgetbridge", "Gadgetbridge"), ("strava", "Strava"),
        ("opentracks", "OpenTracks"), ("gnd", "GND"), ("gpx", "GPX"), ("tcx", "TCX"), ("kml", "KML"), ("fit", "FIT"),
    ]
    private static let koreanNames = [
        "apple-health": "Apple 건강", "health-connect": "헬스 커넥트", "samsung-health": "삼성 헬스", "google-fit": "Google 피트니스",
    ]

    /// A format, or several with commas between them, as their makers call them; what is not known stays as it is.
    package func format(_ short: String) -> String {
        short.split(separator: ",").map { one(String($0.drop { $0 == " " })) }.joined(separator: ", ")
    }

    /// All formats that can be read, in one line.
    package var allFormats: String { Self.names.map { one($0.short) }.joined(separator: ", ") }

    private func one(_ short: String) -> String {
        if short == "reimport" { return self(en: "read again", ko: "다시 읽기") }
        let name = Self.names.first { $0.short == short }?.name ?? short
        return self(en: name, ko: Self.koreanNames[short] ?? name)
    }
}
