import Phrases
import Walking

/// The words of the goals and records.
struct GoalsStrings: Sendable, Translated {
    var title: String
    var open: String
    var loading: String
    var levels: String
    var level: @Sendable (_ number: Int) -> String
    var aDay: @Sendable (_ goal: String) -> String
    var none: String

    /// The next goal, and what it takes.
    var ready: @Sendable (_ next: String, _ key: String?) -> String
    var waiting: @Sendable (_ next: String, _ reached: Int, _ needed: Int, _ known: Int) -> String
    var easier: @Sendable (_ next: String, _ reached: Int, _ known: Int, _ key: String?) -> String
    var unknown: @Sendable (_ days: Int) -> String
    var highest: @Sendable (_ measure: GoalMeasure) -> String
    /// A goal of steps as high as is supported without an age.
    var highestWithoutAge: String
    /// The words in place of a first goal that would be below what the person does anyway.
    var beyond: @Sendable (_ usual: String) -> String
    var needsAge: String
    var held: @Sendable (_ next: String?) -> String

    var spans: String
    var noSpans: @Sendable (_ key: String?, _ ways: ExampleWays) -> [String]
    var per: @Sendable (_ span: GoalSpan) -> String
    /// The span that today lies in, alone.
    var within: @Sendable (_ span: GoalSpan) -> String
    var left: @Sendable (_ left: String, _ aDay: String?) -> String
    var ahead: @Sendable (_ amount: String, _ isAhead: Bool, _ span: GoalSpan) -> String
    var even: @Sendable (_ span: GoalSpan) -> String
    var reached: String

    var records: String
    var bestDay: String
    var bestWeek: String
    var bestMonth: String
    var farthest: String
    var weekOf: @Sendable (_ monday: String) -> String
    var distanceInAll: String
    var stepsInAll: String
    var passed: @Sendable (_ amount: String, _ date: String) -> String
    var nextMilestone: @Sendable (_ amount: String, _ left: String) -> String
    var eddington: @Sendable (_ unit: String) -> String
    var eddingtonDays: @Sendable (_ number: Int, _ amount: String) -> String
    var eddingtonNext: @Sendable (_ days: Int, _ amount: String) -> String
    var noRecords: String

    var take: String
    var hold: String
    /// The title of the key that lets goals grow by themselves, or stops that.
    var grow: String
    var show: String
    var new: String
    var delete: String
    var why: String
    var cannotTake: String
    /// The reason why the minutes of a week have no next goal.
    var isFixed: String
    var notHere: String
    /// The reason why a key for goals of the day does nothing on a goal of one's own.
    var notForOwn: @Sendable (_ key: String?) -> String
    var taken: @Sendable (_ goal: String) -> String
    var isHeld: @Sendable (_ measure: String) -> String
    var grows: @Sendable (_ measure: String) -> String
    var growing: @Sendable (_ isOn: Bool) -> String
    /// The heading of the goals of the day, where they grow by themselves.
    var levelsGrowing: String
    /// A goal that grew today, on the first day of the week or later.
    var grew: @Sendable (_ measure: GoalMeasure, _ goal: String, _ isMonday: Bool, _ days: String) -> String
    /// The question that home puts once, with the goal that a yes sets at once.
    var mayGrow: @Sendable (_ goal: String, _ key: String) -> String
    var isShown: @Sendable (_ measure: String) -> String
    var isHidden: @Sendable (_ measure: String) -> String
    var ended: @Sendable (_ goal: String) -> String
    /// The rule by which goals grow, and its sources: the steps of speed and of step length, and a small real change of the speed.
    var rule: @Sendable (_ speed: String, _ stepLength: String, _ smallChange: String) -> String

    /// The form.
    var newTitle: String
    var question: String
    var placeholder: @Sendable (_ ways: ExampleWays) -> String
    var help: String
    var bad: @Sendable (_ ways: ExampleWays) -> String
    var save: String
    /// - Parameter old: the goal whose place it takes.
    var saved: @Sendable (_ goal: String, _ old: String?) -> String

    /// Ways in the person's units, as they can be typed.
    struct ExampleWays: Sendable {
        let day: String
        let year: String

        init(_ units: Units) { (day, year) = units.hasMiles ? ("3 mi", "1,000 mi") : ("5 km", "1,500 km") }
    }

