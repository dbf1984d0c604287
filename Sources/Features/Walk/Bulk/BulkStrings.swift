import Phrases

/// The words for changing several walks, and for making two of one.
struct BulkStrings: Sendable, Translated {
    var marked: @Sendable (_ count: Int) -> String
    var markAll: String
    var delete: String
    var change: String
    var merge: String
    var join: String
    var joined: @Sendable (_ count: Int) -> String
    var joinApart: String
    var mergeNeedsTwo: String
    var mergeFarApart: @Sendable (_ hours: String) -> String
    var mergeTooLong: @Sendable (_ hours: String) -> String
    var deleted: @Sendable (_ count: Int) -> String
    var merged: @Sendable (_ count: Int) -> String
    var changed: @Sendable (_ count: Int) -> String
    var title: @Sendable (_ count: Int) -> String
    var newTitle: String
    var newTitleHelp: String
    var addTags: String
    var removeTags: String
    var tagsHelp: String
    var save: String
    var nothing: String
    var tooLong: @Sendable (_ maximum: Int) -> String
    var split: String
    var splitTitle: String
    var splitQuestion: String
    var splitField: String
    var splitHelp: String
    var splitOutside: String
    var splitDone: String

    static let en = BulkStrings(
        marked: { "\($0) marked" }, markAll: "all or none", delete: "delete", change: "change", merge: "merge", join: "same walk",
        joined: { "\($0) records of one walk now." },
        joinApart: "These walks were at different times: only records of one walk can be joined.",
        mergeNeedsTwo: "Mark two walks or more first.",
        mergeFarApart: { "These walks are too far apart to be one: at most \($0) hours between them." },
        mergeTooLong: { "Together they are too long: a walk has at most \($0) hours." },
        deleted: { $0 == 1 ? "1 walk deleted." : "\($0) walks deleted." },
        merged: { "\($0) walks are one now." }, changed: { $0 == 1 ? "1 walk changed." : "\($0) walks changed." },
        title: { $0 == 1 ? "Change 1 walk" : "Change \($0) walks" }, newTitle: "Title", newTitleHelp: "Leave empty to keep each title.",
        addTags: "Add tags", removeTags: "Remove tags", tagsHelp: "Separate with spaces: morning river", save: "Save",
        nothing: "Nothing to change yet.", tooLong: { "At most \($0) characters." }, split: "split", splitTitle: "Split",
        splitQuestion: "When did the second walk begin?", splitField: "Time",
        splitHelp: "Steps and distance are split by time, the route where it was then.",
        splitOutside: "That is not during the walk.", splitDone: "Two walks now.")

    static let ko = BulkStrings(
        marked: { "\($0)개 선택" }, markAll: "모두 선택·해제", delete: "지우기", change: "고치기", merge: "합치기", join: "같은 산책",
        joined: { "같은 산책의 기록 \($0)개로 묶었어요." },
        joinApart: "걸은 시간이 서로 달라요. 같은 산책의 기록만 묶을 수 있어요.",
        mergeNeedsTwo: "먼저 산책을 둘 이상 선택해 주세요.",
        mergeFarApart: { "산책 사이가 \($0)시간을 넘으면 하나로 합칠 수 없어요." },
        mergeTooLong: { "합친 산책은 \($0)시간을 넘을 수 없어요." },
        deleted: { "산책 \($0)회를 지웠어요." },
        merged: { "산책 \($0)회를 하나로 합쳤어요." }, changed: { "산책 \($0)회를 고쳤어요." },
        title: { "산책 \($0)회 고치기" }, newTitle: "제목", newTitleHelp: "비워 두면 제목은 그대로예요.",
        addTags: "더할 태그", removeTags: "뺄 태그", tagsHelp: "띄어쓰기로 나눠요: 아침 한강", save: "저장",
        nothing: "아직 고칠 것이 없어요.", tooLong: { "\($0)자까지 쓸 수 있어요." }, split: "둘로 나누기", splitTitle: "둘로 나누기",
        splitQuestion: "두 번째 산책은 언제 시작했나요?", splitField: "시각",
        splitHelp: "걸음과 거리는 시간에 비례해, 경로는 그 시각에서 나눠요.",
        splitOutside: "산책하던 시간이 아니에요.", splitDone: "둘로 나눴어요.")
}
