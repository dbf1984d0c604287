import Walking

/// The records that a reader has gathered and not yet delivered.
final class ImportBatch {
    /// Enough that a transaction is worth its cost, few enough that the memory does not notice.
    static let batchSize = 10_000
    /// Each day of a batch is counted when it is written: records on many days wait for others of the same days, so that no day is
    /// counted for a few of them.
    static let worthOfDay = 100
    /// The most records that wait for that.
    static let largestBatch = 48_000

    let zones: ZoneTimeline
    private let walkingSports: WalkingSports
    private(set) var samples: [Sample] = []
    private(set) var walks: [Walk] = []
    /// The days of the batch, in UTC, and the last of them.
    private var days: Set<Int64> = []
    private var day: Int64?
    /// The metadata of the file.
    var memory = JournalMetadata()
    private(set) var skipped: [SkipReason: Int] = [:]
    /// The records left out that have a name the person may know.
    private(set) var leftOut: [LeftOut] = []
    /// The records left out of which the time is known, until they are delivered.
    private(set) var lost: [QuarantinedRecord] = []
    /// The places of some records that were left out.
    private(set) var places: [LeftOutPlace] = []
    /// Reasons of which enough entries are noted, and how many more of them the file at hand has.
    private var countedReasons: [SkipReason: Int] = [:]
    /// The file at hand, below what was imported, and who reads it.
    var file = "" {
        didSet {
            settlePlaces(in: oldValue)
            sampleFiles.note(file, from: samples.count)
            walkFiles.note(file, from: walks.count)
        }
    }
    private var sampleFiles = RecordFiles()
    private var walkFiles = RecordFiles()
    weak var reader: (any FileParser)?
    private(set) var sampleCount = 0
    private(set) var walkCount = 0
    /// The date of the file at hand, for what does not say itself when it was changed.
    var fileDate: Instant?
    /// Indicates whether only walks that a person typed take it: of all the rest GND's own files say which date there was.
    var datesTypedAlone = false
    /// Set when a file ended early or broke; what came before stays.
    var failure: ReadFailure?

    init(zones: ZoneTimeline, walkingSports: WalkingSports = WalkingSports()) {
        self.zones = zones
        self.walkingSports = walkingSports
        samples.reserveCapacity(Self.batchSize + Self.batchSize / 4)
    }

    var isFull: Bool {
        walks.count >= 200 || lost.count >= Self.batchSize
            || samples.count >= min(Self.largestBatch, max(Self.batchSize, days.count * Self.worthOfDay))
    }
    var isEmpty: Bool { samples.isEmpty && walks.isEmpty && lost.isEmpty && memory.isEmpty }

    func add(_ sample: Sample) {
        samples.append(sample)
        if sample.modified == nil, !datesTypedAlone, let fileDate { samples[samples.count - 1].exported = fileDate }
        let day = sample.start.milliseconds / 86_400_000
        if day != self.day {
            self.day = day
            days.insert(day)
        }
        sampleCount += 1
    }

    /// Adds the total of a civil date, which fills up what finer records of it lack and adds nothing to them.
    func add(_ metric: Metric, _ value: Double, on date: CivilDate, source: Source, modified: Instant? = nil) {
        guard value != 0 else { return }
        add(
            Sample(
                metric: metric, start: zones.startOfDay(date), end: zones.endOfDay(date), value: value, source: source, modified: modified,
                grain: .day))
    }

    func add(_ walk: Walk) {
        walks.append(walk)
        if walk.modified == nil, !datesTypedAlone || walk.source == .typed, let fileDate { walks[walks.count - 1].modified = fileDate }
        walkCount += 1
    }

    /// Leaves something out and tells of it: its place to the import, and where its time is known, its day.
    /// - Parameters:
    ///   - record: what is known of it.
    ///   - text: what the file says; nil for the text of the entry at hand.
    ///   - count: how many they are.
    func skip(_ reason: SkipReason, _ record: LostRecord? = nil, text: String? = nil, count: Int = 1) {
        guard count > 0 else { return }
        if let record { lose(record, reason, text: text ?? reader?.entry?.text ?? "") }
        skipped[reason, default: 0] += count
        // A file may hold millions of them, and the places need not be looked through for each.
        if let counted = countedReasons[reason] {
            countedReasons[reason] = counted + count
            return
        }
        places.note(reason, in: file, count: count) { reader?.entry }
        if places.hasEnoughEntries(of: reason) { countedReasons[reason] = 0 }
    }

