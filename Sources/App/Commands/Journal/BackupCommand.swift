import Journal
import Phrases
import Walking

/// `gnd backup [FILE]`: a whole copy of the journal, and its hash beside it.
struct BackupCommand: Command {
    static let name = "backup"
    static let operands = Operands.optional(.file("FILE"))
    static let options: [Option] = [.json]
    static let examples = ["gnd backup", "gnd backup /mnt/usb/walks.db"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "copy the journal, with its hash", ko: "기록을 복사하고 해시를 남겨요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let dependencies = context.dependencies
        try await context.requireProfile()
        // A new name is text.
        let path = context.options.operands.first.map(PathText.repaired) ?? dependencies.freshBackupPath
        let backup = try await orFail { () async throws(JournalFailure) in try await dependencies.journal().backUp(to: path) }
        let json = JSONText.object([("file", .string(backup.path)), ("sha256", .string(backup.hash))])
        try context.console.write(context.options.json ? "\(json.text)\n" : "\(backup.path)\n\(backup.hash)\n")
    }
}
