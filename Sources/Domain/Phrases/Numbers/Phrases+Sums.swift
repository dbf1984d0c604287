import Walking

extension Phrases {
    /// The effect of a source's sums, in a sentence for each that is of the day or of several days and one for all of its parts.
    package func sentences(for sums: [DayProof.Sum], of source: String, _ metric: Metric) -> [String] {
        let parts = sums.filter { !$0.isDay && $0.ofSeveralDays == nil }
        return sums.filter(\.isDay).map { sentence(for: $0, of: source, metric) }
            + sums.compactMap { sum in sum.ofSeveralDays.map { sentence(for: sum, ofSeveralDays: $0, source, metric) } }
            + (parts.isEmpty ? [] : [sentence(for: parts, source, metric)])
    }

    /// The part that a day has of a total which reaches over its midnight.
    private func sentence(for sum: DayProof.Sum, ofSeveralDays whole: Double, _ source: String, _ metric: Metric) -> String {
        let (all, spelled) = (part(whole, metric), spelledPart(.amount(whole), of: metric))
        let (own, spelledOwn) = (part(sum.value, metric), spelledPart(.amount(sum.value), of: metric))
        let (added, spelledAdded) = (part(sum.added, metric), spelledPart(.amount(sum.added), of: metric))
        guard added != part(0, metric) else {
            return self(
                en: "\(source)'s total of \(all) over more than one day has \(own) for this one by its time: as much or more was known of "
                    + "these days, so nothing is added.",
                ko: "\(source)의 여러 날에 걸친 합계 \(spelled): 시간으로 나눈 이날 몫은 \(spelledOwn)인데, 이 날들에서 이미 그만큼 이상 알고 있어서 더하지 않았어요.")
        }
        let isAlone = sum.known == 0
        return self(
            en: "\(source)'s total of \(all) over more than one day has \(own) for this one by its time: \(added) of it "
                + (isAlone ? "count, without a time." : "are added to what was known, without a time."),
            ko: "\(source)의 여러 날에 걸친 합계 \(spelled): 시간으로 나눈 이날 몫 \(spelledOwn) 가운데 "
                + (isAlone ? "\(spelledAdded)을 시각 없이 반영했어요." : "아직 모르던 \(spelledAdded)만큼 시각 없이 더했어요."))
    }

    private func sentence(for sum: DayProof.Sum, of source: String, _ metric: Metric) -> String {
        let (value, known, added) = (part(sum.value, metric), part(sum.known, metric), part(sum.added, metric))
        let (spelled, spelledAdded) = (spelledPart(.amount(sum.value), of: metric), spelledPart(.amount(sum.added), of: metric))
        guard known != part(0, metric) else {
            return self(
                en: "\(source)'s total of \(value) for the day counts as a whole, without a time.",
                ko: "\(source)의 하루 합계 \(spelled): 시각 없이 하루 전체로 반영했어요.")
        }
        let which =
            sum.isKnownByTime ? self(en: "that were recorded minute by minute", ko: "분 단위로 기록된") : self(en: "of other totals", ko: "다른 합계의")
        let spelledKnown = spelledPart(.amount(sum.known), of: metric)
        guard sum.added == 0 else {
            let verb = metric == .steps && added == "1" ? "is" : "are"
            return self(
                en: "\(source)'s total of \(value) for the day is above the \(known) \(which): \(added) \(verb) added, without a time.",
                ko: "\(source)의 하루 합계 \(spelled): \(which) \(spelledKnown)보다 많아서 \(spelledAdded)만큼 시각 없이 더했어요.")
        }
        guard value != known else {
            return self(
                en: "\(source)'s total of \(value) for the day is what was known already: nothing is added.",
                ko: "\(source)의 하루 합계 \(spelled): 이미 아는 값과 같아서 더하지 않았어요.")
        }
        return self(
            en: "\(source)'s total of \(value) for the day is below the \(known) \(which): nothing is added.",
            ko: "\(source)의 하루 합계 \(spelled): \(which) \(spelledKnown)보다 적어서 더하지 않았어요.")
    }

    private func sentence(for parts: [DayProof.Sum], _ source: String, _ metric: Metric) -> String {
        let sum = parts.reduce(0) { $0 + $1.value }
        let (value, spelled) = (part(sum, metric), spelledPart(.amount(sum), of: metric))
        let amount = parts.reduce(0) { $0 + $1.added }
        let (added, spelledAdded) = (part(amount, metric), spelledPart(.amount(amount), of: metric))
        guard added != part(0, metric) else {
            return self(
                en: "\(source)'s totals for parts of the day, \(value) in all, add nothing: as much or more was recorded at those times.",
                ko: "\(source)의 시간대별 합계 \(spelled): 그 시간에 그만큼 이상 기록되어 있어서 더하지 않았어요.")
        }
        return self(
            en: "\(source)'s totals for parts of the day, \(value) in all, add \(added) to what was recorded at those times.",
            ko: "\(source)의 시간대별 합계 \(spelled): 그 시간에 기록된 것보다 많은 \(spelledAdded)만큼 더했어요.")
    }

    /// An amount in the unit of the other amounts of a proof.
    private func part(_ amount: Double, _ metric: Metric) -> String { part(.amount(amount), of: metric) }
}
