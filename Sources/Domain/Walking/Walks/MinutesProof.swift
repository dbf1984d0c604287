/// The derivation of a day's minutes: the walks that began on it, and of each what counted, since each moment counts once.
package struct MinutesProof: Hashable, Sendable {
    /// One walk's part in the day.
    package struct Line: Hashable, Sendable {
        package let walk: Walk
        /// The time on the move.
        package let recorded: Duration
        /// The part of it that no other walk has.
        package let counted: Duration
        /// The walks that have the rest, the one with the most first.
        package let losses: [Loss]
        /// The seconds of each half hour of the day.
        package let slots: [DayProof.Slot]

        package var isWhollyCounted: Bool { counted.wholeMinutes >= recorded.wholeMinutes }
        /// The time from start to end in which nobody walked.
        package var pauses: Duration {
            let times = walk.parts.isEmpty ? [walk.duration] : walk.parts.map { $0.end - $0.start }
            return max(.zero, times.reduce(.zero, +) - recorded)
        }
    }

    /// The time of a walk that another walk has.
    package struct Loss: Hashable, Sendable {
        package let winner: Walk
        package let time: Duration
    }

    package let date: CivilDate
    /// The walks in order of their start.
    package let lines: [Line]
    /// The week up to the day, against its goal; nil where nobody asked for one.
    package internal(set) var week: WeekMinutes?
    /// The hours that the wall clock shows in the slots.
    package let hours: [Int]

    /// The time of all walks together, each moment once.
    package let time: Duration

    /// The day's number; nil where nobody walked.
    package var minutes: Int? { lines.isEmpty ? nil : time.wholeMinutes }

    /// - Parameter walks: those of the day, and of the days beside it, which may last into it.
    init(_ date: CivilDate, _ walks: [Walk], in zones: ZoneTimeline) {
        self.date = date
        hours = zones.hours(on: date, every: DayProof.slotLength)
        let midnight = zones.startOfDay(date)
        var shares = Array(repeating: Share(hours.count), count: walks.count)
        WalkedTime(walks).forEachPiece { piece in
            shares[piece.best.owner].add(piece, piece.best, from: midnight)
            for other in piece.open where other.owner != piece.best.owner { shares[other.owner].add(piece, other, from: midnight) }
        }
        let own = walks.indices.filter { zones.day(of: walks[$0].start) == date }
        lines = own.map { shares[$0].line(of: $0, among: walks) }.sorted { ($0.walk.start, $0.walk.end) < ($1.walk.start, $1.walk.end) }
        time = Share.duration(own.reduce(0) { $0 + shares[$1].counted })
    }

    /// The milliseconds of one walk.
    private struct Share {
        var slots: [DayProof.Slot]
        var recorded = 0.0
        var counted = 0.0
        var lost: [Int: Double] = [:]

        init(_ count: Int) { slots = Array(repeating: DayProof.Slot(), count: count) }

        /// Adds a time in which the walk went on: as counted, where it is the one that has it.
        mutating func add(_ piece: EachMoment.Piece, _ stretch: EachMoment.Stretch, from midnight: Instant) {
            let isCounted = stretch.owner == piece.best.owner
            let amount = piece.amount(of: stretch)
            recorded += amount
            if isCounted { counted += amount } else { lost[piece.best.owner, default: 0] += amount }
            for slot in slots.indices {
                let start = midnight + .milliseconds(Int64(slot) * DayProof.slotLength)
                let time = min(piece.until, start + .milliseconds(DayProof.slotLength)) - max(piece.from, start)
                guard time > .zero else { continue }
                let seconds = stretch.rate * Double(time.milliseconds) / 1000
                slots[slot].recorded += seconds
                if isCounted { slots[slot].counted += seconds }
            }
        }

        func line(of index: Int, among walks: [Walk]) -> Line {
            let losers = lost.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            return Line(
                walk: walks[index], recorded: Self.duration(recorded), counted: Self.duration(counted),
                losses: losers.map { Loss(winner: walks[$0.key], time: Self.duration($0.value)) }, slots: slots)
        }

        static func duration(_ milliseconds: Double) -> Duration { .milliseconds(Int64(clamping: milliseconds)) }
    }
}
