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
        let unknown = model.failure
        model.name = "ann"
        model.passphrase = "wrong horse"
        #expect(model.failure == nil)
        #expect(await model.signIn() == nil)
        #expect(model.failure == .wrong)
        #expect(model.failure == unknown)
    }

    @Test func `after three failures one has to wait, and then may try again`() async throws {
        try await stage.register("ann")
        let model = model()
        model.name = "ann"
        model.passphrase = "wrong horse"
        for _ in 0..<3 { #expect(await model.signIn() == nil) }
        #expect(model.failure == .wrong)
        model.passphrase = "correct horse"
        #expect(await model.signIn() == nil)
        #expect(model.failure.map(LoginWords(Phrases(.en)).sentence) == "Too many tries. Wait 2 seconds, then try again.")
        stage.clock.advance(by: .seconds(2))
        #expect(await model.signIn()?.account.name == "ann")
        #expect(model.failure == nil)
    }

    @Test func `without ID or passphrase nothing is asked of the store`() async {
        await stage.accounts.fail(with: .locked)
        let model = model()
        #expect(await model.signIn() == nil)
        #expect(model.failure == .emptyName)
        model.name = "ann"
        #expect(await model.signIn() == nil)
        #expect(model.failure == .emptyPassphrase)
    }

    @Test func `a journal that cannot be written says so on either way in`() async {
        let failure = JournalFailure.readOnly(path: "~/walks")
        await stage.accounts.fail(with: failure)
        let model = model()
        #expect(await model.continueWithoutAccount() == nil)
        #expect(model.failure == .journal(failure))
        model.name = "ann"
        model.passphrase = "correct horse"
        #expect(await model.signIn() == nil)
        #expect(model.failure == .journal(failure))
        #expect(!model.isWorking)
    }
}
