import Common
import Phrases
import Walking

/// The words of the goal's editor.
struct GoalEditorStrings: Sendable, Translated {
    var row: String
    /// The row of somebody who goes by the minutes of a week, and these.
    var weekRow: String
    var aWeek: @Sendable (_ minutes: String) -> String
    /// The name by which the palette finds it.
    var palette: String
    var asked: GoalQuestionStrings
    var label: String
    var weekdays: String
    var weekdaysHelp: String
    var weekdaysWrong: String
    var speed: String
    var speedHelp: @Sendable (Units) -> String
    var speedWrong: @Sendable (Units) -> String
    var stepLength: String
    var stepLengthHelp: @Sendable (Units) -> String
    var stepLengthWrong: @Sendable (Units) -> String
    var home: String
    var measure: @Sendable (_ measure: GoalMeasure) -> String
    var wrong: @Sendable (_ lowest: String, _ highest: String) -> String
    var reason: String
    var saved: @Sendable (_ steps: String) -> String
    var part: @Sendable (_ part: GoalPart) -> String
    /// The parts that were saved, where they are not the steps alone.
    var partsSaved: @Sendable (_ parts: String) -> String
    var aside: String
    /// The title of the key and the button that lead to the trial on the last weeks.
    var lookBack: String
    var lookBackButton: String

    static let en = GoalEditorStrings(
        row: "Daily goal", weekRow: "Goal", aWeek: { "\($0) a week" }, palette: "daily goal, speed, step length",
        asked: .en, label: "Steps",
        weekdays: "Single days", weekdaysHelp: "A goal of their own, or rest: Sat 4000, Sun rest",
        weekdaysWrong: "Write a day and its steps or rest: Sat 4000, Sun rest.",
        speed: "Speed", speedHelp: { !$0.hasMiles ? "In km/h, if you like" : "In mph, if you like" },
        speedWrong: { "A number from \(!$0.hasMiles ? "1 to 15" : "0.7 to 9.3"), or nothing." },
        stepLength: "Step length", stepLengthHelp: { !$0.hasInches ? "In cm, if you like" : "In inches, if you like" },
        stepLengthWrong: { "A number from \(!$0.hasInches ? "20 to 160" : "8 to 62"), or nothing." },
        home: "Home screen",
        measure: { measure in
            switch measure {
            case .steps: "steps"
            case .speed: "speed"
            case .stepLength: "step length"
            case .minutes: "minutes walked"
            }
        },
        wrong: { "A whole number from \($0) to \($1)." }, reason: "Type a goal first.", saved: { "Goal: \($0) a day" },
        part: { part in
            switch part {
            case .steps: "steps"
            case .weekdays: "single days"
            case .speed: "speed"
            case .stepLength: "step length"
            case .home: "home screen"
            }
        },
        partsSaved: { "Goal saved: \($0)" },
        aside:
            "In large studies most of the benefit is reached at about 7,000 steps a day. A goal that you reach on most days is a good one.",
        lookBack: "look back", lookBackButton: "How the last weeks would have gone")

    static let ko = GoalEditorStrings(
        row: "하루 목표", weekRow: "목표", aWeek: { "한 주에 \($0)" }, palette: "하루 목표, 속도, 보폭",
        asked: .ko, label: "걸음",
        weekdays: "요일별", weekdaysHelp: "목표가 다르거나 쉬는 요일: 토 4000, 일 쉼",
        weekdaysWrong: "요일과 걸음 수나 쉼을 적어 주세요: 토 4000, 일 쉼.",
        speed: "속도", speedHelp: { !$0.hasMiles ? "km/h, 비워 둬도 돼요" : "mph, 비워 둬도 돼요" },
        speedWrong: { "\(!$0.hasMiles ? "1부터 15" : "0.7부터 9.3")까지의 수를 적거나 비워 두세요." },
        stepLength: "보폭", stepLengthHelp: { !$0.hasInches ? "cm, 비워 둬도 돼요" : "인치, 비워 둬도 돼요" },
        stepLengthWrong: { "\(!$0.hasInches ? "20부터 160" : "8부터 62")까지의 수를 적거나 비워 두세요." },
        home: "첫 화면에",
        measure: { measure in
            switch measure {
            case .steps: "걸음"
            case .speed: "속도"
            case .stepLength: "보폭"
            case .minutes: "걸은 시간"
            }
        },
        wrong: { "\($0)부터 \($1)까지의 수를 적어 주세요." }, reason: "목표를 적어 주세요.", saved: { "목표: 하루 \($0)" },
        part: { part in
            switch part {
            case .steps: "걸음"
            case .weekdays: "요일별"
            case .speed: "속도"
            case .stepLength: "보폭"
            case .home: "첫 화면"
            }
        },
        partsSaved: { "목표를 저장했어요: \($0)" },
        aside: "여러 연구에서 하루 7,000걸음쯤이면 좋은 효과를 대부분 볼 수 있었어요. 거의 매일 채울 수 있는 목표가 좋은 목표예요.",
        lookBack: "지난 몇 주", lookBackButton: "지난 몇 주 돌아보기")
}

extension GoalEditorStrings {
    /// The parts in a row.
    nonisolated func list(_ parts: [GoalPart]) -> String { parts.map(part).joined(separator: ", ") }
}
