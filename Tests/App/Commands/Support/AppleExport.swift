/// A small Apple Health export, made by hand: a watch and a phone on two days.
nonisolated enum AppleExport {
    static let text = export([
        record("Apple Watch", "2026-11-20 08:00:00 +0900", "2026-11-20 08:30:00 +0900", 4000),
        record("iPhone", "2026-11-20 08:00:00 +0900", "2026-11-20 08:30:00 +0900", 3500),
        record("iPhone", "2026-11-20 19:00:00 +0900", "2026-11-20 19:40:00 +0900", 3200),
        record("iPhone", "2026-11-21 09:00:00 +0900", "2026-11-21 09:20:00 +0900", 1500),
    ])

    static func record(_ source: String, _ start: String, _ end: String, _ steps: Int) -> String {
        """
        <Record type="HKQuantityTypeIdentifierStepCount" sourceName="\(source)" unit="count" creationDate="\(end)" \
        startDate="\(start)" endDate="\(end)" value="\(steps)"/>
        """
    }

    static func export(_ records: [String]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <HealthData locale="en_KR">
         <ExportDate value="2026-11-21 12:00:00 +0900"/>
        \(records.joined(separator: "\n"))
        </HealthData>

        """
    }
}
