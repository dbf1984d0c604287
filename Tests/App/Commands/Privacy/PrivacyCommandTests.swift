import Glibc
import Testing

@testable import gnd

@MainActor
struct PrivacyCommandTests {
    let bench = CommandBench()

    @Test func `places are added, listed by name, and removed`() async {
        #expect(await bench.run("privacy").errors.contains("No place is kept private yet"))
        let added = await bench.run("privacy", "add", "37.5665,126.9780", "--name", "home", "--radius", "400m")
        #expect(added.status == 0 && added.output.contains("“home” is private"))
        #expect(await bench.run("privacy", "--json").output == "[{\"name\":\"home\",\"radius\":400}]\n")
        #expect(await bench.run("privacy").output.contains("home"))
        #expect(await bench.run("privacy", "remove", "home").status == 0)
        #expect(await bench.run("privacy", "--json").output == "[]\n")
        #expect(await bench.run("privacy", "remove", "home").status != 0)
    }

    @Test(arguments: [
        ["add"], ["add", "here"], ["add", "start"], ["add", "37.5,127", "--radius", "10m"], ["remove"], ["clean", "/nowhere"],
    ]) func `what cannot be done is refused in a sentence`(_ words: [String]) async {
        let outcome = await bench.run(["privacy"] + words)
        #expect(outcome.status != 0 && !outcome.errors.isEmpty && outcome.output.isEmpty, "\(outcome)")
    }

    @Test func `where no walk has a route, the place of its start is not called wrong but unknown`() async {
        _ = await bench.run("log", "35m 3900")
        #expect(await bench.run("privacy", "add", "start").errors.contains("No walk has a route yet"))
        #expect(await bench.run("privacy", "add", "here").errors.contains("“here” is no place"))
    }

    @Test func `the file in which the places stand is its owner's alone`() async {
        _ = await bench.run("privacy", "add", "37.5665,126.9780")
        var status = stat()
        #expect(stat("\(bench.home)/journal.db", &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
    }
}
