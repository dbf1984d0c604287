import Phrases
import Terminal

/// The hallway's own words.
struct AppStrings: Sendable, Translated {
    var walk: String
    var together: String
    var analyze: String
    var settings: String
    /// The outcomes of a live walk.
    var walkSaved: String
    /// The outcomes of one in which the six-minute test was walked: its way, none, or no whole test.
    var testSaved: @Sendable (_ way: String) -> String
    var testUnmeasured: String
    var testUnfinished: String
    var walkKept: String
    var walkDiscarded: String
    var walkNothing: String
    var walkTooShort: String
    var trouble: String
    var retry: String
    /// The title of the problems in a person's own files.
    var ownFiles: String
    var understood: String
    /// The title of the reason for which nothing can be saved, and the word beside the person's name.
    var lookTitle: String
    var onlyToLook: String
    /// The notice of another language; nil follows the system.
    var languageChanged: @Sendable (Language?) -> String
    /// The notice of other units, by their name; nil follows the system.
    var unitsChanged: @Sendable (String?) -> String
    var linearGreeting: String
    /// The prompts for a key and for text, where screens are lines.
    var linearPrompts: (keys: String, text: String)
    /// A key that does nothing on the screen, and the key of the help.
    var unusedKey: @Sendable (_ key: String, _ help: String?) -> String
    /// A line that names no keys, and the key of the help.
    var notAKey: @Sendable (_ line: String, _ help: String?) -> String
    /// The reason for which the app cannot open here, and the remedy.
    var noTerminal: @Sendable (DeviceError) -> String
    /// The reason for which there is no control socket, as the toolkit says it.
    var noControl: @Sendable (String) -> String

    static let en = AppStrings(
        walk: "Walk", together: "Together", analyze: "Analyze", settings: "settings", walkSaved: "Walk saved",
        testSaved: { "Six-minute walk test saved: \($0)" },
        testUnmeasured: "Six-minute walk test saved without its way; it can be added in the list of tests",
        testUnfinished: "Kept as a walk; the six-minute walk test was broken off and does not count",
        walkKept: "The walk is kept but not saved; “Walk now” offers to save it", walkDiscarded: "Walk discarded",
        walkNothing: "No walking was recorded, so nothing was saved",
        walkTooShort: "Shorter than five seconds, so nothing was saved", trouble: "GND could not start",
        retry: "try again",
        ownFiles: "Check your settings", understood: "OK",
        lookTitle: "Read-only for now", onlyToLook: "read-only",
        languageChanged: { "Language: " + ($0 == .ko ? "한국어" : $0 == .en ? "English" : "same as the system") },
        unitsChanged: { "Units: " + ($0.map { $0.lowercased() } ?? "same as the system") },
        linearGreeting:
            "GND in lines. Answer with a key and Enter: n, down down, esc. In a field, type text; .ctrl-u erases it, .esc leaves.",
        linearPrompts: ("key> ", "text> "),
        unusedKey: { "“\($0)” does nothing here" + ($1.map { "; \($0) says which keys do something." } ?? ".") },
        notAKey: { "“\($0)” names no key here" + ($1.map { "; \($0) says which ones do something." } ?? ".") },
        noTerminal: { error in
            switch error {
            case .notATerminal: "The app needs a terminal. The commands work without one: gnd today, gnd days, gnd --help."
            case .unsuitable(let term):
                "This terminal (TERM=\(term)) cannot show screens. Use one that can, or the commands: gnd today, gnd days."
            case .refused(let code): "The terminal cannot be used (\(Phrases(.en).systemReason(code))). Try another one."
            }
        },
        noControl: { "No control socket (GND_CONTROL): \($0)." })

    static let ko = AppStrings(
        walk: "산책", together: "함께하기", analyze: "분석", settings: "설정", walkSaved: "산책을 저장했어요",
        testSaved: { "6분 걷기 검사를 저장했어요: \($0)" },
        testUnmeasured: "6분 걷기 검사를 거리 없이 저장했어요. 거리는 검사 목록에서 적을 수 있어요",
        testUnfinished: "6분을 다 걷지 않아 검사에는 넣지 않고 산책으로 저장했어요",
        walkKept: "아직 저장하지 못한 산책을 남겨 두었어요. ‘지금 걷기’에서 저장할 수 있어요", walkDiscarded: "산책을 버렸어요",
        walkNothing: "걸은 기록이 없어서 저장하지 않았어요", walkTooShort: "5초보다 짧아서 저장하지 않았어요", trouble: "시작할 수 없어요", retry: "다시 시도",
        ownFiles: "설정을 확인해 주세요", understood: "확인",
        lookTitle: "지금은 볼 수만 있어요", onlyToLook: "보기 전용",
        languageChanged: { "언어: " + ($0 == .ko ? "한국어" : $0 == .en ? "English" : "시스템 설정에 맞춤") },
        unitsChanged: { "단위: " + ($0 ?? "시스템 설정에 맞춤") },
        linearGreeting: "화면을 줄글로 보여 줘요. 키 이름을 쓰고 Enter를 누르세요: n, down down, esc. 입력란에는 글을 쓰고, 지울 때는 .ctrl-u, 나갈 때는 .esc를 쓰세요.",
        linearPrompts: ("키> ", "글> "),
        unusedKey: { "“\($0)” 키는 여기서 쓰지 않아요." + ($1.map { " 쓸 수 있는 키는 \($0) 키로 볼 수 있어요." } ?? "") },
        notAKey: { "여기에 없는 키예요: “\($0)”." + ($1.map { " 쓸 수 있는 키는 \($0) 키로 볼 수 있어요." } ?? "") },
        noTerminal: { error in
            switch error {
            case .notATerminal: "앱은 터미널에서만 열려요. 명령은 터미널 없이도 쓸 수 있어요: gnd today, gnd days, gnd --help."
            case .unsuitable(let term): "이 터미널(TERM=\(term))은 화면을 그릴 수 없어요. 다른 터미널이나 명령을 써 주세요: gnd today, gnd days."
            case .refused(let code): "터미널을 쓸 수 없어요(\(Phrases(.ko).systemReason(code))). 다른 터미널에서 열어 보세요."
            }
        },
        noControl: { "제어 소켓(GND_CONTROL)을 열 수 없어요: \($0)" })
}
