import Walking

extension Phrases {
    /// The reasons for which a day's number is not simply the sum of its records: a sentence for each loss of each source, then those for
    /// its sums, for walks that nobody counted and for records that an import left out.
    ///
    /// Every source that recorded something it was not counted for is in them.
    package func reasons(for proof: DayProof) -> [String] {
        proof.lines.flatMap { sentences(for: $0, in: proof) }
            + proof.lines.flatMap { sentences(for: $0.sums, of: title(of: $0.source, in: proof), proof.metric) }
            + [proof.uncounted.map { sentence($0, of: proof.metric) }, proof.covered.map { sentence($0, in: proof) }].compactMap(\.self)
            + sentences(leftOut: proof.leftOut)
    }

    /// Says what of a day an import did not take: the records, then the numbers of walks that are kept.
    func sentences(leftOut: [SkipReason: Int]) -> [String] {
        let (parts, records) = (leftOut.filter(\.key.isPart), leftOut.filter { !$0.key.isPart })
        let (partCount, count) = (parts.values.reduce(0, +), records.values.reduce(0, +))
        var sentences: [String] = []
        if count > 0 {
            sentences.append(
                self(
                    en: "\(self.records(count)) of this day \(count == 1 ? "was" : "were") left out at import: \(reasons(records)).",
                    ko: "가져올 때 이날 \(self.records(count))를 제외했어요: \(reasons(records))."))
        }
        if partCount > 0 {
            let numbers = partCount == 1 ? "1 number of a walk of this day was" : "\(number(partCount)) numbers of walks of this day were"
            sentences.append(
                self(
                    en: "\(numbers) left out at import: \(reasons(parts)).",
                    ko: "가져올 때 이날 산책의 값 \(number(partCount))개를 제외했어요: \(reasons(parts))."))
        }
        return sentences
    }

    private func reasons(_ counts: [SkipReason: Int]) -> String {
        counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
            .map { self(en: "\($0.value) \(name($0.key))", ko: "\(name($0.key)) \($0.value)개") }.joined(separator: ", ")
    }

    /// The name of a source, with what tells it apart where two on this day share the name.
    package func title(of source: Source, in proof: DayProof) -> String {
        title(of: source, among: proof.lines.map(\.source))
    }

    private func sentences(for line: DayProof.Line, in proof: DayProof) -> [String] {
        losses(of: line, proof.metric).map { loss, extent in
            let (name, better) = (title(of: line.source, in: proof), title(of: loss.winner, in: proof))
            let amount = spelledPart(extent, of: proof.metric)
            return self(en: "\(amount) of \(name) left out: ", ko: "\(name) \(amount) 제외: ") + reason(loss, better, proof)
        }
    }

    /// The losses that are said, each with the amount that is said of it: whole steps, which come to what was recorded and did not count.
    private func losses(of line: DayProof.Line, _ metric: Metric) -> [(DayProof.Loss, DayProof.Extent)] {
        guard metric == .steps else { return line.losses.filter(\.extent.isNoticeable).map { ($0, $0.extent) } }
        var sum = line.counted.size
        return line.losses.compactMap { loss in
            let before = sum.rounded()
            sum += loss.extent.size
            let whole = sum.rounded() - before
            return whole >= 1 ? (loss, .amount(whole)) : nil
        }
    }

    /// Walks without steps of their own, which may have theirs among those that totals add.
    private func sentence(_ covered: CoveredWalks, in proof: DayProof) -> String {
        let totals = covered.sources.map { title(of: $0, in: proof) }.joined(separator: ", ")
        return self(
            en: "\(uncounted(covered.walks)): what the total of \(totals) adds without a time may have them.",
            ko: "\(walks(covered.walks))의 걸음 수를 몰라요. \(totals)의 합계로 시각 없이 더한 걸음에 들어 있을 수 있어요.")
    }

    /// The minutes of some stretches of time: `10:10–10:25, 10:40`.
    private func minutes(of times: [Range<Instant>], in zone: Zone) -> String {
        times.map { time in
            let (from, until) = (self.time(time.lowerBound, in: zone), self.time(time.upperBound, in: zone))
            return from == until ? from : "\(from)–\(until)"
        }.joined(separator: ", ")
    }

    private func reason(_ loss: DayProof.Loss, _ better: String, _ proof: DayProof) -> String {
        switch loss.reason {
        case .rank:
            self(en: "\(better) was there at that time and ranks higher.", ko: "그때 \(better)도 있었고 순위가 더 높아요.")
        case .later:
            self(
                en: "\(better) was there at that time, and its record was changed later.",
                ko: "그때 \(better)도 있었고 그 기록이 더 나중에 고쳐졌어요.")
        case .dated:
            self(
                en: "\(better) was there at that time and stands as high, and only its record says when it was changed.",
                ko: "그때 \(better)도 있었고 순위가 같은데, 그 기록에만 고친 때가 적혀 있어요.")
        case .newerFile:
            self(
                en: "\(better) was there at that time and stands as high, and its record is of a newer file.",
                ko: "그때 \(better)도 있었고 순위가 같은데, 그 기록이 더 새로운 파일에 있어요.")
        case .larger:
            self(
                en: "\(better) was there at that time, is equal in all else, and has more.",
                ko: "그때 \(better)도 있었고 나머지가 모두 같은데, 그 기록이 더 많아요.")
        case .moreExact:
            self(
                en: "\(better) was there at that time, and its record is more exact.", ko: "그때 \(better)도 있었고 그 기록이 더 정확해요.")
        case .corrected:
            self(
                en: "a later or more exact record of the same source covers that time.",
                ko: "같은 출처의 더 나중이거나 더 정확한 기록이 있어요.")
        case .fasterWalk:
            self(
                en: "another walk had as much or more in each minute of \(minutes(of: loss.times, in: proof.zone)), "
                    + "and a walk adds what it has above that.",
                ko: "\(minutes(of: loss.times, in: proof.zone))에 다른 산책의 "
                    + "\(proof.metric == .steps ? "걸음이" : "기록이") 같거나 더 많아서 뺐어요. "
                    + "산책은 그보다 많은 만큼만 더해요.")
        case .partOfWalk:
            self(en: "\(better) recorded that part of the walk.", ko: "산책의 그 부분은 \(better)에 기록되어 있어요.")
        }
    }
}
