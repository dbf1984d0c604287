import Phrases
import Testing
import Walking
import WalkingTesting

@testable import Login

struct LoginViewModelTests {
    private let stage = LoginStage()

    private func model() -> LoginViewModel { LoginViewModel(stage.dependencies) }

    @Test func `an unknown ID and a wrong passphrase are refused with the same words`() async throws {
        try await stage.register("ann")
        let model = model()
        model.name = "nobody"
        model.passphrase = "correct horse"
        #expect(await model.signIn() == nil)
        let unknown = model.problem
        model.name = "ann"
        model.passphrase = "wrong horse"
        #expect(model.problem == nil)
        #expect(await model.signIn() == nil)
        #expect(model.problem == SignInStrings.en.wrong)
        #expect(model.problem == unknown)
    }

    @Test func `after three failures one has to wait, and then may try again`() async throws {
        try await stage.register("ann")
        let model = model()
        model.name = "ann"
        model.passphrase = "wrong horse"
        for _ in 0..<3 { #expect(await model.signIn() == nil) }
        #expect(model.problem == SignInStrings.en.wrong)
        model.passphrase = "correct horse"
        #expect(await model.signIn() == nil)
        #expect(model.problem == "Too many tries. Wait 2 seconds, then try again.")
        stage.clock.advance(by: .seconds(2))
        #expect(await model.signIn()?.account.name == "ann")
        #expect(model.problem == nil)
    }

    @Test func `without ID or passphrase nothing is asked of the store`() async {
        await stage.accounts.fail(with: .locked)
        let model = model()
        #expect(await model.signIn() == nil)
        #expect(model.problem == SignInStrings.en.missing)
        model.name = "ann"
        #expect(await model.signIn() == nil)
        #expect(model.problem == SignInStrings.en.missing)
    }

    @Test func `a journal that cannot be written says so on either way in`() async {
        let failure = JournalFailure.readOnly(path: "~/walks")
        await stage.accounts.fail(with: failure)
        let model = model()
        #expect(await model.continueWithoutAccount() == nil)
        #expect(model.problem == Phrases(.en).sentence(failure))
        model.name = "ann"
        model.passphrase = "correct horse"
        #expect(await model.signIn() == nil)
        #expect(model.problem == Phrases(.en).sentence(failure))
        #expect(!model.isWorking)
    }
}
