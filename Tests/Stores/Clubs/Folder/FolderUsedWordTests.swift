import ClubTesting
import Clubs
import Testing
import Walking

@testable import FolderClub

/// Words that let nobody in any more when the computer of the one who gave them looks: others took them first, or their time is over.
///
/// A folder lets in later, so that nobody is refused at once.
struct FolderUsedWordTests {
    @Test func `of two computers with one link word one is let in, and the other is told so, gives up and leaves nothing`() async throws {
        let club = try await ClubFolder().openRoom()
        let machines = [try club.folder.machine("laptop"), try club.folder.machine("desktop")]
        try await take(Invitation(to: .machine, expires: expires(club)), of: club.ben, machines, in: club)
        let late = await failing(machines, with: .linkUsed)
        let loser = try #require(late.first)
        #expect(late.count == 1)
        _ = try await club.anna.store.rooms()
        #expect(await club.anna.store.troubles().map(\.problem) == [.foreignKey])

        try await assertGivesUp(loser, club, .linkUsed)
        let winner = try #require(machines.first { $0.keys.device.publicKey != loser.keys.device.publicKey })
        for reader in [club.anna, club.ben, winner] {
            #expect(try await reader.store.rooms().map(\.memberCount) == [2])
            #expect(await reader.store.troubles().isEmpty)
        }
        await #expect(throws: ClubFailure.notMember) { try await loser.store.rooms() }
        #expect(await loser.store.troubles().isEmpty)

        try await take(Invitation(to: .machine, expires: expires(club)), of: club.ben, [loser], in: club)
        #expect(try await loser.store.rooms().map(\.id) == [club.room])
        #expect(try await club.ben.store.machines().count == 3)
    }

    @Test func `of two people with an invitation for one, one is let in, and the other is told so and gives up`() async throws {
        let club = try await ClubFolder().openRoom()
        let machines = [try club.folder.machine("carol"), try club.folder.machine("dora")]
        try await take(Invitation(to: .room(club.room), expires: expires(club)), of: club.anna, machines, in: club)
        let late = await failing(machines, with: .inviteUsed)
        let loser = try #require(late.first)
        #expect(late.count == 1)
        try await assertGivesUp(loser, club, .inviteUsed)
        await #expect(throws: ClubFailure.notMember) { try await loser.store.rooms() }
        for reader in [club.anna, club.ben] {
            #expect(try await reader.store.rooms().map(\.memberCount) == [3])
            #expect(await reader.store.troubles().isEmpty)
        }
        try await club.admit(loser, as: "Dora")
        #expect(try await loser.store.rooms().map(\.memberCount) == [4])
    }

