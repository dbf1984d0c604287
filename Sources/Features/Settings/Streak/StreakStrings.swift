import Phrases
import Walking

/// The words about the streak of good days or weeks, and its pauses.
struct StreakStrings: Sendable, Translated {
    var row: String
    /// The name by which the palette finds it.
    var palette: String
    var longest: @Sendable (_ length: String, _ days: String) -> String
    var rate: @Sendable (_ percent: Int, _ kind: StreakKind) -> String
    var kind: String
    var kindQuestion: String
    var kindHelp: String
    var kindName: @Sendable (StreakKind) -> String
    var restDays: @Sendable (_ names: String) -> String
    var pauses: String
    var noPauses: @Sendable (_ addKey: String?) -> String
    var aside: String
    var pauseTitle: String
    var pauseQuestion: String
    var pauseAside: String
    var from: String
    var through: String
    var reversed: String
    var trial: @Sendable (_ row: String) -> String
    var add: String
    var delete: String
    var undo: String
    var saved: @Sendable (_ kind: String) -> String
    var pauseSaved: @Sendable (_ dates: String) -> String
    var deleted: @Sendable (_ dates: String) -> String
    var redo: String

    static let en = StreakStrings(
        row: "Streak", palette: "streak, pauses",
        longest: { "Longest: \($0), \($1)" },
        rate: { $1 == .daily ? "Goal reached on \($0)% of days" : "Goal reached in \($0)% of weeks" },
        kind: "Rule", kindQuestion: "What keeps your streak going?",
        kindHelp: "Counted by weeks, one bad day breaks nothing: a streak ends only when a week ends without enough good days.",
        kindName: { kind in
            switch kind.daysAWeek {
            case nil: "Goal every day"
            case 1?: "Goal 1 day a week"
            case let days?: "Goal \(days) days a week"
            }
        },
        restDays: { "Rest days: \($0)" }, pauses: "Pauses",
        noPauses: { "No pauses yet." + ($0.map { " \($0) adds one." } ?? "") },
        aside: "Rest days and pauses neither add to a streak nor break it. Rest days are set with the goal.",
        pauseTitle: "Pause", pauseQuestion: "When should your streak pause?",
        pauseAside: "For a holiday or an illness. Good days still count.", from: "From", through: "Through",
        reversed: "That is before the first day.", trial: { "With it: \($0)" }, add: "new pause", delete: "delete", undo: "undo",
        saved: { "Streak: \($0)." }, pauseSaved: { "Pause saved: \($0)." }, deleted: { "Pause deleted: \($0)." },
        redo: "redo")

    static let ko = StreakStrings(
        row: "연속 기록", palette: "연속 기록, 멈춤 기간",
        longest: { "최장 \($0) · \($1)" },
        rate: { $1 == .daily ? "목표 달성률 \($0)%" : "주 목표 달성률 \($0)%" },
        kind: "기준", kindQuestion: "연속 기록을 어떤 기준으로 셀까요?",
        kindHelp: "일주일에 며칠로 정하면 하루 못 걸어도 끊기지 않아요. 한 주가 끝날 때까지 날수를 못 채우면 끊겨요.",
        kindName: { $0.daysAWeek.map { "주 \($0)일 목표 채우기" } ?? "매일 목표 채우기" },
        restDays: { "쉬는 요일: \($0)" }, pauses: "멈춤 기간",
        noPauses: { "멈춤 기간이 없어요." + ($0.map { " \($0) 키로 추가해요." } ?? "") },
        aside: "쉬는 날과 멈춤 기간에는 기록이 늘지도 끊기지도 않아요. 쉬는 요일은 목표에서 정해요.",
        pauseTitle: "멈춤 기간", pauseQuestion: "언제 기록을 멈춰 둘까요?",
        pauseAside: "휴가 때나 아플 때 쓰세요. 그동안 목표를 채운 날은 그대로 더해져요.", from: "첫날", through: "마지막 날",
        reversed: "첫날보다 빨라요.", trial: { "멈춰 두면 \($0)" }, add: "추가", delete: "지우기", undo: "되돌리기",
        saved: { "연속 기록: \($0)." }, pauseSaved: { "멈춤 기간을 저장했어요: \($0)." }, deleted: { "멈춤 기간을 지웠어요: \($0)." },
        redo: "다시 하기")
}
