import Phrases

/// The words of the list of settings.
struct SettingsHomeStrings: Sendable, Translated {
    var title: String
    var you: String
    var program: String
    var none: String
    /// The folder whose files are imported as they come.
    var inbox: String
    var heading: @Sendable (_ name: String) -> String
    var localProfile: String
    var signOut: String
    var signOutTitle: String
    /// The same of somebody without an account, who cannot sign out of one.
    var change: String
    var changeTitle: String
    var signOutText: String
    var signOutLocalText: String
    var keychainFailed: String

    static let en = SettingsHomeStrings(
        title: "Settings", you: "You", program: "Program", none: "not set", inbox: "Inbox",
        heading: { "Signed in as \($0)" }, localProfile: "Local profile, without an account",
        signOut: "Sign out", signOutTitle: "Sign out?", change: "Somebody else", changeTitle: "Let somebody else walk?",
        signOutText: "Your walks stay here. You will need your ID and passphrase to come back.",
        signOutLocalText: "The walks stay in the local profile.",
        keychainFailed: "You are signed out, but the keychain does not answer: you may be signed in automatically next time.")

    static let ko = SettingsHomeStrings(
        title: "설정", you: "나", program: "앱", none: "설정 안 함", inbox: "가져올 폴더",
        heading: { "\($0) 계정으로 로그인했어요" }, localProfile: "계정 없이, 이 컴퓨터에만 있는 기록이에요",
        signOut: "로그아웃", signOutTitle: "로그아웃할까요?", change: "사람 바꾸기", changeTitle: "다른 사람으로 바꿀까요?",
        signOutText: "기록은 그대로 남아요. 다시 들어오려면 아이디와 비밀번호가 필요해요.",
        signOutLocalText: "기록은 이 컴퓨터에 그대로 남아요.",
        keychainFailed: "로그아웃했지만 키체인이 응답하지 않아요. 다음에 저절로 로그인될 수 있어요.")
}
