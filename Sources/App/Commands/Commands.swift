/// The commands, in the order of help.
enum Commands {
    static let all: [any Command.Type] = [
        ImportCommand.self, InboxCommand.self, DaysCommand.self, TodayCommand.self, ReportCommand.self, YearCommand.self, WalkCommand.self,
        TestsCommand.self, LogCommand.self, UndoCommand.self, ExportCommand.self, TogetherCommand.self,
        CalibrateCommand.self, WeightCommand.self, PrivacyCommand.self, DoctorCommand.self, SensorsCommand.self, ImportsCommand.self,
        ReimportCommand.self,
        BackupCommand.self, RestoreCommand.self,
        WhyCommand.self, PromptCommand.self, CompletionsCommand.self, ManCommand.self,
    ]

    /// The entries that help, the completions and the manual list.
    static var entries: [CommandEntry] { all.map { CommandEntry($0) } }

    static func named(_ name: String) -> (any Command.Type)? { all.first { $0.name == name } }
}

extension CommandEntry {
    init(_ command: any Command.Type) {
        self.init(
            name: command.name, operands: command.operands, options: command.options, values: command.values, examples: command.examples,
            summary: { command.summary($0) })
    }
}
