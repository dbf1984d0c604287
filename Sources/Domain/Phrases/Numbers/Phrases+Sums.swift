import Walking

extension Phrases {
    /// The effect of a source's sums of a day or of parts of it, in a sentence for each day's sum and one for all the others.
    package func sentences(for sums: [DayProof.Sum], of source: String, _ metric: Metric) -> [String] {
        let parts = sums.filter { !$0.isDay }
        return sums.filter(\.isDay).map { sentence(for: $0, of: source, metric) }
            + (parts.isEmpty ? [] : [sentence(for: parts, source, metric)])
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