    @Test func `an invitation for one to a further room is refused once to whoever came second, who stays where they are`() async throws {
        let club = try await ClubFolder().openRoom()
        let carol = try club.folder.machine("carol")
        try await club.admit(carol, as: "Carol")
        let further = NewClubRoom(
            name: try #require(SharedName("Further")), period: .open, dailyCap: .none, opened: club.today.adding(days: -20))
        try await club.anna.store.create(further, as: further.name)
        try await take(Invitation(to: .room(further.id), expires: expires(club)), of: club.anna, [club.ben, carol], in: club)
        var (refused, names): ([[ClubRoomID: ClubFailure]], [[ClubRoomID: SharedName]]) = ([], [])
        for machine in [club.ben, carol] {
            let mirror = MemoryClubRepository().mirror(of: try FolderClubStore.club(at: club.folder.shared))
            let sync = ClubSync(store: machine.store, mirror: mirror, clock: club.folder.clock)
            let round = try await sync()
            refused.append(round.refused)
            names.append(round.refusedRooms)
            #expect(try await sync().refused.isEmpty)
            #expect(try await mirror.rooms().map(\.id).contains(club.room))
        }
        #expect(refused.contains([:]) && refused.contains([further.id: .inviteUsed]))
        #expect(names.contains([:]) && names.contains([further.id: further.name]))
    }

    @Test func `as long as an invitation has uses left, and as long as nobody has looked, one waits`() async throws {
        let club = try await ClubFolder().openRoom()
        let (carol, dora, emil) = (try club.folder.machine("carol"), try club.folder.machine("dora"), try club.folder.machine("emil"))
        let word = try await club.anna.store.invite(Invitation(to: .room(club.room), uses: 2, expires: expires(club)))
        try await carol.store.join(word, as: try #require(SharedName("Carol")), on: club.today)
        _ = try await club.anna.store.rooms()
        for machine in [dora, emil] {
            try await machine.store.join(word, as: try #require(SharedName("Other")), on: club.today)
            await #expect(throws: ClubFailure.waitingForAcceptance) { try await machine.store.hello() }
        }
        _ = try await club.anna.store.rooms()
        #expect(await failing([carol, dora, emil], with: .inviteUsed).count == 1)
    }

    // MARK: Words whose time is over

    @Test func `who waits by an invitation that has expired is told so, stays, and gets in by another`() async throws {
        let club = try await ClubFolder().openRoom()
        let carol = try club.folder.machine("carol")
        let word = try await club.anna.store.invite(Invitation(to: .room(club.room), expires: expires(club)))
        try await carol.store.join(word, as: try #require(SharedName("Carol")), on: club.today)
        await #expect(throws: ClubFailure.waitingForAcceptance) { try await carol.store.hello() }
        club.folder.clock.advance(by: .seconds(3600))
        _ = try await club.anna.store.rooms()
        let (known, clubs) = try await personal(carol, club)
        #expect(await SynchroniseClub(clubs)(known) == .failure(.club(.inviteExpired)))
        #expect(try await LoadClubRooms(clubs)().map(\.refusedWord) == [RefusedWord(name: known.name, reason: .inviteExpired)])
        try await club.admit(carol, as: "Carol")
        await SynchroniseClub(clubs)(known)
        #expect(try await LoadClubRooms(clubs)().map(\.room?.id) == [club.room])
    }

    @Test func `who was accepted in time is let in, though the word of it comes when the invitation has expired`() async throws {
        let club = try await ClubFolder().openRoom()
        let carol = try club.folder.machine("carol")
        let word = try await club.anna.store.invite(Invitation(to: .room(club.room), expires: expires(club)))
        let file = try await club.anna.file
        try await carol.store.join(word, as: try #require(SharedName("Carol")), on: club.today)
        let before = try read(file)
        _ = try await club.anna.store.rooms()
        let after = try read(file)
        try put(before, at: file)
        club.folder.clock.advance(by: .seconds(3600))
        await #expect(throws: ClubFailure.inviteExpired) { try await carol.store.rooms() }
        try put(after, at: file)
        #expect(try await carol.store.rooms().map(\.id) == [club.room])
    }

    @Test func `a computer that waits to be linked by a word that has expired is told so, and is linked by another`() async throws {
        let club = try await ClubFolder().openRoom()
        let laptop = try club.folder.machine("laptop")
        let word = try await club.ben.store.invite(Invitation(to: .machine, expires: expires(club)))
        try await laptop.store.join(word, as: word.clubName, on: club.today)
        await #expect(throws: ClubFailure.waitingForAcceptance) { try await laptop.store.rooms() }
        club.folder.clock.advance(by: .seconds(3600))
        _ = try await club.ben.store.rooms()
        await #expect(throws: ClubFailure.inviteExpired) { try await laptop.store.rooms() }
        try await take(Invitation(to: .machine, expires: expires(club)), of: club.ben, [laptop], in: club)
        #expect(try await laptop.store.rooms().map(\.id) == [club.room])
    }

    @Test func `an invitation to a further room that has expired for days is refused once`() async throws {
        let club = try await ClubFolder().openRoom()
        let further = NewClubRoom(
            name: try #require(SharedName("Further")), period: .open, dailyCap: .none, opened: club.today.adding(days: -20))
        try await club.anna.store.create(further, as: further.name)
        let word = try await club.anna.store.invite(Invitation(to: .room(further.id), expires: expires(club)))
        try await club.ben.store.join(word, as: try #require(SharedName("Ben")), on: club.today)
        let mirror = MemoryClubRepository().mirror(of: try FolderClubStore.club(at: club.folder.shared))
        let sync = ClubSync(store: club.ben.store, mirror: mirror, clock: club.folder.clock)
        club.folder.clock.advance(by: .seconds(3600 + 86_400))
        #expect(try await sync().refused.isEmpty, "somebody may have let Ben in, and clocks differ")
        club.folder.clock.advance(by: .seconds(86_400))
        let round = try await sync()
        #expect(round.refused == [further.id: .inviteExpired] && round.refusedRooms == [further.id: further.name])
        #expect(try await sync().refused.isEmpty)
        #expect(try await mirror.rooms().map(\.id) == [club.room])
    }

    // MARK: What the tests have in common

    private func expires(_ club: SharedClub) -> Instant { club.folder.clock.now + .seconds(3600) }

    /// Lets machines take a word of somebody's before that one's computer looks.
    private func take(
        _ invitation: Invitation, of giver: FolderMachine, _ machines: [FolderMachine], in club: SharedClub
    ) async throws {
        let word = try await giver.store.invite(invitation)
        for machine in machines { try await machine.store.join(word, as: try #require(SharedName("Other")), on: club.today) }
        _ = try await giver.store.rooms()
    }

    private func failing(_ machines: [FolderMachine], with failure: ClubFailure) async -> [FolderMachine] {
        var failing: [FolderMachine] = []
        for machine in machines {
            do throws(ClubFailure) { _ = try await machine.store.rooms() } catch { if error == failure { failing.append(machine) } }
        }
        return failing
    }

    /// Makes a round of a machine that waits, which says why it does so in vain, and forgets the club.
    private func assertGivesUp(_ machine: FolderMachine, _ club: SharedClub, _ failure: ClubFailure) async throws {
        let (known, clubs) = try await personal(machine, club)
        #expect(await SynchroniseClub(clubs)(known) == .failure(.club(failure)))
        #expect(try await clubs.repository.clubs().isEmpty)
    }

    /// The club as the journal of a machine knows it.
    private func personal(_ machine: FolderMachine, _ club: SharedClub) async throws -> (KnownClub, PersonalClubs) {
        let repository = MemoryClubRepository()
        let known = KnownClub(
            id: try FolderClubStore.club(at: club.folder.shared), name: try #require(SharedName("Family")),
            place: .folder(path: club.folder.shared), member: machine.keys.person)
        try await repository.addClub(known)
        return (known, PersonalClubs(repository: repository, connector: OneClubConnector(to: machine.store), clock: club.folder.clock))
    }
}
