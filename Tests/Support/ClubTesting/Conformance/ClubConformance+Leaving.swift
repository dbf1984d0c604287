import Clubs
import Testing
import Walking

extension ClubConformance {
    static let ofLeaving = [
        ClubConformance("who leaves takes everything along") { cast in
            let room = try await cast.openSharedRoom()
            let (anna, ben) = (try await cast.anna.hello().member, try await cast.ben.hello().member)
            try await cast.ben.push([cast.day(0): 5000], to: room)
            try await cast.carry()
            try await cast.ben.cheer(anna, in: room, on: cast.today)
            try await cast.anna.cheer(ben, in: room, on: cast.today)
            try await cast.ben.ask(cast.request(from: ben, to: anna), in: room)
            try await cast.settle()
            try await cast.ben.leave(room)
            try await cast.ben.leave(room)
            try await cast.settle()
            #expect(try await cast.ben.rooms().isEmpty)
            #expect(try await cast.days(of: room, by: cast.anna).isEmpty)
            #expect(try await cast.anna.heads(of: room).map(\.id) == [anna])
            #expect(try await cast.anna.cheers(in: room, since: cast.day(-7)).isEmpty)
            #expect(try await cast.anna.walkRequests(in: room).isEmpty)
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.ben.push([cast.day(0): 5000], to: room) }
        },
        ClubConformance("who comes back begins anew, and a reader who saw nothing of it notices") { cast in
            let room = try await cast.openSharedRoom()
            let ben = try await cast.ben.hello().member
            let known = try await cast.ben.push([cast.day(0): 5000], to: room)
            try await cast.ben.leave(room)
            try await cast.settle()
            try await cast.admit(cast.ben, as: "Benny", to: room)
            let revision = try await cast.ben.push([cast.day(-1): 70], to: room)
            try await cast.carry()
            let head = try await cast.anna.heads(of: room).first { $0.id == ben }
            #expect(head?.nickname.text == "Benny")
            #expect(head?.revision == revision)
            #expect(revision != known || head?.total != 5000)
            #expect(try await cast.days(of: room, by: cast.anna)[ben] == [cast.day(-1): 70])
        },
        ClubConformance("who comes back is asked for no walk from before they left, whether or not it was agreed") { cast in
            let room = try await cast.openSharedRoom()
            let (anna, ben) = (try await cast.anna.hello().member, try await cast.ben.hello().member)
            for (isAgreed, isRemoved) in [(true, false), (false, false), (true, true)] {
                let request = cast.request(from: anna, to: ben)
                try await cast.anna.ask(request, in: room)
                try await cast.settle()
                if isAgreed { try await cast.ben.answer(request.id, in: room, with: .accepted) }
                try await cast.settle()
                #expect(try await cast.anna.walkRequests(in: room).map(\.answer) == [isAgreed ? .accepted : nil])
                if isRemoved { try await cast.anna.remove(ben, from: room) } else { try await cast.ben.leave(room) }
                try await cast.settle()
                try await cast.admit(cast.ben, as: "Ben", to: room)
                for store in [cast.ben, cast.anna] { #expect(try await store.walkRequests(in: room).isEmpty) }
            }
            // What is asked of them from then on is there.
            try await cast.anna.ask(cast.request(from: anna, to: ben), in: room)
            try await cast.settle()
            #expect(try await cast.ben.walkRequests(in: room).map(\.answer) == [nil])
        },
        ClubConformance("the last one to leave takes the room along") { cast in
            let room = try await cast.openSharedRoom()
            let invite = try await cast.anna.invite(Invitation(to: .room(room), expires: cast.tomorrow))
            try await cast.carry()
            try await cast.anna.leave(room)
            try await cast.settle()
            #expect(try await cast.ben.heads(of: room).map(\.nickname.text) == ["Ben"])
            try await cast.ben.leave(room)
            try await cast.settle()
            #expect(try await cast.ben.rooms().isEmpty)
            await #expect(throws: ClubFailure.self) { try await cast.carol.join(invite, as: cast.name("Carol"), on: cast.today) }
        },
        ClubConformance("only the founder removes, and the one removed needs a new invitation") { cast in
            let room = try await cast.openRoom().id
            let invite = try await cast.anna.invite(Invitation(to: .room(room), expires: cast.tomorrow))
            try await cast.carry()
            try await cast.ben.join(invite, as: cast.name("Ben"), on: cast.today)
            try await cast.settle()
            try await cast.ben.push([cast.day(0): 5000], to: room)
            let (anna, ben) = (try await cast.anna.hello().member, try await cast.ben.hello().member)
            try await cast.settle()
            await #expect(throws: ClubFailure.notFounder) { try await cast.ben.remove(anna, from: room) }
            await #expect(throws: ClubFailure.noSuchMember) { try await cast.anna.remove(anna, from: room) }
            try await cast.anna.remove(ben, from: room)
            try await cast.anna.remove(ben, from: room)
            try await cast.settle()
            #expect(try await cast.anna.heads(of: room).map(\.id) == [anna])
            #expect(try await cast.days(of: room, by: cast.anna).isEmpty)
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.ben.push([cast.day(0): 5000], to: room) }
            await #expect(throws: ClubFailure.inviteUsed) { try await cast.ben.join(invite, as: cast.name("Ben"), on: cast.today) }
            try await cast.admit(cast.ben, as: "Ben", to: room)
            #expect(try await cast.anna.heads(of: room).count == 2)
        },
        ClubConformance("no invitation from before a removal lets anybody in, and who came by one before stays") { cast in
            let room = try await cast.openSharedRoom()
            let old = try await cast.anna.invite(Invitation(to: .room(room), uses: 5, expires: cast.tomorrow))
            let ben = try await cast.ben.hello().member
            try await cast.settle()
            try await cast.carol.join(old, as: cast.name("Carol"), on: cast.today)
            try await cast.settle()
            let hers = try await cast.carol.invite(Invitation(to: .room(room), uses: 5, expires: cast.tomorrow))
            try await cast.settle()
            try await cast.anna.remove(ben, from: room)
            try await cast.settle()
            // The one removed may come under another name, from a machine that nobody knows.
            for word in [old, hers] {
                for store in [cast.ben, cast.annasLaptop] {
                    await #expect(throws: ClubFailure.inviteUsed) { try await store.join(word, as: cast.name("Ben"), on: cast.today) }
                }
            }
            try await cast.settle()
            #expect(try await cast.anna.heads(of: room).map(\.nickname.text).sorted() == ["Anna", "Carol"])
            try await cast.admit(cast.ben, as: "Ben", to: room)
            #expect(try await cast.anna.heads(of: room).count == 3)
        },
        ClubConformance("removing ends every joining, and leaving as well") { cast in
            let room = try await cast.openRoom().id
            try await cast.admit(cast.ben, as: "Ben", to: room)
            for isRemoved in [true, false] {
                let carol = try await cast.joinTwice(cast.carol, room)
                if isRemoved { try await cast.anna.remove(carol, from: room) } else { try await cast.carol.leave(room) }
                try await cast.settle()
                for store in [cast.anna, cast.ben] {
                    #expect(try await store.heads(of: room).map(\.id).contains(carol) == false)
                    #expect(try await store.rooms().map(\.memberCount) == [2])
                }
                #expect(try await cast.carol.rooms().isEmpty)
            }
        },
    ]
}

extension ClubCast {
    /// Joins by the words of two members, before either of their programs has let the new one in.
    fileprivate func joinTwice(_ store: any ClubStore, _ room: ClubRoomID) async throws -> MemberID {
        let words = [
            try await anna.invite(Invitation(to: .room(room), expires: tomorrow)),
            try await ben.invite(Invitation(to: .room(room), expires: tomorrow)),
        ]
        try await carry()
        for word in words {
            try await store.join(word, as: name("Carol"), on: today)
            try await carry()
        }
        try await settle()
        return try await store.hello().member
    }

    /// A question whether to walk together tomorrow.
    func request(from: MemberID, to: MemberID) -> WalkRequest {
        WalkRequest(from: from, to: to, starts: tomorrow, expires: tomorrow)
    }
}
