import Phrases
import Terminal
import Testing
import Walking

@testable import gnd

/// The one table of options, from which the parser, the help, the completions and the manual are made.
@MainActor
struct OptionTests {
    @Test func `an option is for the app alone, for everything, or for the commands that name it`() {
        for option in Option.allCases { #expect(!(option.isForApp && option.isGlobal), "\(option)") }
        #expect(Option.withoutCommand.contains(.open) && Option.withoutCommand.contains(.home))
        #expect(!Option.withoutCommand.contains(.metric) && !Option.withoutCommand.contains(.yes))
    }

    @Test func `no two options have one letter`() {
        let letters = Option.allCases.compactMap(\.letter)
        #expect(Set(letters).count == letters.count && letters.contains("h"))
    }

    @Test func `an option that takes a value has a sign for it in the help, and one without has none`() {
        for option in Option.allCases {
            #expect((option.value == .none) == (option.value.placeholder == nil), "\(option)")
            if let values = option.value.values { #expect(values.allSatisfy { !$0.isEmpty && !$0.contains(" ") }, "\(option)") }
        }
        #expect(Option.lang.value.placeholder == "en|ko" && Option.units.value.values == Units.allCases.map(\.rawValue))
    }

    @Test(
        arguments: [
            (ValueKind.choice(["a", "b"]), "a, b"), (.date, "2026-03-27, 20.11., yesterday, tuesday"), (.file("FILE"), "FILE"), (.none, ""),
            (.profile, "NAME"),
        ])
    private func `who wrote something else is told what was expected`(_ kind: ValueKind, _ expectation: String) {
        #expect(kind.expectation(.en) == expectation)
    }

    @Test func `what a command wants stands in its line of usage`() {
        #expect(Operands.none.usage.isEmpty && Operands.none.kind == .none)
        #expect(Operands.one(.file("FILE")).usage == " FILE" && Operands.many(.file("PATH")).usage == " PATH…")
        #expect(Operands.optional(.date).usage == " [DATE]" && Operands.optional(.date).kind == .date)
    }

    @Test(arguments: [("auto", true, nil), ("never", true, "never"), ("256", true, "256"), ("blue", false, nil), ("", false, nil)])
    func `colours are left to the terminal, or said`(_ text: String, _ isKnown: Bool, _ depth: String?) {
        #expect((ColorChoice(text) != nil) == isKnown)
        #expect(ColorChoice(text)?.depth?.rawValue == depth)
    }
}
