/// The reason why a line of the protocol is no command, for whoever wrote it.
nonisolated struct ControlMistake: Error, Hashable {
    var sentence: String
}
