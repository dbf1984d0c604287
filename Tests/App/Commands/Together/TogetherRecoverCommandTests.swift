import Foundation
import Testing

@testable import gnd

/// A person who loses a computer, and comes back on a new one.
@MainActor
struct TogetherRecoverCommandTests {
    private let anna = CommandBench()
    private let ben = CommandBench()
    private let new = CommandBench()
    private var folder: String { "\(anna.home)-shared" }

    init() async throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = await anna.run("together", "folder", folder, "--name", "Family", "--as", "Anna", "--yes")
    }

    private func word() async -> String { await anna.run("together", "invite").output.trimmingCharacters(in: .newlines) }

    /// The phrase in what was said.
    private func shownPhrase(in output: String) -> String? {
        output.firstMatch(of: /[a-z2-7]{4}(-[a-z2-7]{4}){7}/).map { String($0.output.0) }
    }

    @Test func `a phrase is shown once, and makes one the same person on a new computer`() async throws {
        let joined = await ben.run("together", "join", await word(), "--folder", folder, "--as", "Ben", "--yes")
        let phrase = try #require(shownPhrase(in: joined.output), "\(joined)")
        #expect(joined.output.contains("shown only now"))
        _ = await ben.run("log", "60m 5000")
        for bench in [anna, ben, anna, ben, anna] { _ = await bench.run("together", "sync") }
        new.secret = phrase.uppercased()
        let recovered = await new.run("together", "recover", "--folder", folder, "--yes")
        #expect(recovered.status == 0 && shownPhrase(in: recovered.output) == nil, "\(recovered)")
        let own = await new.run("together", "room").output
        #expect(own.contains(/1 +Ben \(you\) +5,000 steps/), "the same person sees themselves: \(own)")
        _ = await new.run("log", "90m 9000")
        for bench in [new, anna] { _ = await bench.run("together", "sync") }
        let room = await anna.run("together", "room").output
        #expect(room.contains(/1 +Ben +9,000 steps/) && room.contains(/Anna \(you\)/), "\(room)")
        #expect(await new.run("together", "recover", "--folder", folder, "--yes").errors.contains("is in that club already"))
    }

    @Test func `a phrase that a program would have read waits for the next round that somebody reads`() async throws {
        let joined = await ben.run("together", "join", await word(), "--folder", folder, "--as", "Ben", "--yes", "--json")
        #expect(joined.status == 0 && shownPhrase(in: joined.output) == nil, "\(joined)")
        _ = await ben.run("together", "sync", "--json")
        #expect(shownPhrase(in: await ben.run("together", "sync").output) != nil)
        #expect(shownPhrase(in: await ben.run("together", "sync").output) == nil)
    }

    @Test(arguments: [false, true])
    func `a computer that was lost no longer counts, unless that is wanted`(_ isKept: Bool) async throws {
        let joined = await ben.run("together", "join", await word(), "--folder", folder, "--as", "Ben", "--yes")
        _ = await ben.run("log", "60m 5000")
        for bench in [anna, ben, anna] { _ = await bench.run("together", "sync") }
        let phrase = try #require(shownPhrase(in: joined.output))
        new.secret = phrase
        let recovered = await new.run(["together", "recover", "--folder", folder, "--yes"] + (isKept ? ["--keep"] : []))
        #expect(recovered.status == 0 && recovered.errors.contains(isKept ? "go on counting" : "only this one counts"), "\(recovered)")
        _ = await ben.run("log", "07:00 60m 6000")
        let lost = await ben.run("together", "sync")
        #expect((lost.status == 0) == isKept && lost.errors.contains("not a member") != isKept, "\(lost)")
        for bench in [new, anna] { _ = await bench.run("together", "sync") }
        let room = await anna.run("together", "room").output
        #expect(room.contains(isKept ? /Ben +11,000 steps/ : /Ben +5,000 steps/), "\(room)")
    }

    @Test func `another computer of one's own is listed and taken off, by the first one alone`() async throws {
        let link = await anna.run("together", "link").output.trimmingCharacters(in: .newlines)
        _ = await ben.run("together", "join", link, "--folder", folder, "--as", "Anna", "--yes")
        for bench in [anna, ben] { _ = await bench.run("together", "sync") }
        let listed = await anna.run("together", "unlink").output.split(separator: "\n")
        #expect(listed.count == 3 && listed.count { $0.contains("this one") } == 1, "\(listed)")
        let other = try #require(listed.dropFirst().first { !$0.contains("this one") }?.prefix(6)).description
        let own = try #require(listed.first { $0.contains("this one") }?.prefix(6)).description
        #expect(await ben.run("together", "unlink", own, "--yes").errors.contains("Only the first of your computers"))
        #expect(await anna.run("together", "unlink", own, "--yes").errors.contains("No other computer of yours"))
        let gone = await anna.run("together", "unlink", other, "--yes")
        #expect(gone.output == "\(other) is no longer a computer of yours in Family.\n", "\(gone)")
        #expect(await anna.run("together", "unlink").output.split(separator: "\n").count == 2)
        #expect(await ben.run("together", "sync").errors.contains("not a member"))
        #expect(await anna.run("together", "doctor").status == 0)
    }

    @Test func `a home that was moved has the keys of its clubs, and one at its old place has not`() async throws {
        try FileManager.default.moveItem(atPath: anna.home, toPath: new.home)
        let moved = await new.run("together", "sync")
        #expect(moved.status == 0 && moved.output.contains("Family"), "\(moved)")
        #expect(await new.run("together", "invite").output.hasPrefix("gnd1-"))
        #expect(await anna.run("together", "sync").errors.contains("There is no room yet"))
    }

    @Test func `a computer without its key says how to come back`() async throws {
        try FileManager.default.removeItem(atPath: "\(anna.home)/keychain")
        #expect(await anna.run("together", "invite").errors.contains("gnd together recover"))
    }

    @Test func `in Korean too, an invitation and a phrase have one word each`() async {
        let invited = await anna.run("together", "invite", "--lang", "ko").errors
        #expect(invited.contains("이 코드를") && !invited.contains("이 말"), "\(invited)")
        #expect(await new.run("together", "join", "--lang", "ko").errors.contains("초대 코드를 붙여 넣어 주세요"))
    }

    @Test func `a program is not given the phrase, and the next person who asks is`() async throws {
        let joined = await ben.run("together", "join", await word(), "--folder", folder, "--as", "Ben", "--yes", "--json")
        #expect(shownPhrase(in: joined.output + joined.errors) == nil)
    }

    @Test func `another computer of one's own gets no phrase`() async throws {
        let link = await anna.run("together", "link").output.trimmingCharacters(in: .newlines)
        let linked = await ben.run("together", "join", link, "--folder", folder, "--as", "Anna", "--yes")
        #expect(linked.errors.contains("Waiting") && shownPhrase(in: linked.output) == nil, "\(linked)")
        _ = await new.run("together", "join", link, "--folder", folder, "--as", "Anna", "--yes")
        // Neither while they wait, nor where one is let in and the other came too late.
        for bench in [ben, new, anna, ben, new, ben, new] {
            let round = await bench.run("together", "sync")
            #expect(shownPhrase(in: round.output + round.errors) == nil, "\(round)")
        }
    }

    @Test func `a second computer takes the place of the first, which was lost`() async throws {
        let other = "\(anna.home)-other"
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        let founded = await ben.run("together", "folder", other, "--name", "Club", "--as", "Ben", "--yes")
        let phrase = try #require(shownPhrase(in: founded.output))
        let link = await ben.run("together", "link").output.trimmingCharacters(in: .newlines)
        _ = await new.run("together", "join", link, "--folder", other, "--as", "Ben", "--yes")
        for bench in [ben, new] { _ = await bench.run("together", "sync") }
        let refused = await new.run("together", "link")
        #expect(refused.status != 0 && refused.errors.contains("your recovery phrase put this one in its place"), "\(refused)")
        // Of somebody else it is none of hers.
        let foreign = await anna.run("together", "folder", "\(folder)/x", "--as", "Anna", "--yes")
        let foreignPhrase = try #require(shownPhrase(in: foreign.output), "\(foreign)")
        new.secret = foreignPhrase
        #expect(await new.run("together", "recover", "--folder", other, "--yes").status != 0)
        new.secret = phrase
        let recovered = await new.run("together", "recover", "--folder", other, "--yes")
        #expect(recovered.status == 0, "\(recovered)")
        #expect(await new.run("together", "link").output.hasPrefix("gnd1-"))
        #expect(await new.run("together", "room").output.contains("Ben (you)"))
        #expect(await new.run("together", "recover", "--folder", other, "--yes").errors.contains("is in that club already"))
    }

    @Test func `coming back is said before, and asked`() async throws {
        let joined = await ben.run("together", "join", await word(), "--folder", folder, "--as", "Ben", "--yes")
        let phrase = try #require(shownPhrase(in: joined.output))
        new.secret = phrase
        for bench in [anna, ben, anna] { _ = await bench.run("together", "sync") }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
        new.answer = "n"
        let asked = await new.run("together", "recover", "--folder", folder)
        #expect(asked.errors.contains("will be one of yours again") && asked.output.contains("Go on?"), "\(asked)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder).count == files.count)
        #expect(await new.run("together").errors.contains("There is no room yet"))
        new.answer = "y"
        #expect(await new.run("together", "recover", "--folder", folder).output.contains("Family"))
    }

    @Test func `who was removed has nothing to come back to, as often as they try`() async throws {
        let joined = await ben.run("together", "join", await word(), "--folder", folder, "--as", "Ben", "--yes")
        let phrase = try #require(shownPhrase(in: joined.output))
        new.secret = phrase
        for bench in [anna, ben, anna] { _ = await bench.run("together", "sync") }
        #expect(await anna.run("together", "remove", "Ben", "--yes").status == 0)
        for _ in 0..<2 {
            let refused = await new.run("together", "recover", "--folder", folder, "--yes")
            #expect(refused.status != 0 && refused.errors.contains("in no room of that club any more"), "\(refused)")
        }
    }

    @Test(arguments: ["", " ", nil]) func `a phrase that is not typed is asked for, and no room`(_ typed: String?) async {
        new.secret = typed
        let refused = await new.run("together", "recover", "--folder", folder, "--yes")
        #expect(refused.status != 0 && refused.errors.contains("eight groups of four"), "\(refused)")
        #expect(await new.run("together", "calloff").errors.contains("the number of the challenge"))
    }

    @Test func `a folder that is no club says so before a phrase is asked for`() async throws {
        let empty = "\(folder)/empty"
        try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
        #expect(await new.run("together", "recover", "--folder", empty).errors.contains("the club is not in it"))
    }

    @Test func `a phrase is never an argument, and a wrong one is refused in words`() async throws {
        let typed = await new.run("together", "recover", "abcd-efgh", "--folder", folder)
        #expect(typed.status != 0 && typed.errors.contains("Everybody on this computer can read arguments"), "\(typed)")
        new.secret = "abcd-efgh"
        #expect(await new.run("together", "recover", "--folder", folder, "--yes").errors.contains("not a whole recovery phrase"))
        #expect(await new.run("together", "recover").errors.contains("--folder"))
        // Of another club.
        let other = "\(anna.home)-other"
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        let founded = await ben.run("together", "folder", other, "--name", "Club", "--as", "Ben", "--yes")
        new.secret = shownPhrase(in: founded.output)
        #expect(await new.run("together", "recover", "--folder", folder, "--yes", "--lang", "ko").errors.contains("복구 문구를 가진 사람이 없어요"))
    }
}
