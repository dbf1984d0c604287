import Phrases

/// The words of the shoes: the list, one pair, the pair of a week's walks.
struct ShoesStrings: Sendable, Translated {
    var title: String
    var explanation: String
    var empty: String
    var loading: String
    /// Goes before a wear in percent and a limit.
    var life: @Sendable (_ part: String, _ limit: String) -> String
    var wornOut: String
    var isRetired: String
    var open: String
    var usual: String
    var retire: String
    var week: String
    var noPair: String
    var isUsual: @Sendable (_ name: String) -> String
    var noUsual: String
    var retired: @Sendable (_ name: String) -> String
    var backInUse: @Sendable (_ name: String) -> String

    /// The form of one pair.
    var sofar: @Sendable (_ distance: String, _ steps: String, _ walks: String) -> String
    var distanceLimit: String
    var stepLimit: String
    var limitHelp: String
    var badDistance: String
    var badSteps: String
    var save: String
    var limitSaved: @Sendable (_ name: String) -> String

    /// The walks of a week.
    var weekTitle: String
    var weekQuestion: String
    var pair: String
    var pairHelp: String
    var noWalks: String
    var nobodySaid: String
    var earlier: String
    var later: String
    var noLater: String
    var nextPair: String
    var noName: String
    var nothing: String

    static let en = ShoesStrings(
        title: "Shoes",
        explanation: "A pair is known by the tag shoe:NAME on walks. New walks get the usual pair ●.",
        empty: "No shoes yet. Say below which pair you had on for your walks.", loading: "Loading …",
        life: { "\($0) of \($1)" }, wornOut: "time for new ones", isRetired: "retired",
        open: "shoes", usual: "usual pair", retire: "retire", week: "which pair?", noPair: "Choose a pair first.",
        isUsual: { "New walks get \($0)" }, noUsual: "New walks get no pair",
        retired: { "\($0) is retired" }, backInUse: { "\($0) is in use again" },
        sofar: { "So far \($0), \($1), \($2)." },
        distanceLimit: "Worn out after", stepLimit: "or after steps", limitHelp: "Leave empty for no limit.",
        badDistance: "A distance between 1 and 20,000 km, such as 800.",
        badSteps: "A number of steps between 1,000 and 50,000,000.", save: "Save", limitSaved: { "Saved for \($0)" },
        weekTitle: "Which pair?", weekQuestion: "Which pair did you have on?", pair: "Pair",
        pairHelp: "The marked walks get it. Space marks.", noWalks: "No walks in this week.", nobodySaid: "–",
        earlier: "week before", later: "week after", noLater: "Later weeks have no walks yet.", nextPair: "next pair",
        noName: "Write the name of a pair, 30 characters at most.", nothing: "Every marked walk has this pair already.")

    static let ko = ShoesStrings(
        title: "신발",
        explanation: "산책에 신발:이름 태그를 달면 신발로 인식해요. 새 산책에는 평소 신발 ●이 자동으로 들어가요.",
        empty: "아직 신발이 없어요. 산책할 때 어떤 신발을 신었는지 알려 주세요.", loading: "불러오고 있어요 …",
        life: { "\($1) 중 \($0)" }, wornOut: "바꿀 때가 됐어요", isRetired: "그만 신은 신발",
        open: "신발", usual: "평소 신발", retire: "그만 신기", week: "신은 신발 고르기", noPair: "먼저 신발을 고르세요.",
        isUsual: { "새 산책에 ‘\($0)’ 신발이 자동으로 들어가요" }, noUsual: "새 산책에 신발이 들어가지 않아요",
        retired: { "‘\($0)’ 신발을 이제 그만 신어요" }, backInUse: { "‘\($0)’ 신발을 다시 신어요" },
        sofar: { "지금까지 \($0), \($1), \($2)." },
        distanceLimit: "수명 거리", stepLimit: "수명 걸음", limitHelp: "비워 두면 한도가 없어요.",
        badDistance: "800처럼 1km에서 20,000km 사이로 적어 주세요.",
        badSteps: "1,000에서 50,000,000 사이의 걸음 수를 적어 주세요.", save: "저장", limitSaved: { "‘\($0)’ 신발에 저장했어요" },
        weekTitle: "신은 신발 고르기", weekQuestion: "어떤 신발을 신었나요?", pair: "신발",
        pairHelp: "선택한 산책에 들어가요. 스페이스로 선택해요.", noWalks: "이 주에는 산책이 없어요.", nobodySaid: "–",
        earlier: "지난주", later: "다음 주", noLater: "그 뒤에는 아직 산책이 없어요.", nextPair: "다음 신발",
        noName: "신발 이름을 30자까지 적어 주세요.", nothing: "선택한 산책은 이미 이 신발이에요.")
}
