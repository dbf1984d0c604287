import Phrases
import Walking

/// The words of the proof behind a number.
struct WhyStrings: Sendable {
    var title: @Sendable (_ number: String, _ metric: Metric) -> String
    /// How much of what a source recorded counts.
    var counted: @Sendable (_ amount: String, _ recorded: String) -> String
    var allCounted: @Sendable (_ amount: String) -> String
    /// The same of an average, by how long it counts.
    var meanCounted: @Sendable (_ mean: String, _ time: String) -> String
    var rule: String
    /// What is said of averages besides.
    var mean: String
    var leftOut: @Sendable (_ amount: String, _ source: String, _ winner: String, _ metric: Metric) -> String
    /// What the source itself says better by now.
    var corrected: @Sendable (_ amount: String, _ source: String) -> String
    /// What another walk at that time counts instead of.
    var fasterWalk: @Sendable (_ amount: String, _ source: String) -> String
    var loading: String
    /// What stands over the sources; nil where one order holds for all that adds up.
    var order: @Sendable (_ metric: String?) -> String
    var earlier: String
    var later: String
    var isToday: String
    var comesLast: String

    static let en = WhyStrings(
        title: { number, _ in "Why \(number)?" }, counted: { "\($0) of \($1)" },
        allCounted: { "all \($0)" }, meanCounted: { "\($0) over \($1)" },
        rule: "At each moment, the first source in your list that has data counts.",
        mean: "The number is the mean over the time that counts.",
        leftOut: { amount, source, winner, metric in
            guard metric.isSum else { return "\(amount) of \(source) left out: \(winner) measured at that time, too." }
            let verb = metric == .steps && amount != "1 step" ? "were" : "was"
            return "\(amount) of \(source) \(verb) walked while \(winner) was there: not counted twice."
        },
        corrected: { "\($0) of \($1) left out: it has a later or more exact record of that time." },
        fasterWalk: { "\($0) of \($1) left out: another walk was at that time, with more in each minute." },
        loading: "Loading …",
        order: { ($0.map { "\($0) only: o" } ?? "O") + "rder of sources" },
        earlier: "day before", later: "day after", isToday: "This is today.",
        comesLast: "Walks count only where no other source has data.")

    static let ko = WhyStrings(
        title: { number, metric in "\(number)\(metric == .steps ? "걸음" : "")의 근거" }, counted: { "\($1) 중 \($0) 반영" },
        allCounted: { "\($0) 모두 반영" }, meanCounted: { "\($0) · \($1) 반영" },
        rule: "같은 시간에는 목록에서 더 위에 있는 출처만 반영해요.",
        mean: "반영한 시간의 평균이에요.",
        leftOut: { amount, source, winner, metric in
            "\(source)의 \(amount)만큼은 \(winner)도 함께 재던 때라 " + (metric.isSum ? "두 번 세지 않았어요." : "반영하지 않았어요.")
        },
        corrected: { "\($1)의 \($0)만큼은 같은 출처에 더 나중이거나 더 정확한 기록이 있어 반영하지 않았어요." },
        fasterWalk: { "\($1)의 \($0)만큼은 같은 시간에 1분마다 더 많이 걸은 산책이 있어 반영하지 않았어요." },
        loading: "계산하고 있어요 …",
        order: { ($0.map { "\($0)\(Particle.object.after($0)) " } ?? "") + "반영하는 순서" },
        earlier: "전날", later: "다음 날", isToday: "오늘이에요.",
        comesLast: "산책은 다른 출처가 없을 때만 반영해요.")
}
