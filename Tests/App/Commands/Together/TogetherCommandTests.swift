import Clubs
import Foundation
import Phrases
import Testing
import Walking

@testable import gnd

/// People on machines of their own, who share a folder.
@MainActor
struct TogetherCommandTests {
    private let anna = CommandBench()
    private let ben = CommandBench()
    private var folder: String { "\(anna.home)-shared" }

    init() throws { try FileManager.default.createDirectory(atPath: "\(anna.home)-shared", withIntermediateDirectories: true) }

    private func found() async -> CommandBench.Outcome {
        await anna.run("together", "folder", folder, "--name", "Family", "--as", "Anna", "--yes")
    }

    private func invite() async -> String { await word("invite") }

    private func word(_ action: String) async -> String { await anna.run("together", action).output.trimmingCharacters(in: .newlines) }

    @Test func `two people compare their week through a folder`() async throws {
        _ = await anna.run("log", "60m 9000")
        _ = await ben.run("log", "30m 4000")
        let founded = await found()
        #expect(founded.status == 0, "\(founded)")
        let joined = await ben.run("together", "join", await invite(), "--folder", folder, "--as", "Ben", "--yes")
        // Anna's computer has not let Ben in yet.
        #expect(joined.status == 0 && joined.errors.contains("Waiting"), "\(joined)")
        #expect(await anna.run("together", "sync").status == 0)
        #expect(await ben.run("together", "sync").output.contains("1 day sent"))
        #expect(await anna.run("together", "sync").output.contains("new days of 1 other"))
        for bench in [anna, ben] {
            let room = await bench.run("together", "room", "family", "--json")
            for place in ["\"rank\":1,\"nickname\":\"Anna\",\"steps\":9000,", "\"rank\":2,\"nickname\":\"Ben\",\"steps\":4000,"] {
                #expect(room.output.contains(place), "\(room)")
            }
            #expect(room.output.contains("\"store\":\"folder\"") && room.output.contains("\"isMe\":true"), "\(room)")
            #expect(await bench.run("together", "room").output.contains("9,000 steps"))
            #expect(await bench.run("together").output.contains("as of 18:00"))
            #expect(await bench.run("together", "--json").output.contains("\"members\":2,\"toSend\":0"))
        }
        #expect(await anna.run("together", "sync", "--json").output.contains("\"sentDays\":0"))
    }

    @Test func `the word of an invitation is typed unseen where it is no argument`() async throws {
        _ = await found()
        let invited = await anna.run("together", "invite")
        #expect(invited.errors.contains("“gnd together join --folder DIR --as NAME” and paste this word"), "\(invited)")
        let unsaid = await ben.run("together", "join", "--folder", folder, "--as", "Ben", "--yes")
        #expect(unsaid.status != 0 && unsaid.errors.contains("begins with gnd1-"), "\(unsaid)")
        ben.secret = " \(invited.output.trimmingCharacters(in: .newlines)) "
        let joined = await ben.run("together", "join", "--folder", folder, "--as", "Ben", "--yes")
        #expect(joined.status == 0 && joined.errors.contains("Waiting"), "\(joined)")
        #expect(await anna.run("together", "link").errors.contains("run “gnd together join --folder DIR” and paste this"))
    }

    @Test func `a folder that is not there is made, where the one above it is`() async throws {
        anna.answer = "n"
        let asked = await anna.run("together", "folder", "\(folder)/new", "--as", "Anna")
        #expect(asked.errors.contains("/new, a new folder."), "\(asked)")
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/new"))
        anna.answer = "y"
        #expect(await anna.run("together", "folder", "\(folder)/new/", "--as", "Anna").status == 0)
        #expect(try !FileManager.default.contentsOfDirectory(atPath: "\(folder)/new").isEmpty)
        let far = await anna.run("together", "folder", "\(folder)/far/away", "--as", "Anna", "--yes")
        #expect(far.status != 0 && far.errors.contains("is not there and could not be made"), "\(far)")
        let joining = await ben.run("together", "join", await invite(), "--folder", "\(folder)/none", "--as", "Ben", "--yes")
        #expect(joining.errors.contains("There is no folder") && !FileManager.default.fileExists(atPath: "\(folder)/none"), "\(joining)")
    }

    @Test func `what will be seen is said before, and nothing is done without a yes`() async throws {
        anna.answer = "n"
        let asked = await anna.run("together", "folder", folder, "--as", "Anna")
        #expect(asked.errors.contains("will see your name “Anna” and your steps a day from"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        anna.answer = "y"
        #expect(await anna.run("together", "folder", folder, "--as", "Anna").status == 0)
        let word = await invite()
        let joining = await ben.run("together", "join", word, "--folder", folder, "--as", "Ben")
        #expect(joining.errors.contains("Room “Walkers” of the club “Walkers”"))
        #expect(await ben.run("together").errors.contains("There is no room yet"))
    }

