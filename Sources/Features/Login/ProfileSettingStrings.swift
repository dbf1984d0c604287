/// The words of the profile's form.
struct ProfileSettingStrings: Sendable {
    var title: String
    var headline: String
    var gender: String
    var ageBand: String
    var height: String
    var heightHelp: String
    var heightWrong: @Sendable (ClosedRange<Int>) -> String
    var genderMissing: String
    var ageBandMissing: String
    var heightReason: String
    var next: String
    var aside: String

    static let en = ProfileSettingStrings(
        title: "About you", headline: "So that the numbers fit you",
        gender: "Gender", ageBand: "Age", height: "Height",
        heightHelp: "In cm, if you like; it makes distances truer.",
        heightWrong: { "A whole number from \($0.lowerBound) to \($0.upperBound), or nothing." },
        genderMissing: "Choose a gender", ageBandMissing: "Choose an age", heightReason: "Check the height",
        next: "Next",
        aside: "Your numbers are shown beside those of people like you. Only you see this; settings change it at any time.")

    static let ko = ProfileSettingStrings(
        title: "내 정보", headline: "나에게 맞는 숫자를 보여 드릴게요",
        gender: "성별", ageBand: "나이", height: "키",
        heightHelp: "비워 둬도 돼요. cm로 적으면 거리를 더 잘 어림해요.",
        heightWrong: { "\($0.lowerBound)부터 \($0.upperBound)까지의 수를 적거나 비워 두세요." },
        genderMissing: "성별을 골라 주세요", ageBandMissing: "나이를 골라 주세요", heightReason: "키를 확인해 주세요",
        next: "다음",
        aside: "비슷한 사람들의 숫자를 나란히 보여 드려요. 이 정보는 나만 볼 수 있고, 설정에서 언제든 바꿀 수 있어요.")
}
