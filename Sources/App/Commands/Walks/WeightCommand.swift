import Journal
import Phrases
import Walking

/// `gnd weight`: the weight from which the energy of a walk follows.
struct WeightCommand: Command {
    static let name = "weight"
    static let operands = Operands.action(.text("WEIGHT"), on: .text("UNIT"), more: 2)
    static let options: [Option] = [.off, .json]
    static let examples = ["gnd weight 72kg", "gnd weight 158 lb", "gnd weight", "gnd weight --off"]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "say how much you weigh, for the energy of a walk", ko: "산책 열량에 쓸 몸무게를 정해요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        var account = try await context.account()
        let (words, before) = (context.options.operands, account.profile?.weightKilograms)
        if context.options.inbox == .off || !words.isEmpty {
            let weight = context.options.inbox == .off ? nil : TypedWeight(words.joined(separator: " "), in: context.units)?.kilograms
            if weight == nil, context.options.inbox != .off { throw .noWeight }
            account = try await save(weight, of: account, context)
        }
        let weight = account.profile?.weightKilograms
        guard !context.options.json else {
            return try context.console.write("\(JSONText.object([("weight", weight.map(JSONText.double) ?? .null)]).text)\n")
        }
        if weight == nil, before != nil {
            return try context.console.write(
                "\(context.phrases(en: "Your weight is forgotten; “gnd undo” brings it back.", ko: "몸무게를 지웠어요. “gnd undo”로 되돌릴 수 있어요."))\n")
        }
        guard let weight else {
            return context.console.complain(
                context.phrases(en: "Your weight is not known: “gnd weight 72kg”.", ko: "몸무게를 몰라요: “gnd weight 72kg”"))
        }
        try context.console.write("\(context.phrases.weight(weight))\n")
    }

    private func save(_ weight: Double?, of account: Account, _ context: CommandContext) async throws(CommandFailure) -> Account {
        let accounts = try await orFail { () async throws(JournalFailure) in try await context.dependencies.journal() }
        var profile = account.profile ?? Profile(gender: .unsaid, ageBand: .unsaid)
        profile.weightKilograms = weight
        do throws(SaveProfile.Failure) {
            let after = try await SaveProfile(accounts: accounts)(profile, of: account.id)
            _ = try? await accounts.remember(from: account, to: after)
            return after
        } catch {
            if case .journal(let failure) = error { throw .journal(failure) }
            throw .noWeight
        }
    }
}