    @Test func `a second computer is the same person, and the greater day counts`() async throws {
        _ = await anna.run("log", "60m 9000")
        _ = await ben.run("log", "30m 4000")
        _ = await found()
        _ = await ben.run("together", "join", await word("link"), "--folder", folder, "--as", "Anna", "--yes")
        for bench in [anna, ben, anna] { #expect(await bench.run("together", "sync").status == 0) }
        #expect(
            await anna.run("together", "room", "--json").output.contains(
                "\"members\":[{\"rank\":1,\"nickname\":\"Anna\",\"steps\":9000,\"isMe\":true,"))
    }

    @Test func `of two computers that take one link word the second is told so once, and the folder is good afterwards`() async throws {
        let desktop = CommandBench()
        _ = await found()
        let word = await word("link")
        for bench in [ben, desktop] {
            let joined = await bench.run("together", "join", word, "--folder", folder, "--as", "Anna", "--yes")
            #expect(joined.status == 0 && joined.errors.contains("Waiting"), "\(joined)")
        }
        _ = await anna.run("together", "sync")
        let before = await anna.run("together", "doctor")
        #expect(before.status == 1 && before.output.contains("signed by a computer that is not (yet) the member’s"), "\(before)")
        var told = 0
        for bench in [ben, desktop] {
            let made = await bench.run("together", "sync")
            guard made.status != 0 else { continue }
            told += 1
            #expect(made.errors.contains("This word was used by another computer. Ask for another: “gnd together link”"), "\(made)")
            #expect(await bench.run("together").errors.contains("There is no room yet"))
        }
        #expect(told == 1)
        let after = await anna.run("together", "doctor")
        #expect(after.status == 0 && after.output.contains("all files are good"), "\(after)")
    }

    @Test func `who leaves is gone`() async throws {
        _ = await ben.run("log", "30m 4000")
        _ = await found()
        _ = await ben.run("together", "join", await invite(), "--folder", folder, "--as", "Ben", "--yes")
        for bench in [anna, ben] { _ = await bench.run("together", "sync") }
        #expect(await ben.run("together", "leave", "1", "--yes").output == "You left Family.\n")
        #expect(await ben.run("together").errors.contains("There is no room yet"))
        _ = await anna.run("together", "sync")
        #expect(!(await anna.run("together", "room").output.contains("Ben")))
    }

    @Test func `who is removed is told so once, and joining again waits in words`() async throws {
        _ = await found()
        _ = await ben.run("together", "join", await invite(), "--folder", folder, "--as", "Ben", "--yes")
        for bench in [anna, ben] { _ = await bench.run("together", "sync") }
        #expect(await anna.run("together", "remove", "Ben", "--yes").output == "Ben is no longer in Family.\n")
        let told = await ben.run("together", "sync").output
        #expect(told == "You are no longer in Family: Anna removed you, or you left it on another computer.\n")
        #expect(await ben.run("together").errors.contains("There is no room yet"))
        let joined = await ben.run("together", "join", await invite(), "--folder", folder, "--as", "Ben", "--yes")
        #expect(joined.errors.contains("Waiting"), "\(joined)")
        #expect(await ben.run("together").output.contains("waiting to be let in"))
        #expect(await ben.run("together", "leave", "--yes").output == "You no longer ask to be let into Family.\n")
        #expect(await ben.run("together").errors.contains("There is no room yet"))
        _ = await anna.run("together", "sync")
        #expect(!(await anna.run("together", "room").output.contains("Ben")))
    }

