import Phrases
import Walking

/// The words of the walks that went one way.
struct SameWayStrings: Sendable, Translated {
    var title: String
    /// The key on the page of a walk.
    var open: String
    /// The fact on the page of a walk.
    var fact: String
    var times: @Sendable (_ number: String, _ count: Int, _ last: String) -> String
    var loading: String
    var none: String
    var this: String
    /// The rule that matched, with how far it did.
    var rule: @Sendable (_ ends: String, _ length: Int, _ offset: String, _ isReversed: Bool) -> String
    /// The limits of the rule: of the ends, of the lengths in percent, and of the lines.
    var limits: @Sendable (_ ends: String, _ length: Int, _ offset: String) -> String
    var speed: String
    var stepLength: String
    var legendThis: String
    var legendOther: String

    static let en = SameWayStrings(
        title: "Same way", open: "same way", fact: "Same way",
        times: { number, count, last in "\(count == 1 ? "once" : "\(number) times") more, last \(last)" }, loading: "Loading …",
        none: "No other walk went this way.", this: "this walk",
        rule: { ends, length, offset, isReversed in
            let percent = length == 0 ? "the same length" : length > 0 ? "\(length)% longer" : "\(-length)% shorter"
            return "Ends within \(ends), \(percent), lines \(offset) apart" + (isReversed ? ", the other way round" : "") + "."
        },
        limits: { ends, length, offset in
            "The same way: ends within \(ends), lengths within \(length)%, lines at most \(offset) apart in the mean."
        },
        speed: "Speed",
        stepLength: "Step length", legendThis: "this walk", legendOther: "chosen")

    static let ko = SameWayStrings(
        title: "같은 길", open: "같은 길", fact: "같은 길", times: { number, _, last in "\(number)번 더 걸었어요. 마지막은 \(last)" },
        loading: "불러오고 있어요 …",
        none: "이 길로 간 산책이 더 없어요.", this: "이 산책",
        rule: { ends, length, offset, isReversed in
            let percent = length == 0 ? "길이가 같고" : length > 0 ? "\(length)% 길고" : "\(-length)% 짧고"
            return "양 끝은 \(ends) 안, \(percent), 두 길은 평균 \(offset) 떨어져 있어요." + (isReversed ? " 반대로 돌았어요." : "")
        },
        limits: { ends, length, offset in "같은 길: 양 끝은 \(ends) 안, 길이는 \(length)% 안, 두 길은 평균 \(offset) 안이에요." },
        speed: "속도", stepLength: "보폭",
        legendThis: "이 산책", legendOther: "고른 산책")
}
