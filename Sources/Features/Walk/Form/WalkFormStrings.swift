import Phrases
import Walking

/// The words of the form that logs or changes a walk.
struct WalkFormStrings: Sendable, Translated {
    var newTitle: String
    var editTitle: String
    var date: String
    var time: String
    var duration: String
    var steps: String
    var distance: String
    var name: String
    var tags: String
    var note: String
    var durationPlaceholder: String
    var stepsPlaceholder: String
    var distancePlaceholder: @Sendable (Units) -> String
    var namePlaceholder: String
    var tagsPlaceholder: String
    var notePlaceholder: String
    var save: String
    var saving: String
    var badDate: String
    var badTime: String
    var badDuration: String
    var badSteps: String
    var badDistance: @Sendable (Units) -> String
    var inFuture: String
    var tooLong: String
    var tooFast: String
    var tooSlow: String
    var badStepLength: String
    var wouldEnd: @Sendable (_ end: String, _ now: String) -> String
    var tooLongAgo: String
    var titleTooLong: String
    var saved: @Sendable (_ what: String) -> String
    /// The title of the key for a walk without steps.
    var enterSteps: String
    var changed: String

    static let en = WalkFormStrings(
        newTitle: "New walk", editTitle: "Edit",
        date: "Date", time: "Started", duration: "Duration", steps: "Steps", distance: "Distance", name: "Title", tags: "Tags",
        note: "Note",
        durationPlaceholder: "e.g. 35 or 1:10", stepsPlaceholder: "e.g. 3900",
        distancePlaceholder: { !$0.hasMiles ? "e.g. 2.7 km" : "e.g. 1.7 mi" }, namePlaceholder: "Where to, or with whom",
        tagsPlaceholder: "e.g. #loop #river",
        notePlaceholder: "Anything to remember",
        save: "Save", saving: "Saving …",
        badDate: "Write the date as 2026-11-21.", badTime: "Write the time as 07:40.",
        badDuration: "Write minutes, such as 35, or hours and minutes, such as 1:10. Steps alone are enough, too.",
        badSteps: "Write a whole number of steps, such as 3900.",
        badDistance: {
            !$0.hasMiles
                ? "Write kilometres, such as 2.7, or another unit, such as 1.9 mi."
                : "Write miles, such as 1.7, or another unit, such as 2.7 km."
        }, inFuture: "That is in the future.",
        tooLong: "That is too long for one walk.",
        tooFast: "Nobody walks that fast.", tooSlow: "So few steps in that time? Check both.",
        badStepLength: "Steps and distance do not fit. Check both.",
        wouldEnd: { "It would end at \($0); it is \($1)." }, tooLongAgo: "That is too long ago.",
        titleTooLong: "That is too long for a title.",
        saved: { "Walk saved: \($0)" }, enterSteps: "enter steps", changed: "The walk is changed.")

    static let ko = WalkFormStrings(
        newTitle: "새 산책", editTitle: "고치기",
        date: "날짜", time: "시작", duration: "걸린 시간", steps: "걸음", distance: "거리", name: "제목", tags: "태그", note: "메모",
        durationPlaceholder: "예: 35 또는 1:10", stepsPlaceholder: "예: 3900",
        distancePlaceholder: { !$0.hasMiles ? "예: 2.7 km" : "예: 1.7 mi" }, namePlaceholder: "어디를, 누구와", tagsPlaceholder: "예: #한강 #아침",
        notePlaceholder: "기억해 두고 싶은 것",
        save: "저장", saving: "저장하고 있어요 …",
        badDate: "날짜는 2026-11-21처럼 적어 주세요.", badTime: "시각은 07:40처럼 적어 주세요.",
        badDuration: "분은 35처럼, 시간과 분은 1:10처럼 적어 주세요. 걸음만 적어도 돼요.",
        badSteps: "걸음은 3900이나 3천 보처럼 적어 주세요.",
        badDistance: {
            !$0.hasMiles
                ? "2.7처럼 킬로미터로, 또는 800미터처럼 단위를 붙여 적어 주세요." : "1.7처럼 마일로, 또는 2.7km처럼 단위를 붙여 적어 주세요."
        }, inFuture: "미래의 시각이에요.", tooLong: "산책 한 번으로는 너무 길어요.",
        tooFast: "너무 빨라요. 걸린 시간과 거리나 걸음을 확인해 주세요.", tooSlow: "그 시간에 비해 걸음이 너무 적어요. 둘 다 확인해 주세요.",
        badStepLength: "걸음 수와 거리가 맞지 않아요. 둘 다 확인해 주세요.",
        wouldEnd: { "\($0)에 끝나는 산책인데 지금은 \($1)\(Particle.copula.after($1))." }, tooLongAgo: "너무 오래전이에요.", titleTooLong: "제목이 너무 길어요.",
        saved: { "산책을 저장했어요: \($0)" }, enterSteps: "걸음 적기", changed: "산책을 고쳤어요.")
}

extension WalkFormStrings {
    func sentence(for problem: WalkFields.Problem, _ units: Units) -> String {
        switch problem {
        case .badDate: badDate
        case .badTime: badTime
        case .badDuration: badDuration
        case .badSteps: badSteps
        case .badDistance: badDistance(units)
        case .inFuture, .endsInFuture: inFuture
        case .tooLongAgo: tooLongAgo
        case .tooLong: tooLong
        case .tooFast: tooFast
        case .tooSlow: tooSlow
        case .badStepLength: badStepLength
        case .titleTooLong: titleTooLong
        }
    }

    func label(of field: WalkFields.Field) -> String {
        switch field {
        case .date: date
        case .time: time
        case .duration: duration
        case .steps: steps
        case .distance: distance
        case .title: name
        case .tags: tags
        case .note: note
        }
    }

    func placeholder(of field: WalkFields.Field, _ units: Units) -> String {
        switch field {
        case .date, .time: ""
        case .duration: durationPlaceholder
        case .steps: stepsPlaceholder
        case .distance: distancePlaceholder(units)
        case .title: namePlaceholder
        case .tags: tagsPlaceholder
        case .note: notePlaceholder
        }
    }
}
