/// The words of the profile's form that only this flow says.
struct ProfileSettingStrings: Sendable {
    var next: String
    var aside: String

    static let en = ProfileSettingStrings(
        next: "Next",
        aside: "Your numbers are shown beside those of people like you. Only you see this; settings change it at any time.")

    static let ko = ProfileSettingStrings(
        next: "다음",
        aside: "비슷한 사람들의 숫자를 나란히 보여 드려요. 이 정보는 나만 볼 수 있고, 설정에서 언제든 바꿀 수 있어요.")
}
