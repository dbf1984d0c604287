import Phrases
import Walking

/// The words of the proof behind a number.
struct WhyStrings: Sendable, Translated {
    var title: @Sendable (_ number: String, _ measure: ChartMeasure) -> String
    /// The part of a source's records that counts.
    var counted: @Sendable (_ amount: String, _ recorded: String) -> String
    var allCounted: @Sendable (_ amount: String) -> String
    /// The same of an average, by how long it counts.
    var meanCounted: @Sendable (_ mean: String, _ time: String) -> String
    var rule: String
    /// The remark about averages.
    var mean: String
    var loading: String
    /// The order above the sources; nil where one order holds for all that adds up.
    var order: @Sendable (_ metric: String?) -> String
    /// The way from the proof to the order of sources below it, and back.
    var otherPart: String
    var earlier: String
    var later: String
    var isToday: String
    var comesLast: String

    static let en = WhyStrings(
        title: { number, _ in "Why \(number)?" }, counted: { "\($0) of \($1)" },
        allCounted: { "all \($0)" }, meanCounted: { "\($0) over \($1)" },
        rule: "At each moment, the first in the order of sources that has data counts.",
        mean: "The number is the mean over the time that counts.",
        loading: "Loading …",
        order: { ($0.map { "\($0) only: o" } ?? "O") + "rder of sources" },
        otherPart: "proof or order",
        earlier: "day before", later: "day after", isToday: "This is today.",
        comesLast: "Walks count only where no other source has data.")

    static let ko = WhyStrings(
        title: { number, measure in "\(number)\(measure == .steps ? "걸음" : "")의 근거" }, counted: { "\($1) 중 \($0) 반영" },
        allCounted: { "\($0) 모두 반영" }, meanCounted: { "\($0) · \($1) 반영" },
        rule: "같은 시간에는 출처 순서에서 더 위에 있는 것만 반영해요.",
        mean: "반영한 시간의 평균이에요.",
        loading: "계산하고 있어요 …",
        order: { ($0.map { "\($0)\(Particle.object.after($0)) " } ?? "") + "반영하는 순서" },
        otherPart: "근거, 순서 오가기",
        earlier: "전날", later: "다음 날", isToday: "오늘이에요.",
        comesLast: "산책은 다른 출처가 없을 때만 반영해요.")
}
