import Phrases

/// The words of the profile's form that only this flow says.
struct ProfileSettingStrings: Sendable, Translated {
    var title: String
    var next: String
    var aside: String

    static let en = ProfileSettingStrings(
        title: Phrases(.en).aboutYou, next: "Next",
        aside:
            "All of this is optional. Your height makes distances more accurate; only you see it, and you can change it in the settings at any time."
    )

    static let ko = ProfileSettingStrings(
        title: Phrases(.ko).aboutYou, next: "다음",
        aside: "모두 비워 둬도 돼요. 키를 적으면 거리를 더 잘 어림해요. 나만 볼 수 있고, 설정에서 언제든 바꿀 수 있어요.")
}
