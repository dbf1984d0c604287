import Walking

/// `gnd doctor`: looks at everything that can be wrong, changes nothing, and says what to do.
struct DoctorCommand: Command {
    static let name = "doctor"
    static let operands = Operands.none
    static let examples = ["gnd doctor"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "check the installation and the journal", ko: "설치와 기록에 문제가 없는지 살펴봐요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let diagnostics = await HealthCheck(context: context).diagnostics()
        var table = Table([.left, .left, .left])
        for diagnostic in diagnostics {
            table.add(
                [diagnostic.isGood ? "✓" : "✗", diagnostic.subject, diagnostic.text], ink: diagnostic.isGood ? { $0 } : context.ink.bad)
        }
        try context.console.write("gnd \(version)\n\(table.text)")
        guard diagnostics.allSatisfy(\.isGood) else {
            context.console.complain(context.strings.doctor.somethingWrong)
            throw .alreadySaid
        }
        try context.console.write("\(context.strings.doctor.allWell)\n")
    }
}
