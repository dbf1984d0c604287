/// Adds up, source by source, what the proof of a number says.
struct ProofTally {
    private struct Key: Hashable {
        var winner: Int
        var reason: DayProof.Loss.Reason
    }

    private struct Account {
        var recorded = 0.0
        var counted = 0.0
        /// Value times time, of what is averaged.
        var recordedLevel = 0.0
        var countedLevel = 0.0
        var losses: [Key: Double] = [:]
        /// The times in which faster walks won, by their source.
        var faster: [Int: [Range<Instant>]] = [:]
        var sums: [DayProof.Sum] = []
        var slots: [DayProof.Slot]
    }

    private let metric: Metric
    private let start: Int64
    private let end: Int64
    private let intervals: [Interval]
    private let isOfTotalsAlone: Bool
    /// The sources in the order of their rank.
    private let sources: [Source]
    /// The source's place by its number in the input.
    private let places: [Int: Int]
    private var accounts: [Account]

    init(_ metric: Metric, _ input: DayInput) {
        self.metric = metric
        (start, end) = (input.start, input.end)
        intervals = end > start ? input.intervals[metric] ?? [] : []
        isOfTotalsAlone = input.isOfTotalsAlone
        var ranks: [Source: Int] = [:]
        let numbers = Set(intervals.map(\.source))
        for interval in intervals where ranks[input.sources[interval.source]] == nil {
            ranks[input.sources[interval.source]] = interval.rank
        }
        let sorted = ranks.sorted { ($0.value, $0.key.key) < ($1.value, $1.key.key) }.map(\.key)
        let order = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })
        sources = sorted
        places = Dictionary(uniqueKeysWithValues: numbers.map { ($0, order[input.sources[$0]] ?? 0) })
        let slots = Int((input.end - input.start + DayProof.slotLength - 1) / DayProof.slotLength)
        accounts = sources.map { _ in Account(slots: Array(repeating: DayProof.Slot(), count: max(0, slots))) }
    }

    /// The resulting value; nil where an average has no base.
    var value: Double? {
        let counted = accounts.reduce(0) { $0 + $1.counted }
        guard !metric.isSum else { return counted }
        return counted > 0 ? accounts.reduce(0) { $0 + $1.countedLevel } / counted : nil
    }

    var lines: [DayProof.Line] {
        accounts.indices.filter { accounts[$0].recorded > 0 && !isToldBySensors($0) }.map { index in
            let account = accounts[index]
            let mean =
                account.counted > 0 ? account.countedLevel / account.counted : account.recordedLevel / account.recorded
            let losses = account.losses.map { key, amount in
                DayProof.Loss(
                    winner: sources[key.winner], reason: key.reason, extent: extent(amount),
                    times: key.reason == .fasterWalk ? Self.joined(account.faster[key.winner] ?? []) : [])
            }
            return DayProof.Line(
                source: sources[index], recorded: extent(account.recorded), counted: extent(account.counted),
                mean: metric.isSum ? nil : mean,
                losses: losses.sorted {
                    ($1.extent.size, $0.winner.key, $0.reason.rawValue) < ($0.extent.size, $1.winner.key, $1.reason.rawValue)
                },
                sums: account.sums, slots: account.slots)
        }
    }

    /// Indicates whether a source is a live walk that adds nothing to what its own sensors and keys told: it is no second source.
    private func isToldBySensors(_ index: Int) -> Bool {
        sources[index] == DayInputs.source(ofWalk: .liveWalk) && !extent(accounts[index].counted).isNoticeable && sources.count > 1
    }

    private func extent(_ amount: Double) -> DayProof.Extent {
        metric.isSum ? .amount(amount) : .time(.seconds(clamping: amount))
    }

    // MARK: Means

    mutating func average() {
        guard let grain = DayMerge.grainOfMean(intervals, isAlone: isOfTotalsAlone) else { return }
        for interval in intervals where interval.grain == grain { record(interval) }
        let segments = Merge.segments(intervals, of: grain)
        for segment in segments {
            let interval = intervals[segment.index]
            let share = share(of: interval, from: segment.start, until: segment.end)
            let place = place(of: interval)
            accounts[place].counted += share
            accounts[place].countedLevel += share * interval.value
            eachSlot(of: interval, from: segment.start, until: segment.end) { $0.counted += $1 }
        }
        for index in intervals.indices where intervals[index].grain == grain { displace(index, by: segments) }
    }

    // MARK: Sums

    mutating func addUp() {
        guard end > start else { return }
        let merge = DayMerge(intervals, from: start, until: end)
        for interval in intervals where interval.grain == .record { record(interval) }
        var counted = Array(repeating: 0.0, count: intervals.count)
        for piece in merge.pieces {
            let place = place(of: intervals[piece.index])
            counted[piece.index] += piece.amount
            accounts[place].counted += piece.amount
            eachSlot(from: piece.start, until: piece.end, place) {
                $0.counted += piece.end > piece.start ? piece.amount(from: $1, until: $2) : piece.amount
            }
        }
        let segments = merge.pieces.map { Merge.Segment(start: $0.start, end: $0.end, index: $0.index) }
        for index in intervals.indices where intervals[index].grain == .record {
            if intervals[index].isWalk {
                displaceWalk(index, counted[index], merge.pieces)
            } else if intervals[index].end > intervals[index].start || counted[index] == 0 {
                displace(index, by: segments)
            }
        }
        for filling in merge.fillings { fill(filling) }
    }

    private mutating func fill(_ filling: DayMerge.Filling) {
        let sum = intervals[filling.index]
        let place = place(of: sum)
        accounts[place].recorded += filling.value
        guard !filling.isCorrected else {
            return accounts[place].losses[Key(winner: place, reason: .corrected), default: 0] += filling.value
        }
        let isShared = filling.value < sum.value
        accounts[place].counted += filling.added
        accounts[place].sums.append(
            DayProof.Sum(
                isDay: !isShared && sum.end - sum.start >= Grain.shortestDay.milliseconds, value: filling.value,
                ofSeveralDays: isShared ? sum.value : nil, known: filling.records + filling.sums,
                isKnownByTime: filling.records >= filling.sums, added: filling.added))
        // It is in the ribbon where it is the sum of a part of a slot, or a coarse record.
        let slot = Int((sum.start - start) / DayProof.slotLength)
        guard sum.start >= start, sum.end > sum.start, accounts[place].slots.indices.contains(slot),
            sum.isSpread || Int((sum.end - 1 - start) / DayProof.slotLength) == slot
        else { return }
        eachSlot(from: sum.start, until: sum.end, place) {
            let part = Double($2 - $1) / Double(sum.end - sum.start)
            $0.recorded += filling.value * part
            $0.counted += filling.added * part
        }
    }

    // MARK: What did not count

    /// Notes who counted while an interval did not.
    private mutating func displace(_ index: Int, by segments: [Merge.Segment]) {
        let interval = intervals[index]
        let isMoment = interval.start == interval.end
        for segment in segments[segments.place { $0.end < interval.start }...] {
            guard segment.start <= interval.end else { return }
            guard segment.index != index else { continue }
            if isMoment {
                guard segment.start == segment.end || segment.end > interval.start else { continue }
            } else {
                guard segment.end > segment.start else { continue }
            }
            let lost = share(of: interval, from: segment.start, until: segment.end)
            if lost > 0 { lose(lost, of: interval, to: intervals[segment.index]) }
        }
    }

    /// Attributes the part of a walk that did not count to the better sources in its stretch.
    private mutating func displaceWalk(_ index: Int, _ counted: Double, _ pieces: [DayMerge.Piece]) {
        let walk = intervals[index]
        let lost = share(of: walk, from: walk.start, until: walk.end) - counted
        let better = pieces.map { $0.index == index ? 0 : $0.amount(from: walk.start, until: max(walk.end, walk.start + 1)) }
        let all = better.reduce(0, +)
        guard lost > 0, all > 0 else { return }
        for (piece, amount) in zip(pieces, better) where amount > 0 {
            let winner = intervals[piece.index]
            lose(lost * amount / all, of: walk, to: winner, as: .partOfWalk)
            let (from, until) = (max(piece.start, walk.start), min(piece.end, walk.end))
            guard winner.isWalk, winner.rank == walk.rank, from < until else { continue }
            accounts[place(of: walk)].faster[place(of: winner), default: []].append(
                Instant(milliseconds: from)..<Instant(milliseconds: until))
        }
    }

    /// Returns stretches of time in order, those that touch as one.
    private static func joined(_ times: [Range<Instant>]) -> [Range<Instant>] {
        times.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, time in
            if let last = joined.last, time.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, time.upperBound)
            } else {
                joined.append(time)
            }
        }
    }

    private mutating func lose(_ amount: Double, of loser: Interval, to winner: Interval, as given: DayProof.Loss.Reason? = nil) {
        let (from, to) = (place(of: loser), place(of: winner))
        var reason = given ?? Self.reason(for: winner, against: loser)
        if loser.isWalk, winner.isWalk, loser.rank == winner.rank {
            reason = .fasterWalk
        } else if from == to {
            reason = .corrected
        } else if given == nil, loser.rank != winner.rank {
            reason = .rank
        }
        accounts[from].losses[Key(winner: to, reason: reason), default: 0] += amount
    }

    /// Returns the rule of `Interval.beats(_:)` that decides between two records of equal rank.
    private static func reason(for winner: Interval, against loser: Interval) -> DayProof.Loss.Reason {
        if loser.modified != winner.modified { return loser.modified == .min ? .dated : .later }
        if (loser.start, loser.end) != (winner.start, winner.end) { return .moreExact }
        if loser.exported != winner.exported { return .newerFile }
        return loser.value < winner.value ? .larger : .moreExact
    }

    // MARK: Shares

    private func place(of interval: Interval) -> Int { places[interval.source] ?? 0 }

    private mutating func record(_ interval: Interval) {
        let share = share(of: interval, from: interval.start, until: interval.end)
        let place = place(of: interval)
        accounts[place].recorded += share
        accounts[place].recordedLevel += share * interval.value
        eachSlot(of: interval, from: interval.start, until: interval.end) { $0.recorded += $1 }
    }

    /// The part of an interval that falls between two moments of the day; a measurement without length weighs as a millisecond.
    private func share(of interval: Interval, from: Int64, until: Int64) -> Double {
        Self.share(of: interval, from: from, until: until, isSum: metric.isSum, start..<end)
    }

    private static func share(of interval: Interval, from: Int64, until: Int64, isSum: Bool, _ day: Range<Int64>) -> Double {
        let length = interval.end - interval.start
        let whole = isSum ? interval.value : Double(max(1, length)) / 1000
        guard length > 0 else { return day.contains(interval.start) ? whole : 0 }
        let overlap = min(until, interval.end, day.upperBound) - max(from, interval.start, day.lowerBound)
        return overlap > 0 ? whole * Double(overlap) / Double(length) : 0
    }

    private mutating func eachSlot(of interval: Interval, from: Int64, until: Int64, _ add: (inout DayProof.Slot, Double) -> Void) {
        let (isSum, day) = (metric.isSum, start..<end)
        eachSlot(from: from, until: until, place(of: interval)) {
            add(&$0, Self.share(of: interval, from: $1, until: $2, isSum: isSum, day))
        }
    }

    private mutating func eachSlot(from: Int64, until: Int64, _ place: Int, _ add: (inout DayProof.Slot, Int64, Int64) -> Void) {
        let (first, last) = (max(from, start), min(until, end))
        guard first <= last, !accounts[place].slots.isEmpty else { return }
        var here = first
        repeat {
            let slot = min(accounts[place].slots.count - 1, Int((here - start) / DayProof.slotLength))
            let edge = min(last, start + Int64(slot + 1) * DayProof.slotLength)
            add(&accounts[place].slots[slot], here, edge)
            here = edge
        } while here < last
    }
}
