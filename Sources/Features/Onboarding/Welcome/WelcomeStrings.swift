import Phrases

/// The words of the welcome, in each language.
struct WelcomeStrings: Sendable, Translated {
    var title: String
    var headline: String
    var lines: [String]
    /// Asks what counts the steps; whoever has neither, or no time, just starts.
    var question: String
    var start: String
    var watch: String
    var phone: String
    /// For whoever has nothing that counts steps, and goes by minutes.
    var neither: String
    var goOn: String
    var chooseFolder: String
    /// The hint how to see the app with somebody else's days first.
    var demo: String
    var aside: String

    static let en = WelcomeStrings(
        title: "Welcome",
        headline: "GND, a walking journal",
        lines: [
            "See how far you are, day by day.",
            "Bring in what your watch and phone counted, or log walks.",
            "Works offline; your data stays here.",
        ],
        question: "Does a watch or a phone count your steps? Without either, minutes count.", start: "Start", watch: "Watch",
        phone: "Phone", neither: "Neither",
        goOn: "Go on", chooseFolder: "Choose a folder", demo: "To look around first, with made-up days: gnd --demo",
        aside:
            "Arrows or hjkl move, Enter opens, Esc goes one step back. The last line always says what can be pressed; ? shows the rest."
    )

    static let ko = WelcomeStrings(
        title: "반가워요",
        headline: "걷기 일기, GND",
        lines: [
            "오늘 얼마나 걸었는지 한눈에 보여요.",
            "시계와 휴대폰이 센 걸음을 가져오거나, 산책을 직접 적어요.",
            "인터넷 없이도 쓸 수 있고, 기록은 이 컴퓨터에만 남아요.",
        ],
        question: "시계나 휴대폰으로 걸음을 세나요? 없으면 걸은 시간으로 세어 드려요.", start: "시작하기", watch: "시계", phone: "휴대폰", neither: "둘 다 없음",
        goOn: "계속하기", chooseFolder: "폴더 고르기", demo: "지어낸 기록으로 먼저 둘러보려면: gnd --demo",
        aside: "화살표나 hjkl로 움직이고, Enter로 열고, Esc로 한 단계 돌아가요. 누를 수 있는 키는 늘 맨 아랫줄에 있고, ?를 누르면 모두 볼 수 있어요.")
}
