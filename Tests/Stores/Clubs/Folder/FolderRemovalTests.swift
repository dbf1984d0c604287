import Clubs
import Testing
import Walking

@testable import FolderClub

/// Removing somebody from a room in a folder, where programs let people in by themselves.
struct FolderRemovalTests {
    @Test func `a word that somebody had before a removal lets nobody in, also from a new home`() async throws {
        let club = try await ClubFolder().openRoom()
        let expires = club.folder.clock.now + .seconds(3600)
        let word = try await club.anna.store.invite(Invitation(to: .room(club.room), uses: 5, expires: expires))
        try await club.anna.store.remove(club.ben.member, from: club.room)
        let fresh = try club.folder.machine("fresh")
        await #expect(throws: ClubFailure.inviteUsed) {
            try await fresh.store.join(word, as: try #require(SharedName("Ben")), on: club.today)
        }
        // A program that writes the line all the same is let in by nobody.
        let mark = try ClubMark(read("\(club.folder.shared)/together.club"))
        let (key, id) = (try #require(SigningKey(word.secret)), JoinID.random())
        let room = RoomKey(id: club.room, founder: mark.founder)
        var file = DeviceFile(member: fresh.keys.identity.publicKey.member, key: fresh.keys.device.publicKey)
        file.revision = 1
        file.joins = [
            .init(
                id: id, room: room, joined: club.today, invitation: key.publicKey,
                proof: key.signature(of: DeviceFile.joinProof(mark.club, room, file.member, id)))
        ]
        let folder = try club.folder.makePerson(file.member)
        let card = MemberCard(club: mark.club, key: fresh.keys.identity, revision: 1, devices: [file.key])
        try put(card.bytes, at: "\(folder)/card")
        try put(file.written(club: mark.club, key: fresh.keys.device), at: "\(folder)/\(file.key.device.text).days")
        #expect(try await club.anna.store.heads(of: club.room).count == 1)
        #expect(try await club.anna.restarted().store.heads(of: club.room).count == 1)
        // A new word lets in whoever has it.
        try await club.admit(fresh, as: "Carol")
        #expect(try await club.anna.store.heads(of: club.room).count == 2)
    }

    @Test func `who waited for another's computer by a word from before a removal is told to ask for a new one`() async throws {
        let club = try await ClubFolder().openRoom()
        let (carol, dora) = (try club.folder.machine("carol"), try club.folder.machine("dora"))
        try await club.admit(carol, as: "Carol")
        let word = try await carol.store.invite(Invitation(to: .room(club.room), expires: club.folder.clock.now + .seconds(3600)))
        try await dora.store.join(word, as: try #require(SharedName("Dora")), on: club.today)
        await #expect(throws: ClubFailure.waitingForAcceptance) { try await dora.store.rooms() }
        try await club.anna.store.remove(club.ben.member, from: club.room)
        // Carol's computer comes later.
        _ = try await carol.store.rooms()
        #expect(try await club.anna.store.heads(of: club.room).map(\.nickname.text).sorted() == ["Anna", "Carol"])
        await #expect(throws: ClubFailure.notMember) { try await dora.store.rooms() }
        try await club.admit(dora, as: "Dora")
        #expect(try await dora.store.rooms().map(\.memberCount) == [3])
    }

    @Test func `the file of somebody removed stays until their computer looks, and counts for nobody before`() async throws {
        let club = try await ClubFolder().openRoom()
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let file = try await club.ben.file
        try await club.anna.store.remove(club.ben.member, from: club.room)
        #expect(try await club.days(by: club.anna).isEmpty)
        #expect(String(decoding: try read(file), as: UTF8.self).contains(" 4000\n"))
        #expect(try await club.ben.store.rooms().isEmpty)
        #expect(!String(decoding: try read(file), as: UTF8.self).contains(" 4000\n"))
    }
}