    static let en = GoalsStrings(
        title: "Goals and records", open: "goals, records", loading: "Adding up …", levels: "Every day", level: { "level \($0)" },
        aDay: { "\($0) a day" }, none: "none",
        ready: { next, key in "next \(next)" + (key.map { ": \($0) takes it" } ?? "") },
        waiting: { next, reached, needed, known in "next \(next): reached on \(reached) of \(known) days, \(needed) are needed" },
        easier: { next, reached, known, key in
            "reached on \(reached) of \(known) days, \(next) is easier" + (key.map { ": \($0) takes it" } ?? "")
        },
        unknown: { "next goal: \($0) more \($0 == 1 ? "day" : "days") must be known" },
        highest: { $0 == .stepLength ? "as long as in your best month" : "as high as the studies support" },
        highestWithoutAge: "up to here without your age band; up to 10,000 below 60 (Settings ▸ About you)",
        beyond: { "your usual \($0) is more than the studies ask for" },
        needsAge: "next goal: needs your age band (Settings ▸ About you)",
        held: { next in "held" + (next.map { ", next would be \($0)" } ?? "") },
        spans: "Your own",
        noSpans: { key, ways in
            ["None yet." + (key.map { " \($0) makes one, such as" } ?? ""), key == nil ? "" : "\(ways.day) a day, \(ways.year) this year"]
        },
        per: { "a \($0.rawValue)" }, within: { $0 == .day ? "today" : "this \($0.rawValue)" },
        left: { left, aDay in "\(left) to go" + (aDay.map { ", \($0) a day" } ?? "") },
        ahead: { "\($0) \($1 ? "ahead of" : "behind") the \($2.rawValue)" }, even: { "even with the \($0.rawValue)" }, reached: "reached",
        records: "Records", bestDay: "Best day", bestWeek: "Best week", bestMonth: "Best month", farthest: "Farthest day",
        weekOf: { "week of \($0)" }, distanceInAll: "Total distance", stepsInAll: "Total steps", passed: { "\($0) on \($1)" },
        nextMilestone: { "\($1) to \($0)" },
        eddington: { "Eddington (\($0))" }, eddingtonDays: { "\($1) or more on at least \($0) \($0 == 1 ? "day" : "days")" },
        eddingtonNext: { "\($0) more \($0 == 1 ? "day" : "days") of \($1)" }, noRecords: "None yet.",
        take: "take it", hold: "hold or grow", grow: "grow by themselves", show: "on the home screen", new: "new goal", delete: "give up",
        why: "how goals grow", cannotTake: "Its next goal is not reached yet.",
        isFixed: "This goal stays as it is until you change it.", notHere: "Choose a goal first.",
        notForOwn: { "Not for a goal of your own." + ($0.map { " Press \($0) to give it up." } ?? "") },
        taken: { "Goal: \($0) from today" }, isHeld: { "Held: \($0)" }, grows: { "Grows again: \($0)" },
        growing: { $0 ? "Goals grow by themselves from now on, at most one a week" : "Goals grow only when you say so" },
        levelsGrowing: "Every day, growing by themselves",
        grew: { measure, goal, isMonday, days in
            let name = measure == .speed ? "Your goal for speed" : "Your goal"
            let amount = measure == .stepLength ? "a step of \(goal)" : goal
            return "\(name) is \(amount) from \(isMonday ? "this week" : "today"): you reached \(days)"
        },
        mayGrow: { "You reach your goal on most days. May goals grow by themselves, today to \($0)? Press \($1)." },
        isShown: { "On the home screen: \($0)" }, isHidden: { "Not on the home screen: \($0)" }, ended: { "Given up: \($0)" },
        rule: { speed, stepLength, smallChange in
            """
            A goal of the day grows by what you reached. Where you reached it on 5 of 7 days of the last four weeks, GND offers the next \
            one: your own median of these weeks and a little more: a tenth for steps, \(speed) for speed, \(stepLength) for the step length. \
            Where you reached it on fewer than 2 of 7 days and this sum gives less, it offers that as an easier one. In between the goal stays. \
            It needs at least 14 days, and old days keep the goal they had.

            Nothing grows by itself until you let it. From then on a goal that is ready grows, at most one a week: the first at once, the \
            others from a Monday on, and home says which and why. You can undo it: then that goal is left alone for four weeks. A goal that you hold stays, and so \
            does one that you set by hand in that week.

            Steps go no further than 8,000, or 10,000 below 60 years: there the risk levels off (Paluch 2022, Lancet Public Health, \
            PMC9289978). Speed goes no further than the mean of your age group, measured indoors (Bohannon & Andrews 2011, doi \
            10.1016/j.physio.2010.12.004); it is no verdict. \(smallChange) is a small real change in older adults (Kwon 2009, \
            PMC3100159). For the step length there is no table: your best month is the limit. The 150 minutes of a week are those of the \
            World Health Organization (2020, PMC7719906). You can always aim higher by hand.

            A pace compares with the days that are over: today is a gift. The Eddington number is the largest E for which you walked E or \
            more on E days.
            """
        },
        newTitle: "New goal", question: "What would you like to reach?", placeholder: { "\($0.day) a day" },
        help: "It can be steps, a distance, a time, brisk minutes or a number of walks, as in 5 walks a week.",
        bad: { "Write how much for a day, week, fortnight, month, quarter or year: 4 h a week, \($0.year) this year." }, save: "Save",
        saved: { goal, old in "Goal: \(goal)" + (old.map { ", in the place of \($0)" } ?? "") })

