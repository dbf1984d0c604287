import Glibc
import Phrases
import Terminal

/// The hallway's own words.
struct AppStrings: Sendable {
    var walk: String
    var together: String
    var analyze: String
    var settings: String
    var trouble: String
    var retry: String
    /// Why the app cannot open here, and what to do.
    var noTerminal: @Sendable (DeviceError) -> String

    static func `for`(_ language: Language) -> AppStrings {
        Phrases(language)(en: en, ko: ko)
    }

    static let en = AppStrings(
        walk: "Walk", together: "Together", analyze: "Analyze", settings: "settings", trouble: "GND cannot begin", retry: "try again",
        noTerminal: { error in
            switch error {
            case .notATerminal: "The app needs a terminal. The commands work without one: gnd today, gnd days, gnd --help."
            case .unsuitable(let term):
                "This terminal (TERM=\(term)) cannot show screens. Use one that can, or the commands: gnd today, gnd days."
            case .refused(let code): "The terminal could not be taken (\(String(cString: strerror(code)))). Try another one."
            }
        })

    static let ko = AppStrings(
        walk: "산책", together: "함께하기", analyze: "분석", settings: "설정", trouble: "시작할 수 없어요", retry: "다시 시도",
        noTerminal: { error in
            switch error {
            case .notATerminal: "앱은 터미널에서만 열려요. 명령은 터미널 없이도 돼요: gnd today, gnd days, gnd --help."
            case .unsuitable(let term): "이 터미널(TERM=\(term))은 화면을 그릴 수 없어요. 다른 터미널이나 명령을 쓰세요: gnd today, gnd days."
            case .refused(let code): "터미널을 쓸 수 없어요(\(String(cString: strerror(code)))). 다른 터미널에서 열어 보세요."
            }
        })
}
