import Phrases

extension CommandContext {
    /// Says what will be done, and asks; where nobody answers, nothing is done, which is a failure.
    func isWanted(_ statement: String) throws(CommandFailure) -> Bool {
        if options.yes { return true }
        // A program cannot be asked.
        guard !options.json else { throw .unconfirmed(statement) }
        console.complain(statement)
        try console.write("\(phrases(en: "Go on? [y/N] ", ko: "계속할까요? [y/N] "))")
        guard let answer = console.answer() else {
            try console.write(
                "\n\(phrases(en: "Nothing was done. Add --yes to do it.", ko: "아무것도 하지 않았어요. 그렇게 하려면 --yes를 붙여 주세요."))\n")
            throw .alreadySaid
        }
        return answer.isYes
    }
}
