import LiveWalking
import Phrases

/// The words of the screen on which one chooses what a live walk is heard by.
struct OutputsStrings: Sendable, Translated {
    var row: String
    /// The names by which the palette finds it.
    var palette: String
    var question: String
    var name: @Sendable (LiveOutput) -> String
    /// The meaning of yes.
    var yes: @Sendable (LiveOutput) -> String
    /// The sentence below: why it cannot work here, or what it needs.
    var note: @Sendable (LiveOutput, OutputObstacle?) -> String
    var none: String
    /// The sentence that says from when on a change holds.
    var nextWalk: String

    static let en = OutputsStrings(
        row: "Coach", palette: "voice, beat, bell, notifications, sound",
        question: "How should the coach reach you while you walk?",
        name: {
            switch $0 {
            case .voice: "voice"
            case .beat: "beat"
            case .bell: "bell"
            case .notification: "notifications"
            case .desktop: "desktop"
            }
        },
        yes: {
            switch $0 {
            case .voice: "Say what the coach shows"
            case .beat: "Beat to walk to"
            case .bell: "Bell of the terminal at each word"
            case .notification: "Notifications by the terminal"
            case .desktop: "Notifications by the desktop"
            }
        },
        note: { output, obstacle in
            switch (output, obstacle) {
            case (.bell, nil): "Some terminals flash instead, or do nothing."
            case (.notification, nil): "Not every terminal shows them; tmux needs allow-passthrough."
            case (_, nil): ""
            case (_, .noLibrary(let name)): "Not here: \(name) is not installed."
            case (.desktop, .noService): "Not here: no desktop shows notifications."
            case (.voice, .noService): "Not here: there is no speech-dispatcher."
            case (_, .noService): "Not here: nothing could show it."
            case (_, .noSoundDevice): "Not here: there is no sound device."
            case (_, .refused): "Not here: it is refused."
            }
        },
        none: "off", nextWalk: "A change holds from the next walk on.")

    static let ko = OutputsStrings(
        row: "코치", palette: "음성, 박자, 벨, 알림, 소리",
        question: "걷는 동안 코치가 어떻게 알려 줄까요?",
        name: {
            switch $0 {
            case .voice: "음성"
            case .beat: "박자"
            case .bell: "벨"
            case .notification: "알림"
            case .desktop: "데스크톱"
            }
        },
        yes: {
            switch $0 {
            case .voice: "코치의 말을 소리 내어 읽기"
            case .beat: "걸음에 맞춘 박자 들려주기"
            case .bell: "말할 때마다 터미널 벨 울리기"
            case .notification: "터미널 알림 보내기"
            case .desktop: "데스크톱 알림 보내기"
            }
        },
        note: { output, obstacle in
            switch (output, obstacle) {
            case (.bell, nil): "화면만 깜박이거나 아무 소리도 안 나는 터미널도 있어요."
            case (.notification, nil): "보여 주지 않는 터미널도 있어요. tmux에서는 allow-passthrough를 켜야 해요."
            case (_, nil): ""
            case (_, .noLibrary(let name)): "여기서는 쓸 수 없어요. \(name) 라이브러리가 없어요."
            case (.desktop, .noService): "여기서는 쓸 수 없어요. 알림을 보여 줄 데스크톱이 없어요."
            case (.voice, .noService): "여기서는 쓸 수 없어요. speech-dispatcher가 없어요."
            case (_, .noService): "여기서는 쓸 수 없어요. 보여 줄 프로그램이 없어요."
            case (_, .noSoundDevice): "여기서는 쓸 수 없어요. 소리를 낼 장치가 없어요."
            case (_, .refused): "여기서는 쓸 수 없어요. 요청이 거절됐어요."
            }
        },
        none: "끔", nextWalk: "바꾼 내용은 다음 산책부터 적용돼요.")
}
