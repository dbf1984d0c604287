import SQLite
import Walking

extension Statement {
    /// Binds what tells a record from all others, to the first six places: owner, metric, start, source, length and value.
    func bind(_ sample: Sample, source: Int64, of owner: Int64) {
        bind(owner, at: 1)
        bind(sample.metric.code, at: 2)
        bind(sample.start.milliseconds, at: 3)
        bind(source, at: 4)
        bind(sample.end.milliseconds - sample.start.milliseconds, at: 5)
        bind(sample.value, at: 6)
    }
}
