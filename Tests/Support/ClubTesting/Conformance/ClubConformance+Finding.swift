import Clubs
import Testing
import Walking

extension ClubConformance {
    static let ofFinding = [
        ClubConformance("members are found by their identity or their whole name, with the state of their days") { cast in
            let room = try await cast.openSharedRoom()
            let (anna, ben) = (try await cast.anna.hello().member, try await cast.ben.hello().member)
            try await cast.ben.push([cast.day(0): 4000], to: room)
            try await cast.settle()
            let heads = try await cast.anna.heads(of: room)
            let (hers, his) = (heads.filter { $0.id == anna }, heads.filter { $0.id == ben })
            #expect(his.map(\.total) == [4000])
            #expect(try await cast.found([ben], by: cast.anna, in: room) == his)
            #expect(try await cast.found([], ["Ben"], by: cast.anna, in: room) == his)
            #expect(try await cast.found([ben], ["Ben"], by: cast.anna, in: room) == his)
            #expect(try await cast.found([], ["Anna"], by: cast.ben, in: room) == hers)
            #expect(try await cast.found([anna], ["Ben"], by: cast.ben, in: room) == heads)
            #expect(try await cast.found([.random()], ["Be", "Benny", "B_n", "%", "'"], by: cast.anna, in: room).isEmpty)
            #expect(try await cast.found([], by: cast.anna, in: room).isEmpty)
        },
        ClubConformance("nobody is found in a room by who is not in it, and who is in another room is not found") { cast in
            let room = try await cast.openSharedRoom()
            let (anna, carol) = (try await cast.anna.hello().member, try await cast.carol.hello().member)
            #expect(try await cast.found([carol], ["Carol"], by: cast.anna, in: room).isEmpty)
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.found([anna], ["Anna"], by: cast.carol, in: room) }
            await #expect(throws: ClubFailure.noSuchRoom) { try await cast.found([], by: cast.carol, in: room) }
        },
        ClubConformance("all of one name are found, and who has left no more") { cast in
            let room = try await cast.openSharedRoom()
            let ben = try await cast.ben.hello().member
            try await cast.admit(cast.carol, as: "Ben", to: room)
            let carol = try await cast.carol.hello().member
            #expect(try await cast.found([], ["Ben"], by: cast.anna, in: room).map(\.id) == [ben, carol].sorted())
            try await cast.ben.leave(room)
            try await cast.settle()
            #expect(try await cast.found([ben], ["Ben"], by: cast.anna, in: room).map(\.id) == [carol])
        },
        ClubConformance("no more are asked for at a time than are answered") { cast in
            let room = try await cast.openSharedRoom()
            let anna = try await cast.anna.hello().member
            let strangers = Set((1..<WantedMembers.maximum).map { _ in MemberID.random() })
            #expect(try await cast.found(strangers.union([anna]), by: cast.ben, in: room).map(\.id) == [anna])
            await #expect(throws: ClubFailure.tooMany) { try await cast.found(strangers.union([anna]), ["Anna"], by: cast.ben, in: room) }
        },
    ]
}

extension ClubCast {
    @discardableResult
    fileprivate func found(
        _ ids: Set<MemberID>, _ names: [String] = [], by store: any ClubStore, in room: ClubRoomID
    ) async throws -> [MemberHead] {
        try await store.find(WantedMembers(ids: ids, names: Set(names.map { try name($0) })), in: room)
    }
}
