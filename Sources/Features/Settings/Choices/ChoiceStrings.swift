import Phrases

/// The words of the choices: units, language, colours, pictures, motion.
struct ChoiceStrings: Sendable, Translated {
    var units: String
    var unitsQuestion: String
    /// The names by which the palette finds the choices.
    var unitsPalette: String
    var language: String
    var languageQuestion: String
    var languageName: @Sendable (Language) -> String
    var languagePalette: String
    var followSystem: String
    var theme: String
    var themeQuestion: String
    var themeName: @Sendable (_ name: String) -> String
    var themePalette: String
    /// The reason for which no answer changes anything to be seen now.
    var noColors: String
    var automatic: String
    var pictures: String
    var picturesQuestion: String
    var picturesName: @Sendable (Bool) -> String
    var picturesPalette: String
    /// The reason for which no answer changes anything to be seen now.
    var noPictures: String
    var motion: String
    var motionQuestion: String
    /// Indicates whether nothing moves; nil leaves it to the line.
    var motionName: @Sendable (_ reduceMotion: Bool?) -> String
    var motionPalette: String
    /// The setting and its new value.
    var saved: @Sendable (_ what: String, _ value: String) -> String
    var notWritten: @Sendable (_ path: String) -> String

    static let en = ChoiceStrings(
        units: "Units", unitsQuestion: "Which units do you use?", unitsPalette: "units: kilometres, miles",
        language: "Language", languageQuestion: "Which language would you like?",
        languageName: { $0 == .en ? "English" : "한국어" }, languagePalette: "language: English, 한국어",
        followSystem: "Same as the system",
        theme: "Colours", themeQuestion: "Which colours are easy on your eyes?",
        themeName: {
            switch $0 {
            case "dark": "Dark"
            case "light": "Light"
            case "high-contrast": "High contrast"
            case "mono": "No colours"
            default: $0
            }
        },
        themePalette: "theme, colours: dark, light, mono",
        noColors: "Colours are off here (NO_COLOR, --color never or the terminal): a choice is kept and shows where they are on.",
        automatic: "Same as the terminal",
        pictures: "Pictures", picturesQuestion: "Should the year and routes be drawn as pictures?",
        picturesName: { $0 ? "On" : "Off" }, picturesPalette: "pictures: on, off",
        noPictures: "This terminal shows letters only: a choice is kept and shows in one that has pictures.",
        motion: "Motion", motionQuestion: "Should the screen move?",
        motionName: {
            switch $0 {
            case nil: "Automatic (off over SSH)"
            case false?: "On"
            case true?: "Off"
            }
        },
        motionPalette: "motion",
        saved: { "\($0): \($1)" }, notWritten: { "\($0) cannot be written to. Change its permissions and try again." })

    static let ko = ChoiceStrings(
        units: "단위", unitsQuestion: "어떤 단위로 볼까요?", unitsPalette: "단위: 킬로미터, 마일",
        language: "언어", languageQuestion: "어떤 언어로 볼까요?",
        languageName: { $0 == .en ? "English" : "한국어" }, languagePalette: "언어: English, 한국어",
        followSystem: "시스템 설정에 맞춤",
        theme: "색상", themeQuestion: "어떤 색상이 보기 편한가요?",
        themeName: {
            switch $0 {
            case "dark": "어둡게"
            case "light": "밝게"
            case "high-contrast": "고대비"
            case "mono": "색 없이"
            default: $0
            }
        },
        themePalette: "색상 테마: 어둡게, 밝게, 색 없이",
        noColors: "지금은 색이 꺼져 있어요(NO_COLOR, --color never 또는 터미널). 고른 색상은 저장돼서 색이 켜진 곳에서 보여요.",
        automatic: "터미널에 맞춤",
        pictures: "그림", picturesQuestion: "한 해와 경로를 그림으로 볼까요?",
        picturesName: { $0 ? "켬" : "끔" }, picturesPalette: "그림: 켜기, 끄기",
        noPictures: "이 터미널은 글자만 보여 줘요. 고른 것은 저장돼서 그림을 보여 주는 터미널에서 보여요.",
        motion: "움직임", motionQuestion: "화면 움직임을 켤까요?",
        motionName: {
            switch $0 {
            case nil: "자동 (SSH에서는 끔)"
            case false?: "켬"
            case true?: "끔"
            }
        },
        motionPalette: "움직임",
        saved: { "\($0): \($1)" }, notWritten: { "\($0)에 쓸 수 없어요. 권한을 바꾸고 다시 해 주세요." })
}
