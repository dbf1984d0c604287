import Phrases
import Testing
import Walking
import WalkingTesting

@testable import Login

struct NicknameViewModelTests {
    private let stage = LoginStage()
    private let router = RecordingRouter()
    private let profile = Profile(gender: .other, ageBand: .from70)

    private func model() async throws -> NicknameViewModel {
        NicknameViewModel(try await stage.register("ann"), profile: profile, stage.dependencies, router: router)
    }

    @Test func `a name is judged at once where nobody has to be asked`() async throws {
        let model = try await model()
        #expect(model.disabledReason == "A nickname first")
        model.text = "  "
        #expect(model.disabledReason == "A nickname first")
        model.text = "ninechars"
        #expect(model.problem == "At most 8 characters.")
        model.text = "zero\u{200B}"
        #expect(model.draft.verdict == .refused(.nickname(.unprintable)))
        model.text = "산책왕👑"
        #expect(model.draft.verdict == .open)
        #expect(model.disabledReason == nil)
    }

    @Test func `a taken name is refused while it is typed, with free ones like it`() async throws {
        try await stage.register("ben", nickname: "Walker")
        let model = try await model()
        model.text = "walker"
        await model.check()
        #expect(model.problem == "walker is taken. Free: walker2, walker3")
        model.text = "walker2"
        await model.check()
        #expect(model.draft.verdict == .free)
    }

    @Test func `a name that was taken meanwhile is refused at the end, too`() async throws {
        let model = try await model()
        model.text = "Walker"
        await model.check()
        #expect(model.draft.verdict == .free)
        try await stage.register("ben", nickname: "Walker")
        await model.finish()
        #expect(model.problem == "Walker is taken. Free: Walker2, Walker3")
        #expect(router.routes.isEmpty)
    }

    @Test func `a full disk says so, and the name stays`() async throws {
        let model = try await model()
        model.text = "Walker"
        await stage.accounts.fail(with: .diskFull)
        await model.finish()
        #expect(model.text == "Walker")
        #expect(try #require(model.problem).contains("disk"))
    }

    @Test func `a store that failed is asked again when the person tries again`() async throws {
        let model = try await model()
        model.text = "Walker"
        await stage.accounts.fail(with: .locked)
        await model.finish()
        #expect(model.disabledReason == nil)
        await stage.accounts.fail(with: nil)
        await model.finish()
        #expect(router.routes.count == 1)
    }
}
