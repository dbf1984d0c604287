import Walking

/// Makes samples of the rows of one table, as its form says.
struct GadgetbridgeTable {
    /// Beyond the year 9999 there is no date.
    private static let end: Int64 = 253_402_300_800
    /// The value that a band writes into 16 bits where it has no count.
    private static let mostSteps = 60_000.0
    /// The longest time before a row in which its steps were made, where nothing else tells it and a walk fills no more.
    private static let usualReach: Int64 = 600
    private static let usualCadence: Double = 2

    let form: GadgetbridgeSteps
    let batch: ImportBatch
    let devices: [Int64: Source]

    /// The moment, the steps, the device, and moment and steps of the row before; the moment of the one after.
    func query(_ name: String) -> String {
        let least = form == .runningTotal ? 0 : 1
        return """
            SELECT TIMESTAMP, STEPS, DEVICE_ID, lag(TIMESTAMP) OVER band, lag(STEPS) OVER band, lead(TIMESTAMP) OVER band
            FROM "\(name)" WHERE STEPS >= \(least) WINDOW band AS (PARTITION BY DEVICE_ID ORDER BY TIMESTAMP)
            """
    }

    /// The rows that count less than nothing, but for the one number by which bands say that they did not count.
    func queryNegative(_ name: String) -> String { "SELECT TIMESTAMP, STEPS, DEVICE_ID FROM \"\(name)\" WHERE STEPS < -1" }

    func readNegative(_ row: DatabaseRows) {
        let moment = row.integer(0)
        guard moment > 0, moment < Self.end else { return batch.skip(.badDate) }
        batch.putAside(lost(row, moment), .badValue)
    }

    private func lost(_ row: DatabaseRows, _ moment: Int64) -> LostRecord {
        LostRecord(.steps, from: Instant(seconds: moment), value: row.number(1), of: source(row))
    }

    private func source(_ row: DatabaseRows) -> Source { devices[row.integer(2)] ?? Source(name: "Gadgetbridge", kind: .watch) }

    func read(_ row: DatabaseRows) {
        let moment = row.integer(0)
        guard moment > 0, moment < Self.end else { return batch.skip(.badDate) }
        guard row.isNumber(1) else { return batch.skip(.badValue, lost(row, moment), text: row.text(1)) }
        guard row.number(1) < Self.mostSteps else { return batch.skip(.absurd, lost(row, moment)) }
        switch form {
        case .slots(let seconds): slot(row, moment, seconds)
        case .runningTotal: total(row, moment)
        case .sinceRowBefore: sinceRowBefore(row, moment)
        case .known: break
        }
    }

    /// A row that comes sooner than the stretch is long ends the one before it.
    private func slot(_ row: DatabaseRows, _ moment: Int64, _ seconds: Int64) {
        let next = row.isNull(5) ? moment + seconds : max(row.integer(5), moment + 1)
        add(row, row.number(1), from: moment, until: min(moment + seconds, next))
    }

    /// Returns the increase of the day's total since the row before; a row at midnight closes the day before it.
    private func total(_ row: DatabaseRows, _ moment: Int64) {
        let day = day(of: moment)
        let midnight = batch.zones.startOfDay(day).milliseconds / 1000
        let before = row.isNull(3) || row.integer(3) <= midnight ? nil : row.integer(3)
        // A total that fell has begun again.
        let base = before == nil || row.number(4) > row.number(1) ? 0 : row.number(4)
        add(row, row.number(1) - base, from: before ?? midnight, until: moment)
    }

    private func sinceRowBefore(_ row: DatabaseRows, _ moment: Int64) {
        let reach = max(Self.usualReach, Int64(clamping: row.number(1) / Self.usualCadence, .towardZero))
        let earliest = max(moment - reach, batch.zones.startOfDay(day(of: moment)).milliseconds / 1000)
        add(row, row.number(1), from: row.isNull(3) ? earliest : max(row.integer(3), earliest), until: moment)
    }

    private func day(of moment: Int64) -> CivilDate {
        batch.zones.day(of: Instant(seconds: moment - 1))
    }

    private func add(_ row: DatabaseRows, _ steps: Double, from: Int64, until: Int64) {
        guard steps > 0 else { return }
        batch.add(
            Sample(
                metric: .steps, start: Instant(seconds: from), end: Instant(seconds: until), value: steps,
                source: source(row),
                // A quarter or an hour says how much and not when.
                grain: until - from > Self.usualReach ? .sum : .record))
    }
}