    /// Hands on a record that has a value and does not count, as the journal puts aside what it refuses.
    func putAside(_ record: LostRecord, _ reason: SkipReason) {
        lose(record, reason, text: nil)
    }

    private func lose(_ record: LostRecord, _ reason: SkipReason, text: String?) {
        lost.append(
            QuarantinedRecord(
                metric: record.metric, start: record.start, end: record.end, value: record.value, source: record.source, reason: reason,
                file: file.isEmpty ? nil : file, text: text.map { String($0.prefix(Self.longestText)) }))
    }

    /// Takes over a record that another journal left out, as it tells of it.
    func takeOver(_ record: QuarantinedRecord) {
        if let text = record.text {
            skipped[record.reason, default: 0] += 1
            places.note(record.reason, in: file) { reader?.entry.map { ($0.number, text) } }
        }
        lost.append(record)
    }

    private static let longestText = 80

    /// Skips an activity that is no walk, which is named by its sport and its day.
    func leaveOut(activity sport: String, _ record: LostRecord?) {
        skipped[.notAWalk, default: 0] += 1
        if let record { lose(record, .notAWalk, text: sport) }
        let activity = OtherActivity(sport: sport, date: record.map { zones.day(of: $0.start) })
        places.note(activity, in: file, entry: reader?.entry?.number)
    }

    private func settlePlaces(in file: String) {
        for (reason, count) in countedReasons where count > 0 {
            places.note(reason, in: file, count: count)
            countedReasons[reason] = 0
        }
    }

    /// Skips a file, or the rest of it, that cannot be read.
    func skip(_ file: String, _ failure: ReadFailure, kept: LeftOutPlace.Kept?) {
        reader = nil
        skipped[.unreadable, default: 0] += 1
        places.note(unreadable: file, failure.problem, kept: kept)
    }

    /// Skips what only the person can judge, by its name.
    func leaveOut(_ kind: LeftOut.Kind, named name: String, _ record: LostRecord? = nil) {
        skip(kind.reason, record, text: name)
        leftOut.count(kind, named: name)
    }

    /// Skips an activity that is no walk, or that only the person can judge.
    func leaveOut(_ sport: Sport, _ record: LostRecord?) {
        switch sport {
        case .unknown(let name), .anything(let name): leaveOut(.sport, named: name, record)
        case .walking, .hiking, .other, .unnamed: leaveOut(activity: sport.name, record)
        }
    }

    /// A sport as the person sees it, where only they can say what it is.
    func judged(_ sport: Sport) -> Sport {
        switch sport {
        case .unknown(let name), .anything(let name): walkingSports.contains(name) ? .walking : sport
        case .walking, .hiking, .other, .unnamed: sport
        }
    }

    /// Returns the person's time zone, for walks without one.
    func zone(at instant: Instant) -> Zone {
        zones.zone(on: zones.day(of: instant))
    }

    /// Hands the batch over and starts a new one.
    /// - Parameter isBrokenOff: whether a file broke off that it may come from.
    func drain(isBrokenOff: Bool = false) -> (memory: JournalMetadata, records: ReadBatch) {
        defer {
            memory = JournalMetadata()
            samples = []
            samples.reserveCapacity(Self.batchSize + Self.batchSize / 4)
            walks = []
            lost = []
            (days, day) = ([], nil)
            (sampleFiles, walkFiles) = (RecordFiles(), RecordFiles())
            sampleFiles.note(file, from: 0)
            walkFiles.note(file, from: 0)
        }
        let records = ReadBatch(
            samples, walks: walks, sampleFiles: sampleFiles, walkFiles: walkFiles, leftOut: lost, isBrokenOff: isBrokenOff)
        return (memory, records)
    }
}
