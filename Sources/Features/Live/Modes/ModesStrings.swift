import Phrases

/// The words of the list of modes, of the stop signs, and of walks that were broken off.
struct ModesStrings: Sendable, Translated {
    var title: String
    /// The title over a walk that goes on, whose own begins with the other one.
    var otherTitle: String
    var question: String
    var start: String
    /// The title of the same key over a walk that goes on.
    var change: String
    var signs: String
    /// The same where the line of keys is short.
    var shortSigns: String
    /// Beside the kind that was walked last.
    var last: String
    /// Beside the kind that is walked now.
    var now: String
    var unavailable: String
    var ownPlan: @Sendable (_ phases: Int) -> String
    /// The line of an own plan that cannot be read, and why.
    var badPlan: @Sendable (_ line: Int, _ reason: String) -> String
    var stop: StopSigns
    var elsewhere: Elsewhere
    var unfinished: Unfinished

    /// The words around the stop signs.
    struct StopSigns: Sendable {
        var firstTitle: String
        var title: String
        var signs: String
        var question: String
        var none: String
        var some: String
        var later: String
        /// The sentence on the list of modes, where the question was left.
        var notBegun: @Sendable (_ startKey: String) -> String
        var doctorTitle: String
        var doctor: String
        var stroll: String
        /// Before a faster walk of somebody who should ask a doctor: the question, the reason for it, and the yes.
        var agreedTitle: String
        var askedDoctor: String
        var agreed: String
        var end: String
        var rest: String
    }

    /// A walk that another window records.
    struct Elsewhere: Sendable {
        var title: String
        var message: @Sendable (_ summary: String) -> String
        var begin: String
    }

    struct Unfinished: Sendable {
        var title: @Sendable (_ time: String) -> String
        var message: @Sendable (_ summary: String) -> String
        var goOn: String
        var save: String
        var discard: String
        var later: String
        var saved: String
        var nothing: String
        var tooShort: String
        var discarded: String
        var discardTitle: String
    }

    static let en = ModesStrings(
        title: "Walk now", otherTitle: "Another mode", question: "How do you want to walk?", start: "start", change: "change",
        signs: "stop signs", shortSigns: "signs", last: "last time", now: "now",
        unavailable: "Walks cannot be recorded here: there is no folder to record them in.",
        ownPlan: { "A plan of yours, with \($0) \($0 == 1 ? "phase" : "phases")." },
        badPlan: { "Line \($0) of this plan: \($1)" },
        stop: StopSigns(
            firstTitle: "Before your first walk", title: "Stop, and rest",
            signs: """
                Chest pain stays? Call an ambulance.
                Stop if you feel one of these:
                pain or pressure in the chest
                breath that does not settle
                dizziness, cold sweat, unsteady steps
                a new pain or a cramp in a leg
                a racing or uneven heartbeat
                """,
            question: "Do you have a heart disease, did you fall lately, or were you advised against exercise?",
            none: "No, walk", some: "Yes", later: "Not now",
            notBegun: { "No walk began: the question wants an answer. \($0) asks it again." }, doctorTitle: "Please ask your doctor first",
            doctor: "Ask before you walk faster than a stroll. GND begins with the stroll, and asks again before any other kind.",
            stroll: "Stroll now", agreedTitle: "Has your doctor agreed?",
            askedDoctor: "You said that something speaks against exercise: ask a doctor before you walk faster than a stroll.",
            agreed: "Yes, begin", end: "End the walk", rest: "Rest"),
        elsewhere: Elsewhere(
            title: "A walk is being recorded already",
            message: { "In another window: \($0). Go on there, or end that walk first. A second recording counts the same steps." },
            begin: "Record another"),
        unfinished: Unfinished(
            title: { "The walk of \($0) was broken off" }, message: { "Recorded: \($0)." }, goOn: "Go on", save: "Save until then",
            discard: "Discard", later: "Not now", saved: "Walk saved", nothing: "No walking was recorded, so nothing was saved",
            tooShort: "It was shorter than five seconds, so nothing was saved",
            discarded: "Walk discarded", discardTitle: "Discard this walk?"))

    static let ko = ModesStrings(
        title: "지금 걷기", otherTitle: "다른 모드", question: "어떻게 걸을까요?", start: "시작", change: "바꾸기", signs: "멈춤 신호", shortSigns: "신호",
        last: "지난번", now: "지금",
        unavailable: "여기서는 산책을 기록할 수 없어요. 기록할 폴더가 없어요.",
        ownPlan: { "내가 만든 계획이에요. 모두 \($0)단계로 되어 있어요." },
        badPlan: { "이 계획의 \($0)번째 줄: \($1)" },
        stop: StopSigns(
            firstTitle: "첫 산책을 시작하기 전에", title: "멈추고 쉬세요",
            signs: """
                가슴이 계속 아프면 119를 부르세요.
                이런 느낌이 들면 멈추세요.
                가슴이 아프거나 눌리는 느낌
                쉬어도 가라앉지 않는 숨참
                어지러움, 식은땀, 비틀거림
                새로 생긴 다리 통증이나 경련
                너무 빠르거나 고르지 않은 심장 박동
                """,
            question: "심장병이 있거나, 최근에 넘어졌거나, 운동을 조심하라는 말을 들었나요?",
            none: "아니요, 걸을게요", some: "네", later: "나중에",
            notBegun: { "답하지 않아서 시작하지 않았어요. \($0) 키를 누르면 다시 여쭤봐요." }, doctorTitle: "먼저 의사와 상의해 주세요",
            doctor: "빠르게 걷고 싶다면 먼저 상의해 주세요. 지금은 느긋하게 시작하고, 다른 걷기를 고르면 다시 여쭤볼게요.",
            stroll: "느긋하게 걷기", agreedTitle: "의사가 빠르게 걸어도 된다고 했나요?",
            askedDoctor: "운동할 때 조심할 점이 있다고 답하셨으니, 빠르게 걷기 전에 의사와 먼저 상의해 주세요.",
            agreed: "네, 시작할게요", end: "산책 끝내기", rest: "쉬기"),
        elsewhere: Elsewhere(
            title: "이미 산책을 기록하고 있어요",
            message: { "다른 창에서 기록 중: \($0). 그 창에서 계속하거나 그 산책을 먼저 끝내 주세요. 하나 더 기록하면 같은 걸음이 두 번 더해져요." },
            begin: "하나 더 기록"),
        unfinished: Unfinished(
            title: { "\($0) 산책이 중간에 끊겼어요" }, message: { "기록: \($0)." }, goOn: "이어서 걷기", save: "여기까지 저장",
            discard: "버리기", later: "나중에", saved: "산책을 저장했어요", nothing: "걸은 기록이 없어서 저장하지 않았어요",
            tooShort: "5초보다 짧아서 저장하지 않았어요",
            discarded: "산책을 버렸어요", discardTitle: "이 산책을 버릴까요?"))
}
