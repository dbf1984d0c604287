import Phrases
import Walking

/// The words of the home screen, which answers how far one is today.
struct HomeStrings: Sendable, Translated {
    var title: String
    var steps: @Sendable (_ count: Int) -> String
    var ofGoal: @Sendable (_ goal: String) -> String
    var toGo: @Sendable (_ steps: String) -> String
    /// Stands right behind `toGo`, where there is room.
    var toGoMinutes: @Sendable (_ minutes: Int) -> String
    var reached: @Sendable (_ more: String) -> String
    var reachedExactly: String
    /// Stands where the day before is on show, since today has nothing yet.
    var yesterday: String
    /// Behind the outcome of the day before.
    var todaysGoal: @Sendable (_ goal: String) -> String
    var below: @Sendable (_ steps: String) -> String
    var minutes: @Sendable (_ count: Int) -> String
    /// The unit of minutes in few columns.
    var minutesBriefly: String
    var ofWeek: @Sendable (_ minutes: String) -> String
    /// The same in a narrow line.
    var ofWeekBriefly: @Sendable (_ minutes: String) -> String
    /// Minutes that the week still wants.
    var minutesToGo: @Sendable (_ minutes: String) -> String
    var weekReached: String
    var stepLength: @Sendable (_ length: String) -> String
    var briskMinutes: @Sendable (_ minutes: Int) -> String
    var measure: @Sendable (_ measure: GoalMeasure) -> String
    /// The label of the week's line.
    var week: String
    /// A value of the week, beside that of the day.
    var weekValue: @Sendable (_ value: String) -> String
    var reachedDays: @Sendable (_ days: Int) -> String
    /// The difference to the same days of last week, the last of which is over; nil for none.
    var ahead: @Sendable (_ difference: String?, _ isMore: Bool, _ through: String) -> String
    /// The same in fewer words, with the day as a column has it.
    var aheadBriefly: @Sendable (_ difference: String?, _ isMore: Bool, _ through: String) -> String
    /// The same in still fewer words behind a number that has none of its unit.
    var aheadBesideTotal: @Sendable (_ difference: String?, _ isMore: Bool, _ through: String) -> String
    /// The whole of last week, on a day that has nothing to compare yet.
    var lastWeek: @Sendable (_ total: String) -> String
    var pastYear: String
    var longest: @Sendable (_ length: String) -> String
    var recentWalks: String
    var brisk: String
    /// A key that a person took away is nil.
    var noWalks: @Sendable (_ logKey: String?, _ importKey: String?) -> String
    /// The same where there is data of days that are past.
    var lastData: @Sendable (_ day: String, _ dayKey: String?, _ logKey: String?) -> String
    /// A live walk that is neither saved nor discarded, and the key that asks what becomes of it.
    var brokenOff: @Sendable (_ length: String, _ canGoOn: Bool, _ key: String?) -> String
    /// The title of a question for a walk, and the answers to it.
    var walkTitle: String
    var answer: String
    var yes: String
    var notNow: String
    var later: String
    var tooLate: String
    var loading: String

    var walkNow: String
    var walkNowShort: String
    var newWalk: String
    var newWalkShort: String
    var importFiles: String
    var why: String
    var lastDay: String
    var allWalks: String
    var goal: String
    var year: String
    var sources: String
    var undo: String
    var menu: String
    var redo: String

    static let en = HomeStrings(
        title: "Walk",
        steps: { $0 == 1 ? " step" : " steps" },
        ofGoal: { "of \($0)" },
        toGo: { "\($0) to go" },
        toGoMinutes: { ", about \($0) \($0 == 1 ? "minute" : "minutes") brisk" },
        reached: { "Goal reached, and \($0) more" },
        reachedExactly: "Goal reached",
        yesterday: "Yesterday ", todaysGoal: { " · today's goal \($0)" }, below: { "\($0) below the goal" },
        minutes: { $0 == 1 ? " minute" : " minutes" }, minutesBriefly: " min", ofWeek: { "\($0) min this week" },
        ofWeekBriefly: { "week \($0)" },
        minutesToGo: { "\($0) min to go" }, weekReached: "The week's minutes are walked",
        stepLength: { "\($0) step" },
        briskMinutes: { "\($0) brisk min" },
        measure: { measure in
            switch measure {
            case .steps: "steps"
            case .speed: "speed"
            case .stepLength: "step"
            case .minutes: "time"
            }
        },
        week: "week", weekValue: { "week \($0)" }, reachedDays: { "goal on \($0) \($0 == 1 ? "day" : "days")" },
        ahead: { difference, isMore, through in
            difference.map { "\($0) \(isMore ? "ahead of" : "behind") last by \(through)" } ?? "as many as last by \(through)"
        },
        aheadBriefly: onLast, aheadBesideTotal: onLast,
        lastWeek: { "last \($0)" }, pastYear: "The last year", longest: { "longest \($0)" },
        recentWalks: "Recent walks",
        brisk: "brisk",
        noWalks: { log, read in
            let ways = [log.map { "\($0) to log one" }, read.map { "\($0) to import your history" }].compactMap(\.self)
            return "No walks yet." + (ways.isEmpty ? "" : " Press \(ways.joined(separator: ", or ")).")
        },
        lastData: { day, show, log in
            let ways = [show.map { "\($0) to see that day" }, log.map { "\($0) to log a walk" }].compactMap(\.self)
            return "Last data: \(day)." + (ways.isEmpty ? "" : " Press \(ways.joined(separator: ", or ")).")
        },
        brokenOff: { length, canGoOn, key in
            "A walk of \(length) \(canGoOn ? "can go on" : "was broken off")" + (key.map { " · \($0)" } ?? "")
        },
        walkTitle: "A walk together", answer: "answer", yes: "Yes", notNow: "Not now", later: "Later",
        tooLate: "It is too late for that answer.",
        loading: "Counting your steps …",
        walkNow: "walk now", walkNowShort: "walk", newWalk: "new walk", newWalkShort: "new", importFiles: "import", why: "why this number",
        lastDay: "last day with data",
        allWalks: "find", goal: "goal", year: "the year", sources: "order of sources", undo: "undo", menu: "menu", redo: "redo")

