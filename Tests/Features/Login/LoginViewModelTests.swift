import Phrases
import Testing
import Walking
import WalkingTesting

@testable import Login

struct LoginViewModelTests {
    private let stage = LoginStage()
    private let router = RecordingRouter()

    private func model() -> LoginViewModel { LoginViewModel(stage.dependencies, router: router) }

    @Test func `an unknown ID and a wrong passphrase are refused with the same words`() async throws {
        try await stage.register("ann")
        let model = model()
        model.name = "nobody"
        model.passphrase = "correct horse"
        await model.signIn()
        let unknown = model.problem
        model.name = "ann"
        model.passphrase = "wrong horse"
        #expect(model.problem == nil)
        await model.signIn()
        #expect(model.problem == SignInStrings.en.wrong)
        #expect(model.problem == unknown)
        #expect(router.routes.isEmpty)
    }

    @Test func `after three failures one has to wait, and then may try again`() async throws {
        try await stage.register("ann")
        let model = model()
        model.name = "ann"
        model.passphrase = "wrong horse"
        for _ in 0..<3 { await model.signIn() }
        #expect(model.problem == SignInStrings.en.wrong)
        model.passphrase = "correct horse"
        await model.signIn()
        #expect(model.problem == "Too many tries. Wait 2 seconds, then try again.")
        #expect(router.routes.isEmpty)
        stage.clock.advance(by: .seconds(2))
        await model.signIn()
        #expect(model.problem == nil)
        #expect(router.routes.count == 1)
    }

    @Test func `without ID or passphrase nothing is asked of the store`() async {
        await stage.accounts.fail(with: .locked)
        let model = model()
        await model.signIn()
        #expect(model.problem == SignInStrings.en.missing)
        model.name = "ann"
        await model.signIn()
        #expect(model.problem == SignInStrings.en.missing)
    }

    @Test func `a journal that cannot be written says so on either way in`() async {
        let failure = JournalFailure.readOnly(path: "~/walks")
        await stage.accounts.fail(with: failure)
        let model = model()
        await model.continueWithoutAccount()
        #expect(model.problem == Phrases(.en).sentence(failure))
        model.name = "ann"
        model.passphrase = "correct horse"
        await model.signIn()
        #expect(model.problem == Phrases(.en).sentence(failure))
        #expect(!model.isWorking)
    }
}
