import Walking

/// Reads Fitbit's archive: minutes of steps and distance, and recorded walks.
final class FitbitSession: FormatSession {
    enum Phase {
        static let minutes = 0
        static let table = 1
        static let exercises = 2
        static let exerciseTable = 3
        static let days = 4
        static let other = 5
        /// Minutes of something that only the lost name of the file said.
        static let nameless = 6
    }

    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        switch phase {
        case Phase.minutes:
            let metric = FitbitFiles.metric(file) ?? .steps
            return JSONFileParser(FitbitMinutes(harvest: harvest, metric: metric))
        case Phase.table: return CSVFileParser(FitbitTable(harvest: harvest))
        case Phase.exerciseTable: return CSVFileParser(FitbitExerciseTable(harvest: harvest))
        case Phase.days: return JSONFileParser(FitbitDays(harvest: harvest))
        case Phase.other: return IgnoredFileParser(harvest)
        case Phase.nameless: throw .refused(.nameless)
        default: return JSONFileParser(FitbitExercises(harvest: harvest))
        }
    }
}
