import Coordinators
import Files
import Phrases

/// The words about traces, recorded sessions and interrupted sessions.
struct SessionStrings: Sendable, Translated {
    var resumeTitle: String
    var resumeText: String
    var resume: String
    var startAnew: String
    /// Something could not be brought back.
    var notAll: @Sendable ([RestoreProblem]) -> String
    var cannotWrite: @Sendable (LineFile.Failure) -> String
    /// A trace or a record that ends early.
    var incomplete: @Sendable (LineFile.Failure) -> String
    var cannotRead: @Sendable (_ path: String) -> String
    var notASession: @Sendable (_ path: String) -> String
    var badLine: @Sendable (_ path: String, _ line: Int) -> String
    var needsHome: String
    /// Asks for one of the passphrases of a recording.
    var passphrase: @Sendable (_ number: Int, _ all: Int, _ characters: Int) -> String
    /// There is nobody to ask.
    var needsPassphrase: @Sendable (_ count: Int) -> String
    var otherLength: @Sendable (_ number: Int, _ characters: Int) -> String
    var otherFrame: @Sendable (_ path: String, _ event: Int, _ line: Int) -> String

    static let en = SessionStrings(
        resumeTitle: "Go on where you left off?",
        resumeText: "The program ended unexpectedly. What was open, and what you had typed, is still there.",
        resume: "Go on", startAnew: "Start over",
        notAll: { problems in
            if problems.contains(where: \.isNewer) { return "A newer gnd saved it, so it cannot be opened here." }
            return "Not everything could be restored: this gnd no longer has one of the screens."
        },
        cannotWrite: { "\($0.path) cannot be written (\(Phrases(.en).reason($0.problem))). Name another file." },
        incomplete: { "\($0.path) is incomplete (\(Phrases(.en).reason($0.problem)))." },
        cannotRead: { "\($0) cannot be read. Name a file that --record-keys wrote." },
        notASession: { "\($0) is not a recorded session. Name a file that --record-keys wrote." },
        badLine: { "Line \($1) of \($0) was not written by --record-keys." },
        needsHome:
            "This session was recorded on a journal. Use --home DIR with a copy of its folder, because a replay does everything again.",
        passphrase: { number, all, characters in
            all == 1
                ? "The passphrase of the recording (\(characters) characters): "
                : "Passphrase \(number) of \(all) of the recording (\(characters) characters): "
        },
        needsPassphrase: {
            $0 == 1
                ? "A passphrase was typed in this session, and the file does not have it. Type it when you are asked, or pipe it in as a line."
                : "\($0) passphrases were typed in this session, and the file does not have them. Type them when you are asked, or pipe them "
                    + "in, a line each."
        },
        otherLength: { "Passphrase \($0) had \($1) characters when it was recorded. Type the same one." },
        otherFrame: { "Key \($1) (line \($2) of \($0)) met a different screen from the one in the recording." })

    static let ko = SessionStrings(
        resumeTitle: "하던 곳에서 이어서 할까요?",
        resumeText: "프로그램이 갑자기 끝났어요. 열려 있던 화면과 적던 내용이 남아 있어요.",
        resume: "이어서 하기", startAnew: "새로 시작",
        notAll: { problems in
            if problems.contains(where: \.isNewer) { return "더 새로운 gnd가 저장한 것이라 여기서는 열 수 없어요." }
            return "모두 되돌리지는 못했어요. 이 gnd가 모르는 화면이 있어요."
        },
        cannotWrite: { "\($0.path) 파일에 쓸 수 없어요(\(Phrases(.ko).reason($0.problem))). 다른 파일을 골라 주세요." },
        incomplete: { "\($0.path) 파일이 중간에 끊겼어요(\(Phrases(.ko).reason($0.problem)))." },
        cannotRead: { "\($0) 파일을 읽을 수 없어요. --record-keys로 만든 파일을 골라 주세요." },
        notASession: { "\($0) 파일은 녹화된 기록이 아니에요. --record-keys로 만든 파일을 골라 주세요." },
        badLine: { "\($0) 파일의 \($1)번째 줄을 이해할 수 없어요." },
        needsHome: "실제 기록에서 녹화했어요. 재생하면 모든 일이 다시 일어나니 --home DIR로 폴더의 복사본을 지정해 주세요.",
        passphrase: { number, all, characters in
            all == 1 ? "녹화할 때 쓴 비밀번호(\(characters)자): " : "녹화할 때 쓴 비밀번호 \(all)개 중 \(Phrases.koreanOrdinal(number))(\(characters)자): "
        },
        needsPassphrase: { "이 기록에서 비밀번호를 \($0)개 썼는데 파일에는 남기지 않아요. 물어볼 때 적거나 한 줄에 하나씩 넣어 주세요." },
        otherLength: { "\(Phrases.koreanOrdinal($0)) 비밀번호는 녹화할 때 \($1)자였어요. 같은 비밀번호를 적어 주세요." },
        otherFrame: { "\($1)번째 키(\($0) \($2)번째 줄)에서 화면이 녹화할 때와 달라요." })
}

extension RestoreProblem {
    fileprivate nonisolated var isNewer: Bool { if case .newerVersion = self { true } else { false } }
}
