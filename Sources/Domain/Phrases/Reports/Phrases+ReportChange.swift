import Walking

/// The changes of gait in a report.
extension Phrases {
    /// `a real change in 3 months: 0.30 km/h more (between 0.09 km/h and 0.51 km/h more)`.
    func sentence(_ trend: GaitTrend, _ measure: ReportMeasure) -> String {
        guard let change = trend.change, let interval = trend.interval, let gait = measure.gait else { return "" }
        let span = span(ofTrend: trend)
        let changed = Self.korean(rise: change, isSpeed: measure == .speed)
        let verdict =
            switch trend.verdict {
            case .real:
                self(
                    en: "a real change in \(span): \(size(trend, of: gait)) \(change < 0 ? "less" : "more")",
                    ko: "\(span) 동안 실제로 \(size(trend, of: gait)) \(changed)")
            case .none, .tooFew: self(en: "no real change in \(span)", ko: "\(span) 동안 실제로 달라지지 않았어요")
            case .small where trend.isOfUnknownWorth, .unknown where trend.isOfUnknownWorth:
                self(
                    en: "more than chance in \(span); no study says how much matters",
                    ko: "\(span) 동안의 변화는 우연은 아니지만 얼마나 변해야 의미가 있는지 밝힌 연구는 없어요")
            case .small: small(span, least: least(trend, of: gait))
            case .unknown where trend.isBeyondChance:
                self(
                    en: "more than chance in \(span), but not known yet if enough to matter",
                    ko: "\(span) 동안의 변화는 우연은 아니지만 의미가 있을 만큼인지 아직 알 수 없어요")
            case .unknown where trend.isAwaited: awaited(span)
            case .unknown: self(en: "not known yet if it changed in \(span)", ko: "\(span) 동안 달라졌는지 아직 알 수 없어요")
            }
        return verdict + (changeRange(interval, of: gait).map { " (\($0))" } ?? "")
    }

    /// The words about a change that not enough looks in a row have shown.
    func awaited(_ span: String) -> String {
        let looks = GaitTrend.looks
        return self(
            en: "a change in \(span) is told when \(looks) weeks in a row show it", ko: "\(span) 동안의 변화는 \(looks)주 연속으로 보일 때 알려 드려요")
    }

    private func small(_ span: String, least: String?) -> String {
        guard let least else {
            return self(
                en: "more than chance in \(span), but too small to matter", ko: "\(span) 동안의 변화는 우연은 아니지만 의미를 두기에는 작아요")
        }
        return self(
            en: "more than chance in \(span), but less than \(least): too small to matter",
            ko: "\(span) 동안의 변화는 우연은 아니지만 \(least)보다 작아요")
    }
}