    /// `+2,100 vs last by Fri`.
    private static let onLast: @Sendable (_ difference: String?, _ isMore: Bool, _ through: String) -> String = {
        difference, isMore, through in
        (difference.map { "\(isMore ? "+" : "−")\($0) vs last" } ?? "as many as last") + " by \(through)"
    }

    static let ko = HomeStrings(
        title: "산책",
        steps: { _ in "걸음" },
        ofGoal: { "목표 \($0)" },
        toGo: { "\($0)걸음 남았어요" },
        toGoMinutes: { " · 빠르게 \($0)분쯤" },
        reached: { "목표보다 \($0)걸음 더 걸었어요" },
        reachedExactly: "목표를 채웠어요",
        yesterday: "어제 ", todaysGoal: { " · 오늘 목표 \($0)" }, below: { "목표에서 \($0)걸음 모자랐어요" },
        minutes: { _ in "분" }, minutesBriefly: "분", ofWeek: { "이번 주 \($0)분" }, ofWeekBriefly: { "이번 주 \($0)" },
        minutesToGo: { "\($0)분 남았어요" }, weekReached: "이번 주 시간을 다 채웠어요",
        stepLength: { "보폭 \($0)" },
        briskMinutes: { "빠른 걸음 \($0)분" },
        measure: { measure in
            switch measure {
            case .steps: "걸음"
            case .speed: "속도"
            case .stepLength: "보폭"
            case .minutes: "시간"
            }
        },
        week: "이번 주", weekValue: { "주 \($0)" }, reachedDays: { "목표 채운 날 \($0)일" },
        ahead: { difference, isMore, through in
            difference.map { "\(through)까지 지난주보다 \($0) \(isMore ? "많아요" : "적어요")" } ?? "\(through)까지 지난주와 같아요"
        },
        aheadBriefly: { difference, isMore, through in
            "\(through)까지 지난주" + (difference.map { "보다 \(isMore ? "+" : "−")\($0)" } ?? "와 같아요")
        },
        aheadBesideTotal: { difference, isMore, through in
            "~\(through) 전주" + (difference.map { "보다 \(isMore ? "+" : "−")\($0)" } ?? "와 같아요")
        },
        lastWeek: { "지난주 \($0)" }, pastYear: "지난 1년", longest: { "최장 \($0)" },
        recentWalks: "최근 산책",
        brisk: "빠름",
        noWalks: { log, read in
            switch (log, read) {
            case (let log?, let read?): "아직 산책이 없어요. \(log) 키로 적거나 \(read) 키로 가져와 보세요."
            case (let log?, nil): "아직 산책이 없어요. \(log) 키로 적어 보세요."
            case (nil, let read?): "아직 산책이 없어요. \(read) 키로 가져와 보세요."
            case (nil, nil): "아직 산책이 없어요."
            }
        },
        lastData: { day, show, log in
            let ways = [show.map { "\($0) 키로 그날을 볼 수 있어요." }, log.map { "\($0) 키로 산책을 기록해 보세요." }].compactMap(\.self)
            return (["마지막 기록: \(day)."] + ways).joined(separator: " ")
        },
        brokenOff: { length, canGoOn, key in
            (canGoOn ? "\(length) 산책을 이어서 할 수 있어요" : "\(length) 산책이 중간에 끊겼어요") + (key.map { " · \($0)" } ?? "")
        },
        walkTitle: "같이 걷기", answer: "답하기", yes: "좋아요", notNow: "다음에", later: "나중에 답하기",
        tooLate: "답하기에는 늦었어요.",
        loading: "걸음을 세고 있어요 …",
        walkNow: "지금 걷기", walkNowShort: "걷기", newWalk: "새 산책", newWalkShort: "적기", importFiles: "가져오기", why: "이 숫자의 근거", lastDay: "마지막 기록",
        allWalks: "찾기", goal: "목표",
        year: "한 해", sources: "출처 순서", undo: "되돌리기", menu: "메뉴", redo: "다시 하기")
}
