/// A command of `gnd` that does not open the app; one file each.
protocol Command {
    static var name: String { get }
    static var operands: Operands { get }
    /// Its own options, besides the global ones.
    static var options: [Option] { get }
    /// The options that go with its operands, where not all do.
    static func acceptedOptions(of given: Options) -> [Option]
    /// The values of options that other commands take as well, with other values.
    static var values: [Option: ValueKind] { get }
    /// Command lines that show how it is written, for its help.
    static var examples: [String] { get }
    /// One line for help, completions and the man page: `strings(en: …, ko: …)`.
    static func summary(_ strings: CommandStrings) -> String
    /// Returns whether it goes on for long and mostly waits: then nothing may tick meanwhile.
    static func waits(_ options: Options) -> Bool

    init()
    func run(_ context: CommandContext) async throws(CommandFailure)
}

extension Command {
    static var options: [Option] { [] }
    static func acceptedOptions(of given: Options) -> [Option] { options }
    static var values: [Option: ValueKind] { [:] }
    static func waits(_ options: Options) -> Bool { false }
}
