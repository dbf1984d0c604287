/// The commands, in the order of help.
enum Commands {
    static let all: [any Command.Type] = [
        ImportCommand.self, DaysCommand.self, TodayCommand.self, LogCommand.self, ExportCommand.self, DoctorCommand.self,
        ImportsCommand.self, ReimportCommand.self, BackupCommand.self, RestoreCommand.self, WhyCommand.self, PromptCommand.self,
        CompletionsCommand.self,
        ManCommand.self,
    ]
}
