import Basis
import Walking

/// Reads a track from `#time,trackpoint_type,latitude,longitude,…`.
final class OpenTracksTable: CSVHandler {
    private let batch: ImportBatch
    private var track = Track(source: Source(name: "OpenTracks", kind: .workout))
    private var isFinished = false

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        let type = table.text("trackpoint_type", row).uppercased()
        if type.contains("START") || type.contains("END") { track.startSegment() }
        var point = TrackPoint()
        point.time = DateText.instant(table.text(table.has("#time") ? "#time" : "time", row), assuming: 0)
        if point.time == nil { batch.skip(.badDate) }
        point.latitude = degrees("latitude", row, table)
        point.longitude = degrees("longitude", row, table)
        point.elevation = table.number("altitude", row)
        point.cadence = table.number("cadence", row)
        track.add(point)
    }

    /// Words that are no number lie nowhere; a row without any has no place.
    private func degrees(_ column: String, _ row: CSVRow, _ table: CSVTable) -> Double? {
        switch table.amount(column, row) {
        case .none: nil
        case .number(let number): number
        case .unreadable: .nan
        }
    }

    func finishFile() {
        guard !isFinished else { return }
        isFinished = true
        track.pour(into: batch)
    }
}
