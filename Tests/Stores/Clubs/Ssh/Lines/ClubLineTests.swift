import Clubs
import Testing
import Walking

@testable import SshClubs

struct ClubLineTests {
    @Test func `every question and every answer is the same after it was written`() throws {
        let samples = try Samples()
        for request in samples.requests {
            let line = ClubLine.request(request, number: 17)
            #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) })
            let read = try ClubLine.request(line)
            #expect(read.number == 17)
            #expect(try read.request.get() == request)
        }
        for answer in samples.answers {
            #expect(try ClubLine.answer(ClubLine.answer(.success(answer), number: 17), number: 17) == answer)
        }
    }

    @Test func `an answer to another question is none`() throws {
        for number in [0, 16, 18, -17] {
            #expect(throws: ClubFailure.unreadable) { try ClubLine.answer("\(number) ok done", number: 17) }
        }
        for line in ["", "17", "17 ok", "17 yes", "17 ok done ", "17  ok done", " 17 ok done", "17 ok done 1", "17 no", "17 no busy 1"] {
            #expect(throws: ClubFailure.unreadable) { try ClubLine.answer(line, number: 17) }
        }
    }

    @Test func `a refusal is told by its name, and nothing of the host with it`() {
        for failure in [ClubFailure.busy, .noSuchRoom, .inviteUsed, .storeFull, .tooMany, .notMember] {
            #expect(throws: failure) { try ClubLine.answer(ClubLine.answer(.failure(failure), number: 1), number: 1) }
        }
        for (failure, told) in [
            (ClubFailure.folderMissing(path: "/secret"), ClubFailure.hostHasNoClub), (.folderForbidden(path: "/secret"), .hostHasNoClub),
            (.noClub(path: "/secret"), .hostHasNoClub), (.libraryMissing(package: "secret"), .unreadable),
        ] {
            let line = ClubLine.answer(.failure(failure), number: 1)
            #expect(!line.contains("secret"))
            #expect(throws: told) { try ClubLine.answer(line, number: 1) }
        }
        #expect(throws: ClubFailure.busy) { try ClubLine.answer(ClubLine.answer(.failure(.noAnswer), number: 1), number: 1) }
        #expect(throws: ClubFailure.unreadable) { try ClubLine.answer("1 no whatever", number: 1) }
    }

    @Test(arguments: 0..<8 as Range<UInt64>) func `a damaged line is refused, or is exactly another line`(_ seed: UInt64) throws {
        var dice = SeededGenerator(seed: seed)
        let samples = try Samples()
        for _ in 0..<4 {
            for request in samples.requests {
                let line = dice.damage(ClubLine.request(request, number: 17))
                guard let read = try? ClubLine.request(line), let other = try? read.request.get() else { continue }
                #expect(ClubLine.request(other, number: read.number) == line)
            }
            for answer in samples.answers {
                let line = dice.damage(ClubLine.answer(.success(answer), number: 17))
                guard let other = try? ClubLine.answer(line, number: 17) else { continue }
                #expect(ClubLine.answer(.success(other), number: 17) == line)
            }
        }
    }

    @Test func `what claims to be endless is read no further than it goes`() {
        for line in [
            "1 push \(ClubRoomID(rawValue: 5).text) 9223372036854775807 20775=1", "1 push \(ClubRoomID(rawValue: 5).text) -1",
            "1 days \(ClubRoomID(rawValue: 5).text) 201 "
                + (0..<201 as Range<UInt128>).map { "\(MemberID(rawValue: $0).text) 0" }.joined(separator: " "),
            "1 find \(ClubRoomID(rawValue: 5).text) 201 "
                + (0..<201 as Range<UInt128>).map { MemberID(rawValue: $0).text }.joined(separator: " ") + " 0",
            "1 find \(ClubRoomID(rawValue: 5).text) 0 2 B A", "1 find \(ClubRoomID(rawValue: 5).text) 0 2 A A",
            "1 push \(ClubRoomID(rawValue: 5).text) 2 20775=1 20775=2", "1 push \(ClubRoomID(rawValue: 5).text) 2 20776=1 20775=2",
        ] {
            #expect(throws: ClubFailure.self) { try ClubLine.request(line).request.get() }
        }
    }

    @Test func `bytes become lines however they arrive`() throws {
        var buffer = LineBuffer(limit: 8)
        for byte in Array("one\ntwo\n".utf8) { buffer.append([byte]) }
        #expect(try buffer.next() == "one")
        #expect(try buffer.next() == "two")
        #expect(try buffer.next() == nil)
        buffer.append(Array("123456789".utf8))
        #expect(throws: ClubFailure.unreadable) { try buffer.next() }
        for text in ["a\tb\n", "a\r\n", "\u{1B}[2J\n", "é\n", "a\0\n", "123456789\n"] {
            var other = LineBuffer(limit: 8)
            other.append(Array(text.utf8))
            #expect(throws: ClubFailure.unreadable) { try other.next() }
        }
    }
}
