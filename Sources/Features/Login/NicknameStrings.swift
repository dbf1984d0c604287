/// The words of the question for a nickname.
struct NicknameStrings: Sendable {
    var title: String
    var headline: String
    var label: String
    var help: String
    var free: @Sendable (_ name: String) -> String
    var empty: String
    var tooLong: @Sendable (_ maximum: Int) -> String
    var unprintable: String
    var taken: @Sendable (_ name: String, _ free: [String]) -> String
    var start: String
    var saving: String
    var missing: String
    var notYet: String

    static let en = NicknameStrings(
        title: "Nickname", headline: "What should others call you?", label: "Nickname",
        help: "One to eight characters. Others see it in rooms.",
        free: { "\($0) is free." },
        empty: "Type at least one character.", tooLong: { "At most \($0) characters." },
        unprintable: "One of the characters cannot be seen. Leave it out.",
        taken: { name, free in
            free.isEmpty ? "\(name) is taken." : "\(name) is taken. Free: \(free.joined(separator: ", "))"
        },
        start: "Start walking", saving: "One moment …", missing: "A nickname first", notYet: "Choose another one")

    static let ko = NicknameStrings(
        title: "별명", headline: "뭐라고 불러 드릴까요?", label: "별명",
        help: "한 글자에서 여덟 글자까지 쓸 수 있어요. 방에서 다른 사람에게 보여요.",
        free: { "‘\($0)’, 쓸 수 있는 별명이에요." },
        empty: "한 글자 이상 적어 주세요.", tooLong: { "\($0)글자까지 쓸 수 있어요." },
        unprintable: "보이지 않는 글자가 섞여 있어요. 빼 주세요.",
        taken: { name, free in
            free.isEmpty ? "‘\(name)’, 이미 있는 별명이에요." : "이미 있는 별명이에요. 이건 어때요? \(free.joined(separator: ", "))"
        },
        start: "산책 시작하기", saving: "잠시만요 …", missing: "별명을 적어 주세요", notYet: "다른 별명을 적어 주세요")
}
