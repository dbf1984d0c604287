import Phrases

/// The words of the list of sources and their order.
struct SourcesStrings: Sendable, Translated {
    var title: String
    var explanation: String
    var explanationOf: @Sendable (_ metric: String) -> String
    /// The remark where sources have the same number.
    var ties: String
    /// The remark where a source is no device, and tells totals.
    var totals: String
    /// Takes the place of the explanation while the days follow a new order.
    var counting: String
    var metric: String
    var empty: String
    var moveUp: String
    var moveDown: String
    var undo: String
    var isFirst: String
    var isLast: String
    var loading: String
    var moved: @Sendable (_ source: String, _ place: Int) -> String

    static let en = SourcesStrings(
        title: "Sources", explanation: "At each moment, the first source in this list that has data counts, on all days.",
        explanationOf: { "\($0) only: at each moment, the first source in this list that has data counts." },
        ties: "Of those with the same number, the record that was changed later counts.",
        totals: "A total of a whole day only adds what nobody else recorded.", counting: "All days are being counted in this order …",
        metric: "other metric",
        empty: "No sources yet. They appear when you import or log a walk.", moveUp: "move up", moveDown: "move down", undo: "undo",
        isFirst: "It is already first.", isLast: "It is already last.",
        loading: "Loading …", moved: { "\($0) is now number \($1)." })

    static let ko = SourcesStrings(
        title: "출처", explanation: "같은 시간에는 목록에서 더 위에 있는 출처만 반영해요. 모든 날에 적용돼요.",
        explanationOf: { "\($0)\(Particle.topic.after($0)) 같은 시간에 목록에서 더 위에 있는 출처만 반영해요." },
        ties: "번호가 같으면 더 나중에 고쳐진 기록을 반영해요.", totals: "하루 합계는 다른 기록에 없는 만큼만 더해요.", counting: "이 순서대로 모든 날을 다시 세고 있어요 …", metric: "다른 지표",
        empty: "아직 출처가 없어요. 가져오거나 산책을 적으면 나타나요.", moveUp: "위로", moveDown: "아래로", undo: "되돌리기",
        isFirst: "이미 맨 위예요.", isLast: "이미 맨 아래예요.",
        loading: "불러오고 있어요 …", moved: { "\($0), 이제 \(Phrases.koreanOrdinal($1))예요." })
}
