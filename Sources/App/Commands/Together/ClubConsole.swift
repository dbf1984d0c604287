import Walking
import Phrases

/// The questions that `gnd together` asks before it does something.
struct ClubConsole {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }

    /// Says what will be done, and asks.
    func isWanted(_ statement: String) throws(CommandFailure) -> Bool {
        if context.options.yes { return true }
        context.console.complain(statement)
        guard !context.options.json else {
            context.console.complain(phrases(en: "add --yes to do it.", ko: "그렇게 하려면 --yes를 붙여 주세요."))
            return false
        }
        try context.console.write("\(phrases(en: "Go on? [y/N] ", ko: "계속할까요? [y/N] "))")
        guard let answer = context.console.answer() else {
            try context.console.write(
                "\n\(phrases(en: "Nothing was done. Add --yes to do it.", ko: "아무것도 하지 않았어요. 그렇게 하려면 --yes를 붙여 주세요."))\n")
            return false
        }
        return answer.isYes
    }

    /// The word of an invitation: the argument, or else what is typed unseen or piped in.
    ///
    /// An argument can be read by everybody on the computer, and stays in the history of the shell.
    func word(_ argument: String?) throws(CommandFailure) -> String {
        if let argument { return argument }
        guard let word = context.console.secret(phrases(en: "The word of the invitation: ", ko: "초대받은 말: ")) else {
            throw .together(.nothingNamed("join"))
        }
        return word.trimmed
    }
}
