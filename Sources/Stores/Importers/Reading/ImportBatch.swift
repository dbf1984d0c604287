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
        walks.count >= 200 || samples.count >= min(Self.largestBatch, max(Self.batchSize, days.count * Self.worthOfDay))
    }
    var isEmpty: Bool { samples.isEmpty && walks.isEmpty && memory.isEmpty }

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
        guard value > 0 else { return }
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

    func skip(_ reason: SkipReason, count: Int = 1) {
        guard count > 0 else { return }
        skipped[reason, default: 0] += count
        // A file may hold millions of them, and the places need not be looked through for each.
        if let counted = countedReasons[reason] {
            countedReasons[reason] = counted + count
            return
        }
        places.note(reason, in: file, count: count) { reader?.entry }
        if places.hasEnoughEntries(of: reason) { countedReasons[reason] = 0 }
    }

    /// Skips an activity that is no walk, which is named by its sport and its day.
    func leaveOut(activity sport: String, at start: Instant?) {
        skipped[.notAWalk, default: 0] += 1
        let activity = OtherActivity(sport: sport, date: start.map(zones.day))
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
    func leaveOut(_ kind: LeftOut.Kind, named name: String) {
        skip(kind.reason)
        leftOut.count(kind, named: name)
    }

    /// Skips an activity that is no walk, or that only the person can judge.
    func leaveOut(_ sport: Sport, from start: Instant?) {
        switch sport {
        case .unknown(let name), .anything(let name): leaveOut(.sport, named: name)
        case .walking, .hiking, .other, .unnamed: leaveOut(activity: sport.name, at: start)
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
    func drain() -> (memory: JournalMetadata, records: ReadBatch) {
        defer {
            memory = JournalMetadata()
            samples = []
            samples.reserveCapacity(Self.batchSize + Self.batchSize / 4)
            walks = []
            (days, day) = ([], nil)
            (sampleFiles, walkFiles) = (RecordFiles(), RecordFiles())
            sampleFiles.note(file, from: 0)
            walkFiles.note(file, from: 0)
        }
        return (memory, ReadBatch(samples, walks: walks, sampleFiles: sampleFiles, walkFiles: walkFiles))
    }
}
