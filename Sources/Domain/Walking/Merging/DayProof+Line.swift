extension DayProof {
    /// The amount of a metric: a sum in its unit, or for averages the time that it was measured for.
    package enum Extent: Hashable, Sendable {
        case amount(Double)
        case time(Duration)

        /// Indicates whether it is more than rounding: half a step, or a second.
        package var isNoticeable: Bool {
            switch self {
            case .amount(let amount): amount >= 0.5
            case .time(let time): time >= .seconds(1)
            }
        }

        /// The amount, or the seconds.
        package var size: Double {
            switch self {
            case .amount(let amount): amount
            case .time(let time): Double(time.milliseconds) / 1000
            }
        }
    }

    /// The two numbers of which a number is the quotient: metres, and the time or the steps in which they were walked.
    package enum Derivation: Hashable, Sendable {
        case speed(metres: Double, time: Duration)
        case stepLength(metres: Double, steps: Double)
    }

    /// One source's part in the day.
    package struct Line: Hashable, Sendable {
        package let source: Source
        package let recorded: Extent
        package let counted: Extent
        /// Of what is averaged, the mean of what counted, or of everything where nothing did.
        package let mean: Double?
        /// The amounts that did not count, the largest first.
        package let losses: [Loss]
        /// The effects of its sums beside everything finer, in order of time.
        package let sums: [Sum]
        /// Half an hour at a time.
        package let slots: [Slot]

        package var isWhollyCounted: Bool { counted.size.rounded() >= recorded.size.rounded() }
    }

    /// An amount of a source that did not count, and the reason.
    package struct Loss: Hashable, Sendable {
        package enum Reason: Int, Sendable {
            /// The winner stands higher in the order of sources.
            case rank
            /// Equal in rank, the winner's record was changed later.
            case later
            /// Equal in all that, the winner's record says more exactly when.
            case moreExact
            /// The source itself says it better.
            case corrected
            /// The winner recorded that part of a walk.
            case partOfWalk
            /// Equal in rank, the winner is a walk that shares its time and has as much or more in each minute.
            case fasterWalk
            /// Equal in rank, the winner's record says when it was changed, and the other does not.
            case dated
            /// Equal in all that and of the same time, the winner's record is of a newer file.
            case newerFile
            /// Equal in all that, the winner's record says more.
            case larger

            /// The word by which JSON names it.
            package var word: String {
                switch self {
                case .rank: "rank"
                case .later: "later"
                case .moreExact: "moreExact"
                case .corrected: "corrected"
                case .partOfWalk: "partOfWalk"
                case .fasterWalk: "fasterWalk"
                case .dated: "dated"
                case .newerFile: "newerFile"
                case .larger: "larger"
                }
            }
        }

        package let winner: Source
        package let reason: Reason
        package let extent: Extent
        /// The times in which a faster walk won, in order; of other reasons none, since the ribbons show them.
        package var times: [Range<Instant>] = []
    }

    /// The sum of a day or of a part of it, which competes with everything finer.
    package struct Sum: Hashable, Sendable {
        package var isDay: Bool
        /// The part of it that belongs to the day.
        package var value: Double
        /// All of it, where it reaches over a midnight and each day takes its part.
        package var ofSeveralDays: Double?
        /// The known amount of its stretch without it.
        package var known: Double
        /// Indicates whether most of that was recorded at its time, and not by other sums.
        package var isKnownByTime: Bool
        package var added: Double
    }

    /// Half an hour of one source: amounts, or seconds that were measured.
    package struct Slot: Hashable, Sendable {
        package var recorded: Double
        package var counted: Double

        package init(recorded: Double = 0, counted: Double = 0) {
            self.recorded = recorded
            self.counted = counted
        }
    }
}
