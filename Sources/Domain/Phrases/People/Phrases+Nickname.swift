import Walking

/// The words that the first question for a nickname and its editor in the settings share.
extension Phrases {
    package var nickname: String { self(en: "Nickname", ko: "별명") }

    package var nicknameQuestion: String { self(en: "What should others call you?", ko: "뭐라고 불러 드릴까요?") }

    package var nicknameHelp: String {
        self(
            en: "One to \(Nickname.maximumLength) characters. Others see it in rooms.",
            ko: "한 글자에서 \(Nickname.maximumLength)글자까지 쓸 수 있어요. 방에서 다른 사람에게 보여요.")
    }

    /// The help of a field that may stay empty.
    package func nicknameMayBeSkipped(_ name: String) -> String {
        self(en: "Others see it in rooms. Left empty it is \(name).", ko: "방에서 다른 사람에게 보여요. 비워 두면 아이디(\(name))를 써요.")
    }

    package func nicknameFree(_ name: String) -> String { self(en: "\(name) is free.", ko: "‘\(name)’, 쓸 수 있는 별명이에요.") }

    /// A character that cannot be in a name: `“/”`, `a space`.
    package func name(of character: Character) -> String {
        if character == " " { return self(en: "a space", ko: "빈칸") }
        let isSeen = character.unicodeScalars.contains { ![.control, .format].contains($0.properties.generalCategory) }
        guard isSeen, !character.isWhitespace else { return self(en: "a character that cannot be seen", ko: "보이지 않는 글자") }
        return self(en: "“\(character)”", ko: "‘\(character)’ 글자")
    }

    /// Returns the reason for which a name cannot be kept yet; nil when it can.
    package func reason(_ draft: NicknameDraft) -> String? {
        if draft.isEmpty { return self(en: "Type a nickname first.", ko: "별명을 적어 주세요.") }
        return draft.isRefused ? self(en: "Choose another one.", ko: "다른 별명을 적어 주세요.") : nil
    }

    /// The problem with a name and its remedy.
    package func sentence(_ failure: ChooseNickname.Failure, about name: String) -> String {
        switch failure {
        case .nickname(.empty): self(en: "Type at least one character.", ko: "한 글자 이상 적어 주세요.")
        case .nickname(.tooLong):
            self(en: "At most \(Nickname.maximumLength) characters.", ko: "\(Nickname.maximumLength)글자까지 쓸 수 있어요.")
        case .nickname(.unprintable):
            self(en: "One of the characters cannot be seen. Leave it out.", ko: "보이지 않는 글자가 섞여 있어요. 빼 주세요.")
        case .taken(let free) where free.isEmpty: self(en: "\(name) is taken.", ko: "‘\(name)’, 이미 있는 별명이에요.")
        case .taken(let free):
            self(
                en: "\(name) is taken. Free: \(free.joined(separator: ", "))",
                ko: "이미 있는 별명이에요. 이건 어때요? \(free.joined(separator: ", "))")
        case .journal(let failure): sentence(failure)
        }
    }
}
