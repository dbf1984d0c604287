import Phrases

extension SettingsStrings {
    static let ko = SettingsStrings(
        title: "설정", you: "나", program: "앱",
        goalRow: "하루 목표", units: "단위", unitsQuestion: "어떤 단위로 볼까요?", language: "언어", theme: "색상", motion: "움직임", about: "GND 정보",
        signOut: "로그아웃", none: "설정 안 함",
        heading: { "\($0) 계정으로 로그인했어요" }, localProfile: "계정 없이 쓰는 로컬 프로필이에요",
        saved: { "\($0): \($1)" }, notWritten: { "\($0)에 쓸 수 없어요. 권한을 바꾸고 다시 해 주세요." },
        keychainFailed: "로그아웃했지만 키체인이 응답하지 않아요. 다음에 저절로 로그인될 수 있어요.",
        signOutTitle: "로그아웃할까요?", signOutText: "기록은 그대로 남아요. 다시 들어오려면 아이디와 비밀번호가 필요해요.",
        signOutLocalText: "기록은 로컬 프로필에 그대로 남아요.",
        languageQuestion: "어떤 언어로 볼까요?", followSystem: "시스템 설정에 맞춤",
        languageName: { $0 == .en ? "English" : "한국어" },
        themeQuestion: "어떤 색상이 보기 편한가요?",
        themeName: {
            switch $0 {
            case "dark": "어둡게"
            case "light": "밝게"
            case "high-contrast": "고대비"
            case "mono": "색 없이"
            default: $0
            }
        },
        automatic: "터미널에 맞춤",
        motionQuestion: "화면 움직임을 켤까요?",
        motionName: {
            switch $0 {
            case nil: "자동 (SSH에서는 끄기)"
            case false?: "켜기"
            case true?: "끄기"
            }
        },
        version: "버전", dataFolder: "데이터",
        aboutText: "터미널에서 쓰는 걷기 일기예요. 인터넷 없이도 쓸 수 있고, 기록은 이 컴퓨터에만 남아요.",
        goal: .ko, editor: .ko, streak: .ko, zones: .ko, passphrase: .ko, deletion: .ko)
}
