import Walking

/// Reads Google Fit's part of a Takeout archive, where the same steps are written three to five times over.
///
/// The merged stream counts; another stream only where there is no merged one. Quarters of an hour and sums of days fill up what the
/// streams lack.
final class TakeoutSession: FormatSession {
    enum Phase {
        static let merged = 0
        static let stream = 1
        static let quarters = 2
        static let days = 3
        static let session = 4
        static let other = 5
    }

    private let harvest: Harvest
    private var hasMerged: Set<Metric> = []

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        switch phase {
        case Phase.merged:
            return JSONFileParser(TakeoutPoints(harvest: harvest, except: []) { self.hasMerged.insert($0) })
        case Phase.stream: return JSONFileParser(TakeoutPoints(harvest: harvest, except: hasMerged) { _ in })
        case Phase.quarters:
            guard CivilDate(file.fileName.prefix(10)) != nil else { throw .refused(.nameless) }
            return CSVFileParser(TakeoutQuarters(harvest: harvest, file: file))
        case Phase.days: return CSVFileParser(TakeoutDays(harvest: harvest))
        case Phase.session: return JSONFileParser(TakeoutWorkout(harvest: harvest))
        default: return IgnoredFileParser(harvest)
        }
    }
}
