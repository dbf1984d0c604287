import Walking

/// Turns the elements of Apple's export into samples and walks.
///
/// Most records of a real export are heart rates and energy, so the first thing looked at is the type, as bytes. Energy costs nothing else,
/// and of heart rates none is kept but the means of brisk minutes.
final class AppleHealthHandler: XMLHandler {
    private enum Place {
        case outside, record, workout
    }

    private let batch: ImportBatch
    private let workouts: AppleWorkouts
    private var sources = AppleSources()
    private var zones = AppleZones()
    private var hearts = AppleHeartRates()
    private var place = Place.outside
    private var record: Sample?
    private var workout: AppleWorkout?
    private var others = 0
    private var recordCount = 0
    /// The contents of the record that is being left out.
    private var skippedRecord: String?
    /// Indicates whether the root element was seen.
    private(set) var hasBegun = false
    /// Indicates whether the root element was closed.
    private(set) var isComplete = false

    init(batch: ImportBatch, workouts: AppleWorkouts) {
        self.batch = batch
        self.workouts = workouts
    }

    override func start(_ name: XMLText, _ attributes: XMLAttributes) {
        if name == "Record" {
            startRecord(attributes)
        } else if name == "MetadataEntry" {
            metadata(attributes)
        } else if name == "Workout" {
            place = .workout
            workout = AppleWorkout(attributes, sources: &sources)
        } else if workout != nil {
            workout?.child(name, attributes)
        } else if name == "HealthData" {
            hasBegun = true
        }
    }

    var entry: (number: Int, text: String?)? { skippedRecord.map { (recordCount, $0) } }

    override func end(_ name: XMLText) {
        switch place {
        case .outside:
            if name == "HealthData" { isComplete = true }
        case .record:
            guard name == "Record" else { return }
            place = .outside
            if let record {
                batch.add(record)
                for minute in hearts.add(record) { batch.add(minute) }
            }
            record = nil
        case .workout:
            guard name == "Workout" else { return }
            place = .outside
            if let workout { workouts.add(workout, to: batch) }
            workout = nil
        }
    }

    /// Gives up what was open when the document broke.
    func abandon() {
        place = .outside
        record = nil
        workout = nil
    }

    /// Counts what was held in hand.
    func finishFile() {
        abandon()
        for minute in hearts.finish() { batch.add(minute) }
        // A heart rate that a minute was told of was not left out.
        batch.skip(.otherRecord, count: max(0, others - hearts.toldCount))
        (others, hearts.toldCount) = (0, 0)
    }

    private func startRecord(_ attributes: XMLAttributes) {
        recordCount += 1
        switch AppleRecord.read(attributes, sources: &sources) {
        case .sample(let sample):
            record = sample
            place = .record
        case .heartRate(let rate, let time, let source):
            others += 1
            if let minute = hearts.add(rate, at: time, source: source) { batch.add(minute) }
        case .other:
            others += 1
        case .skipped(let reason, let record):
            skippedRecord = [attributes["sourceName"], attributes["startDate"], attributes["value"], attributes["unit"]]
                .compactMap { $0.map(\.string) }.joined(separator: ", ")
            batch.skip(reason, record)
            skippedRecord = nil
        }
    }

    private func metadata(_ attributes: XMLAttributes) {
        guard place != .outside, let key = attributes["key"], let value = attributes["value"] else { return }
        if key == "HKWasUserEntered" {
            if value == "1" { record?.isUserEntered = true }
        } else if key == "HKTimeZone" {
            guard let zone = zones.zone(value) else { return }
            record?.zone = zone
            workout?.zone = zone
        } else {
            workout?.metadata(key, value)
        }
    }
}

/// The time zones that an export names, each looked up once.
private struct AppleZones {
    private var known: [String: Zone?] = [:]

    mutating func zone(_ name: XMLText) -> Zone? {
        let name = name.string
        if let zone = known[name] { return zone }
        let zone = Zone(name)
        known[name] = .some(zone)
        return zone
    }
}
