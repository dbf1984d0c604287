import LiveWalking

/// The sentences about the voice and the beat of a live walk, when a key switches them.
extension Phrases {
    package func turned(_ output: LiveOutput, _ isOn: Bool) -> String {
        switch (output, isOn) {
        case (.voice, true): self(en: "The voice is on: it says what the coach says.", ko: "음성을 켰어요. 코치의 말을 읽어 드려요.")
        case (.voice, false): self(en: "The voice is off.", ko: "음성을 껐어요.")
        case (.beat, true): self(en: "The beat is on.", ko: "박자를 켰어요.")
        case (.beat, false): self(en: "The beat is off.", ko: "박자를 껐어요.")
        case (.bell, true): self(en: "The bell is on.", ko: "벨을 켰어요.")
        case (.bell, false): self(en: "The bell is off.", ko: "벨을 껐어요.")
        case (.notification, true), (.desktop, true): self(en: "Notifications are on.", ko: "알림을 켰어요.")
        case (.notification, false), (.desktop, false): self(en: "Notifications are off.", ko: "알림을 껐어요.")
        }
    }

    /// The sentence that says why an output cannot be heard here.
    package func sentence(_ obstacle: OutputObstacle, of output: LiveOutput) -> String {
        let isVoice = output == .voice
        let what =
            isVoice
            ? self(en: "There is no voice here", ko: "여기서는 음성을 쓸 수 없어요.")
            : self(en: "There is no sound here", ko: "여기서는 소리를 낼 수 없어요.")
        return switch obstacle {
        case .noLibrary(let name): self(en: "\(what): \(name) is not installed.", ko: "\(what) \(name) 라이브러리가 없어요.")
        case .noService where isVoice: self(en: "\(what): there is no speech-dispatcher.", ko: "\(what) speech-dispatcher가 없어요.")
        case .noService: self(en: "\(what).", ko: what)
        case .noSoundDevice: self(en: "\(what): there is no sound device.", ko: "\(what) 소리를 낼 장치가 없어요.")
        case .refused: self(en: "\(what): it is refused.", ko: "\(what) 요청이 거절됐어요.")
        }
    }
}
