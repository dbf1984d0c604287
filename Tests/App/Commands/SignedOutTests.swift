import Testing
import Walking
import WalkingTesting

@testable import gnd

/// Commands ask for no passphrase, so that they open nobody's journal whose person would have to be asked.
@MainActor
struct SignedOutTests {
    let bench = CommandBench()

    /// Kim has an account and is signed in, as the app leaves it; the keychain lies in the same home.
    private func signIn() async throws -> (Dependencies, Account) {
        let dependencies = try #require(bench.runner.dependencies(try bench.runner.parse(["gnd", "--home", bench.home])))
        let create = CreateAccount(
            Session(accounts: try await dependencies.journal(), tokens: dependencies.tokens, clock: bench.clock), hasher: PlainHasher())
        let account = try await create(name: "kim", passphrase: "correct horse", repeated: "correct horse").account
        return (dependencies, account)
    }

    private func signOut(_ dependencies: Dependencies, _ account: Account) async throws {
        let signOut = SignOut(Session(accounts: try await dependencies.journal(), tokens: dependencies.tokens, clock: bench.clock))
        _ = try await signOut(account.id)
    }

    @Test func `who is signed in is let in by name and without`() async throws {
        _ = try await signIn()
        #expect(await bench.run("log", "35m 3900").status == 0)
        #expect(await bench.run("today").output.contains("3,900"))
        #expect(await bench.run("today", "--profile", "kim").output.contains("3,900"))
        #expect(await bench.run("today", "--profile", "local").output.contains("0 of"))
    }

    @Test(arguments: [
        "today", "days", "why today", "export", "export --format json", "imports", "reimport", "import /dev/null", "log 10m",
        "imports --undo 1",
    ])
    func `who is signed out is let in by no command, and nothing of theirs is shown`(_ line: String) async throws {
        let (dependencies, account) = try await signIn()
        _ = await bench.run("log", "35m 3900")
        try await signOut(dependencies, account)
        for ending in [[], ["--profile", "kim"], ["--profile", "KIM"]] {
            let outcome = await bench.run(line.split(separator: " ").map(String.init) + ending)
            #expect(outcome.status == 1 && outcome.output.isEmpty, "\(line): \(outcome)")
            #expect(outcome.errors.contains("kim is signed out. Sign in with “gnd --profile kim”"), "\(outcome.errors)")
        }
        let korean = await bench.run(line.split(separator: " ").map(String.init) + ["--lang", "ko"])
        #expect(korean.errors.contains("로그아웃되어 있어요"))
    }

    @Test func `another person's token does not open it either`() async throws {
        _ = try await signIn()
        _ = await bench.run("log", "35m 3900")
        let dependencies = try #require(bench.runner.dependencies(try bench.runner.parse(["gnd", "--home", bench.home])))
        let create = CreateAccount(
            Session(accounts: try await dependencies.journal(), tokens: dependencies.tokens, clock: bench.clock), hasher: PlainHasher())
        _ = try await create(name: "ann", passphrase: "correct horse", repeated: "correct horse")
        #expect(await bench.run("today", "--profile", "kim").status == 1)
        #expect(await bench.run("today").output.contains("0 of"))
    }

    @Test func `the prompt of who is signed out is silent, and the doctor says no more than that all is sound`() async throws {
        bench.environment["LANG"] = "C.UTF-8"
        let (dependencies, account) = try await signIn()
        _ = await bench.run("log", "35m 3900")
        try await signOut(dependencies, account)
        // As the app does with it.
        dependencies.prompt.remove()
        #expect(await bench.run("prompt") == CommandBench.Outcome(status: 1, output: "", errors: ""))
        let doctor = await bench.run("doctor")
        #expect(doctor.status == 0 && doctor.output.contains("sound\n") && !doctor.output.contains("1 day"), "\(doctor)")
        #expect(await bench.run("backup").status == 0)
    }
}