    static let ko = GoalsStrings(
        title: "목표와 기록", open: "목표와 기록", loading: "더하고 있어요 …", levels: "하루 목표", level: { "\($0)단계" },
        aDay: { "하루 \($0)" }, none: "없음",
        ready: { next, key in "다음 \(next)" + (key.map { ": \($0) 키로 올려요" } ?? "") },
        waiting: { next, reached, needed, known in "다음 \(next): \(known)일 중 \(reached)일 채웠어요, \(needed)일을 채우면 돼요" },
        easier: { next, reached, known, key in
            "\(known)일 중 \(reached)일 채웠어요, \(next)이면 더 쉬워요" + (key.map { ": \($0) 키로 바꿔요" } ?? "")
        },
        unknown: { "다음 목표: 기록이 \($0)일 더 필요해요" },
        highest: { $0 == .stepLength ? "가장 좋았던 달만큼 왔어요" : "연구가 권하는 만큼 왔어요" },
        highestWithoutAge: "나이대를 모를 때는 여기까지예요. 60세 아래면 10,000까지예요 (설정 ▸ 내 정보)",
        beyond: { "평소 속도가 이미 연구가 권하는 것보다 빨라요 (\($0))" },
        needsAge: "다음 목표: 나이대가 필요해요 (설정 ▸ 내 정보)", held: { next in "유지 중" + (next.map { ", 다음은 \($0)" } ?? "") },
        spans: "내가 정한 목표",
        noSpans: { key, ways in
            ["아직 없어요." + (key.map { " \($0) 키로 정해 보세요." } ?? ""), key == nil ? "" : "예: 하루 \(ways.day), 올해 \(ways.year)"]
        },
        per: { ["하루", "한 주", "두 주", "한 달", "한 분기", "한 해"][GoalSpan.allCases.firstIndex(of: $0) ?? 0] },
        within: { ["오늘", "이번 주", "이번 두 주", "이번 달", "이번 분기", "올해"][GoalSpan.allCases.firstIndex(of: $0) ?? 0] },
        left: { left, aDay in "\(left) 남았어요" + (aDay.map { ", 하루 \($0)" } ?? "") },
        ahead: { amount, isAhead, _ in "고르게 걸을 때보다 \(amount) \(isAhead ? "앞서요" : "뒤처져요")" }, even: { _ in "고르게 걷고 있어요" }, reached: "채웠어요",
        records: "기록", bestDay: "최고의 날", bestWeek: "최고의 주", bestMonth: "최고의 달", farthest: "가장 먼 날",
        weekOf: { "\($0)부터 한 주" }, distanceInAll: "전체 거리", stepsInAll: "전체 걸음", passed: { "\($1)에 \($0)" },
        nextMilestone: { "\($0)까지 \($1)" },
        eddington: { "에딩턴 수(\($0))" }, eddingtonDays: { "\($1) 이상 걸은 날이 적어도 \($0)일" }, eddingtonNext: { "\($1) 이상 걸은 날이 \($0)일 더 필요해요" },
        noRecords: "아직 없어요.",
        take: "바꾸기", hold: "유지하기", grow: "저절로 커지기", show: "첫 화면에", new: "새 목표", delete: "그만두기",
        why: "목표가 커지는 방법", cannotTake: "다음 목표까지 아직 더 채워야 해요.",
        isFixed: "이 목표는 직접 바꿀 때까지 그대로예요.", notHere: "먼저 목표를 골라 주세요.",
        notForOwn: { "직접 정한 목표에는 쓸 수 없어요." + ($0.map { " 그만두려면 \($0) 키를 누르세요." } ?? "") },
        taken: { "오늘부터 목표: \($0)" }, isHeld: { "\($0) 목표를 그대로 둬요" }, grows: { "\($0) 목표가 다시 커져요" },
        growing: { $0 ? "목표가 지금부터 한 주에 하나까지 저절로 커져요" : "목표는 직접 올릴 때만 커져요" },
        levelsGrowing: "하루 목표, 저절로 커져요",
        grew: { measure, goal, isMonday, days in
            let name = measure == .speed ? "속도 목표" : measure == .stepLength ? "보폭 목표" : "목표"
            return "\(isMonday ? "이번 주부터" : "오늘부터") \(name)는 \(goal)\(measure == .steps ? "이에요" : "예요"). \(days) 채웠어요."
        },
        mayGrow: { "거의 매일 목표를 채우고 있어요. 오늘 \($0)부터 저절로 커지게 하려면 \($1) 키를 눌러 주세요." },
        isShown: { "첫 화면에 보여요: \($0)" }, isHidden: { "첫 화면에 보이지 않아요: \($0)" }, ended: { "그만둔 목표: \($0)" },
        rule: { speed, stepLength, smallChange in
            """
            하루 목표는 채운 만큼 커져요. 지난 4주에 7일 중 5일 이상 채웠으면 다음 목표를 권해요: 그 4주의 가운데 값에 걸음은 10%, 속도는 \(speed), \
            보폭은 \(stepLength)만큼 더한 값이에요. 7일 중 2일도 못 채웠고 그 값이 더 낮으면 더 쉬운 목표로 권하고, 그 사이면 목표를 그대로 둬요. 기록이 14일 이상 있어야 하고, 지난 날은 그때의 목표를 지켜요.

            직접 켜기 전에는 저절로 커지지 않아요. 켜면 채운 목표가 바로 하나 커지고 그다음부터는 월요일부터 한 주에 하나까지 커지며, 무엇이 왜 커졌는지 첫 화면에서 알려 드려요. \
            되돌리면 그 목표는 4주 동안 그대로 둬요. 유지하는 목표와 그 주에 직접 정한 목표도 그대로예요.

            걸음은 8,000까지, 60세 아래는 10,000까지만 권해요. 그 위로는 위험이 더 줄지 않았어요(Paluch 2022, Lancet Public Health, PMC9289978). \
            속도는 실내에서 잰 같은 나이대의 평균까지만 권하고, 평가가 아니에요(Bohannon & Andrews 2011, doi 10.1016/j.physio.2010.12.004). \
            나이 드신 분들에게 \(smallChange) 정도는 작지만 실제 변화예요(Kwon 2009, PMC3100159). 보폭은 기준표가 없어서 가장 좋았던 달까지만 권해요. \
            한 주 150분은 세계보건기구의 권고예요(2020, PMC7719906). 더 높은 목표는 언제든 직접 정할 수 있어요.

            앞서고 뒤처지는 것은 지나간 날만 견줘요. 에딩턴 수는 E만큼 걸은 날이 E일이 되는 가장 큰 수예요.
            """
        },
        newTitle: "새 목표", question: "무엇을 이루고 싶으세요?", placeholder: { "하루 \($0.day)" },
        help: "걸음, 거리, 시간, 빠른 걸음, 산책 횟수로 정할 수 있어요. 예: 주 5회",
        bad: { "하루, 주, 두 주, 달, 분기, 해 가운데 어느 동안 얼마나인지 적어 주세요: 주 4시간, 올해 \($0.year)." }, save: "저장",
        saved: { goal, old in "목표: \(goal)" + (old.map { " (지난 목표: \($0))" } ?? "") })
}
