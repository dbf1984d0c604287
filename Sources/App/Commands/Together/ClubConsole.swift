import Walking
import Phrases

/// The questions that `gnd together` asks before it does something.
struct ClubConsole {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }

    /// The phrase that restores an identity, typed unseen or piped in; never an argument, which everybody on the computer can read.
    func phrase() throws(CommandFailure) -> String {
        guard let phrase = context.console.secret(phrases(en: "The recovery phrase: ", ko: "복구 문구: ")), !phrase.trimmed.isEmpty else {
            throw .together(.nothingNamed("recover"))
        }
        return phrase
    }

    /// Shows once what restores the person's identity in a club.
    func show(recoveryPhrase phrase: String) throws(CommandFailure) {
        let lines = phrases(
            en: [
                "Write this down; it is shown only now:", "", "    \(phrase)", "",
                "Should you lose this computer, “gnd together recover --folder DIR” on another one makes you",
                "the same person here again. Whoever has it is you: keep it to yourself.",
            ],
            ko: [
                "적어 두세요. 지금 한 번만 보여 드려요.", "", "    \(phrase)", "",
                "이 컴퓨터를 잃어버리면 다른 컴퓨터에서 “gnd together recover --folder DIR”로 다시 같은 사람이 될 수 있어요.",
                "이 문구를 가진 사람은 나로 들어올 수 있으니 남에게 주지 마세요.",
            ])
        for line in lines { try context.console.write("\(line)\n") }
    }

    /// The word of an invitation: the argument, or else what is typed unseen or piped in.
    ///
    /// An argument can be read by everybody on the computer, and stays in the history of the shell.
    func word(_ argument: String?) throws(CommandFailure) -> String {
        if let argument { return argument }
        let typed = context.console.secret(phrases(en: "The word of the invitation: ", ko: "초대 코드: "))
        guard let word = typed?.trimmed, !word.isEmpty else { throw .together(.nothingNamed("join")) }
        return word
    }
}
