import Screens

extension KeyCommand {
    /// The command with the words that are enough for it in a narrow hint line.
    package func short(_ title: String) -> KeyCommand {
        var command = self
        command.shortTitle = title
        return command
    }
}