    @Test func `who waits by an invitation that has expired is told to ask for another, and gets in by that`() async throws {
        _ = await found()
        _ = await ben.run("together", "join", await invite(), "--folder", folder, "--as", "Ben", "--yes")
        #expect(await ben.run("together").output.contains("waiting to be let in"))
        for bench in [anna, ben] { bench.clock.advance(by: .seconds(8 * 86_400)) }
        let told = await ben.run("together", "sync")
        #expect(told.status != 0 && told.errors.contains("Family: This invitation has expired. Ask for another.\n"), "\(told)")
        #expect(await ben.run("together").output.contains("the invitation has expired: ask for another"))
        #expect(await ben.run("together", "--lang", "ko").output.contains("초대 기한이 지났어요. 새 초대를 받아 주세요"))
        #expect(await ben.run("together", "doctor").output.contains("This invitation has expired."))
        let joined = await ben.run("together", "join", await invite(), "--folder", folder, "--as", "Ben", "--yes")
        #expect(joined.errors.contains("Waiting"), "\(joined)")
        for bench in [anna, ben] { #expect(await bench.run("together", "sync").status == 0) }
        #expect(await anna.run("together", "room").output.contains("Ben"))
    }

    @Test(arguments: [["cheer", "Ben"], ["ask", "Ben tomorrow 9:00"], ["block", "Ben", "--yes"], ["remove", "Ben", "--yes"]])
    func `who joined a minute ago is found by name, without a round that somebody asks for`(_ words: [String]) async {
        _ = await found()
        _ = await ben.run("together", "join", await invite(), "--folder", folder, "--as", "Ben", "--yes")
        let outcome = await anna.run(["together"] + words)
        #expect(outcome.status == 0, "\(outcome)")
    }

    @Test func `before somebody is removed it is said what stays in a folder, and in no other place`() throws {
        for language in Language.allCases {
            let text = ClubText(phrases: Phrases(language))
            let inFolder = text.beforeRemoving("Ben", from: "Family", at: .folder(path: "/walk"), callsOff: false)
            let address = try #require(SshAddress("walk"))
            let server = text.beforeRemoving("Ben", from: "Family", at: .ssh(address), callsOff: true)
            let walks = language == .en ? "Your agreed walks" : "약속한 산책"
            #expect(server.contains(walks) && !inFolder.contains(walks))
            let words = language == .en ? ["take that away", "at once", "given before"] : ["접근 권한", "바로", "전에 만든 초대"]
            #expect(inFolder.contains(words[0]) && !inFolder.contains(words[1]) && inFolder.contains(words[2]))
            #expect(!server.contains(words[0]) && server.contains(words[1]) && server.contains(words[2]))
        }
    }

    @Test(arguments: Language.allCases)
    func `who comes into a club on a server is told before what its admin sees, and in a folder nothing of one`(_ language: Language) throws
    {
        let text = ClubText(phrases: Phrases(language))
        let (name, day) = (try #require(SharedName("Anna")), CivilDate(dayNumber: 20_000))
        let host = try #require(SshAddress("club@walk.example"))
        let word = language == .en ? "your address and when you connect" : "내 주소와 접속한 때"
        for (place, isServer) in [(KnownClub.Place.ssh(host), true), (.folder(path: "/walk"), false)] {
            var sentences = [text.beforeFounding(name, at: place, nickname: name, from: day), text.beforeRecovering(at: place)]
            for purpose in [Invite.Purpose.machine, .room(.random(), name: name)] {
                let invite = Invite(
                    club: .random(), clubName: name, purpose: purpose, address: .ssh(host), secret: .random(), expires: Instant(seconds: 0))
                sentences.append(text.beforeJoining(invite, at: place, nickname: name, from: day))
            }
            for sentence in sentences { #expect(sentence.contains(word) == isServer, "\(sentence)") }
        }
    }

    @Test func `a room shows one's own steps before they are sent, and no news of others as none`() async throws {
        _ = await found()
        _ = await ben.run("together", "join", await invite(), "--folder", folder, "--as", "Ben", "--yes")
        for bench in [anna, ben, anna] { _ = await bench.run("together", "sync") }
        _ = await anna.run("log", "60m 3333")
        let room = await anna.run("together", "room").output
        #expect(room.contains(/1  Anna \(you\)  3,333 steps/) && room.contains(/–  Ben +–/), "\(room)")
        let json = await anna.run("together", "room", "--json").output
        #expect(json.contains("\"rank\":null,\"nickname\":\"Ben\",\"steps\":null,\"isMe\":false"), "\(json)")
    }

    @Test func `a room whose folder is away is not forgotten by a yes, until it was away for two weeks`() async throws {
        _ = await found()
        try FileManager.default.removeItem(atPath: folder)
        let kept = await anna.run("together", "leave", "--yes")
        #expect(kept.status == CommandRunner.Exit.failed && kept.errors.contains("is not there"), "\(kept)")
        #expect(await anna.run("together").output.contains("Family"))
        anna.clock.advance(by: .seconds(15 * 86_400))
        let left = await anna.run("together", "leave", "--yes")
        #expect(left.status == CommandRunner.Exit.failed && left.output.isEmpty, "\(left)")
        #expect(left.errors.contains("is not there") && left.errors.contains("what is yours there was not deleted"), "\(left)")
        #expect(await anna.run("together", "sync").errors.contains("There is no room yet"))
    }

    @Test func `a request whose folder is gone is forgotten here, and that is said`() async throws {
        _ = await found()
        _ = await ben.run("together", "join", await invite(), "--folder", folder, "--as", "Ben", "--yes")
        for bench in [anna, ben] { _ = await bench.run("together", "sync") }
        _ = await anna.run("together", "remove", "Ben", "--yes")
        _ = await ben.run("together", "sync")
        _ = await ben.run("together", "join", await invite(), "--folder", folder, "--as", "Ben", "--yes")
        try FileManager.default.removeItem(atPath: folder)
        let left = await ben.run("together", "leave", "--yes")
        #expect(left.status == CommandRunner.Exit.failed && left.output.isEmpty, "\(left)")
        #expect(left.errors.contains("The request to Family was forgotten on this computer alone."), "\(left)")
        #expect(await ben.run("together", "sync").errors.contains("There is no room yet"))
    }

    @Test func `the doctor names what is wrong in the folder`() async throws {
        _ = await found()
        #expect(await anna.run("together", "doctor").output.contains("all files are good"))
        try FileManager.default.createDirectory(atPath: "\(folder)/people/\u{1B}[2J", withIntermediateDirectories: false)
        let found = await anna.run("together", "doctor").output
        #expect(found.contains("not a name that GND gives") && !found.contains("\u{1B}"))
        try FileManager.default.removeItem(atPath: "\(folder)/together.club")
        #expect(await anna.run("together", "doctor").output.contains("the club is not in it"))
        #expect(await anna.run("together", "sync").status != 0)
        #expect(await anna.run("together", "room").output.contains("as of 18:00"))
    }

    @Test(arguments: [
        ["folder"], ["folder", "/nowhere/at/all", "--as", "A", "--yes"], ["join"], ["join", "hello", "--yes"],
        ["join", "gnd1-AAAA", "--yes"],
        ["sync"], ["new"], ["new", "x"],
        ["room"], ["leave", "x"], ["invite"], ["link"], ["unlink"], ["unlink", "x"], ["remove"], ["remove", "x"], ["init"], ["init", "x"],
        ["init", "ssh://-x"],
        ["authorize", "x"], ["serve"],
        ["upgrade", "postgresql://a:b@c/d"], ["sweep"], ["doctor", "postgresql://nobody@%2Fnowhere/none"], ["folder", "/tmp", "--yes"],
    ]) func `what cannot be done is refused in a sentence`(_ words: [String]) async {
        let outcome = await anna.run(["together"] + words)
        #expect(outcome.status != 0 && !outcome.errors.isEmpty && outcome.output.isEmpty, "\(outcome)")
    }

    @Test func `a cheer and a walk go from one to the other by the next rounds`() async throws {
        _ = await found()
        _ = await ben.run("together", "join", await invite(), "--folder", folder, "--as", "Ben", "--yes")
        for bench in [anna, ben, anna, ben] { _ = await bench.run("together", "sync") }
        #expect(await anna.run("together", "cheer", "ben").output == "You cheered Ben.\n")
        #expect(await anna.run("together", "cheer", "Ben", "--json").output == "{\"cheered\":false,\"sent\":true}\n")
        #expect(await anna.run("together", "cheer", "Carl").errors.contains("Nobody in your rooms is called “Carl”"))
        #expect(await anna.run("together", "ask", "Ben").errors.contains("Say when"))
        let asked = await anna.run("together", "ask", "Ben tomorrow 9:00")
        #expect(asked.status == 0, "\(asked)")
        _ = await ben.run("together", "sync")
        let walks = await ben.run("together", "walks").output
        #expect(walks.contains("Anna asks: a walk,") && walks.contains("09:00?"))
        #expect(await ben.run("together", "answer", "maybe").status != 0)
        #expect(await ben.run("together", "answer", "yes").output.contains("You walk with Anna,"))
        _ = await anna.run("together", "sync")
        #expect(await anna.run("together", "walks", "--json").output.contains("\"with\":\"Ben\""))
        #expect(await anna.run("together", "answer", "withdraw").errors.contains("Nothing waits for that answer"))
    }

    @Test func `what leaves the machine is told in both languages`() async {
        // A line a sentence, and none with a line end in it.
        let lines = await anna.run("together", "about").output.split(separator: "\n")
        #expect(lines.count == 8 && lines[1].hasPrefix("Never leaves it") && lines.allSatisfy { $0.hasSuffix(".") })
        #expect(await anna.run("together", "about", "--lang", "ko").output.contains("나가지 않는 것"))
    }
}
