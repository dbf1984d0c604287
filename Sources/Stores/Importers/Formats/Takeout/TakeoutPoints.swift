import JSON
import Walking

/// Reads a stream of data points, from Takeout (`Data Points`) or from the web interface (`point`).
final class TakeoutPoints: JSONHandler {
    static let source = Source(name: "Google Fit", manufacturer: "Google", kind: .phone)

    private let batch: ImportBatch
    private let except: Set<Metric>
    private let saw: (Metric) -> Void
    private var hasPoints = false

    init(batch: ImportBatch, except: Set<Metric>, saw: @escaping (Metric) -> Void) {
        self.batch = batch
        self.except = except
        self.saw = saw
    }

    func record(_ list: String, _ value: JSONValue) {
        guard list == "Data Points" || list == "point" else { return }
        hasPoints = true
        let metric: Metric
        switch value["dataTypeName"]?.string {
        case "com.google.step_count.delta": metric = .steps
        case "com.google.distance.delta": metric = .distance
        default: return batch.skip(.otherRecord)
        }
        guard !except.contains(metric) else { return batch.skip(.inDayTotal) }
        guard let start = instant(value["startTimeNanos"]), let end = instant(value["endTimeNanos"]) else { return batch.skip(.badDate) }
        guard let amount = amount(value) else {
            return batch.skip(.badValue, LostRecord(metric, from: start, until: end, of: Self.source))
        }
        guard amount != 0 else { return }
        saw(metric)
        let modified = value["modifiedTimeMillis"]?.number.flatMap { Int64(exactly: $0.rounded()) }.map(Instant.init(milliseconds:))
        batch.add(Sample(metric: metric, start: start, end: end, value: amount, source: Self.source, modified: modified))
    }

    private func instant(_ nanoseconds: JSONValue?) -> Instant? {
        guard let number = nanoseconds?.number, number > 0, number < 2.5e20 else { return nil }
        return Instant(milliseconds: Int64(clamping: number / 1e6))
    }

    private func amount(_ value: JSONValue) -> Double? {
        let inner = value["fitValue"]?.array.first?["value"] ?? value["value"]?.array.first
        return inner?["intVal"]?.number ?? inner?["fpVal"]?.number
    }
}
