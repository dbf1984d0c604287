import Files
import Phrases
import Walking

/// The program that a person wants to be run after every import that changed something: `hooks/after-import` beside the settings.
///
/// It gets what the import was as JSON, and is run by nothing but its owner's wish: a file that others may write is refused.
struct AfterImportHook {
    let folder: String
    let environment: [String: String]
    /// The folder for what it reads and writes.
    let state: String

    private var path: String { "\(folder)/hooks/after-import" }

    /// Runs it, where there is one.
    /// - Returns: why it failed, or was not run; nil where all is well.
    func run(after reports: [ImportReport], _ phrases: Phrases) async -> String? {
        let changes = reports.filter(\.changedSomething)
        guard !changes.isEmpty, OpenFile.exists(path) else { return nil }
        if let refusal = refusal(phrases) { return refusal }
        let json = JSONText.object([
            ("event", .string("after-import")), ("reports", .array(changes.map(JSONText.init(report:)))),
        ])
        let outcome = await ChildProcess(path: path, environment: environment, input: Array("\(json.text)\n".utf8), folder: state).run()
        return outcome.sentence(of: "hooks/after-import", phrases)
    }

    /// The sentence on why it is not run; nil where it is, and where there is none.
    func refusal(_ phrases: Phrases) -> String? {
        guard OpenFile.exists(path) else { return nil }
        if let file = try? OpenFile(path, .read), file.mode & 0o022 == 0, file.mode & 0o100 != 0 { return nil }
        return phrases(
            en: "\(path) is not run: it has to be yours, executable, and writable by nobody else.",
            ko: "\(path)은(는) 실행하지 않아요. 내 파일이고, 실행할 수 있고, 남이 고칠 수 없어야 해요.")
    }
}
