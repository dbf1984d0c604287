/// The words that the editors of nickname and profile share.
struct EditorStrings: Sendable {
    var save: String
    var saving: String
    var nicknameQuestion: String
    var nicknameHelp: String
    var nicknameFree: @Sendable (_ name: String) -> String
    var nicknameTaken: @Sendable (_ name: String, _ free: [String]) -> String
    var nicknameTooLong: @Sendable (_ maximum: Int) -> String
    var nicknameUnprintable: String
    var nicknameMissing: String
    var nicknameOther: String
    var nicknameSaved: @Sendable (_ name: String) -> String
    var profileQuestion: String
    var gender: String
    var ageBand: String
    var height: String
    var heightHelp: String
    var heightWrong: @Sendable (ClosedRange<Int>) -> String
    var genderMissing: String
    var ageBandMissing: String
    var heightReason: String
    var profileSaved: String

    static let en = EditorStrings(
        save: "Save", saving: "Saving …",
        nicknameQuestion: "What should others call you?", nicknameHelp: "One to eight characters. Others see it in rooms.",
        nicknameFree: { "\($0) is free." },
        nicknameTaken: { name, free in free.isEmpty ? "\(name) is taken." : "\(name) is taken. Free: \(free.joined(separator: ", "))" },
        nicknameTooLong: { "At most \($0) characters." }, nicknameUnprintable: "One of the characters cannot be seen. Leave it out.",
        nicknameMissing: "A nickname first", nicknameOther: "Choose another one", nicknameSaved: { "Others now see \($0)." },
        profileQuestion: "So that the numbers fit you",
        gender: "Gender", ageBand: "Age", height: "Height", heightHelp: "In centimetres, if you like.",
        heightWrong: { "A whole number from \($0.lowerBound) to \($0.upperBound), or nothing." },
        genderMissing: "Choose a gender", ageBandMissing: "Choose an age", heightReason: "Check the height",
        profileSaved: "Your profile is saved.")

    static let ko = EditorStrings(
        save: "저장", saving: "저장하고 있어요 …",
        nicknameQuestion: "뭐라고 불러 드릴까요?", nicknameHelp: "한 글자에서 여덟 글자까지 쓸 수 있어요. 방에서 다른 사람에게 보여요.",
        nicknameFree: { "‘\($0)’, 쓸 수 있는 별명이에요." },
        nicknameTaken: { name, free in
            free.isEmpty ? "‘\(name)’, 이미 있는 별명이에요." : "이미 있는 별명이에요. 이건 어때요? \(free.joined(separator: ", "))"
        },
        nicknameTooLong: { "\($0)글자까지 쓸 수 있어요." }, nicknameUnprintable: "보이지 않는 글자가 섞여 있어요. 빼 주세요.",
        nicknameMissing: "별명을 적어 주세요", nicknameOther: "다른 별명을 적어 주세요", nicknameSaved: { "별명을 바꿨어요. \($0)" },
        profileQuestion: "나에게 맞는 숫자를 보여 드릴게요",
        gender: "성별", ageBand: "나이", height: "키", heightHelp: "cm로 적어 주세요. 비워 둬도 돼요.",
        heightWrong: { "\($0.lowerBound)부터 \($0.upperBound)까지의 수를 적거나 비워 두세요." },
        genderMissing: "성별을 골라 주세요", ageBandMissing: "나이를 골라 주세요", heightReason: "키를 확인해 주세요",
        profileSaved: "내 정보를 저장했어요.")
}
