import Testing
import Walking

@testable import Clubs

struct MeantMembersTests {
    private let eve = MemberID(rawValue: 7 << 110)
    private let other = MemberID(rawValue: 9 << 110)

    private func members(_ named: (MemberID, String)...) throws -> MeantMembers {
        MeantMembers(try named.map { MeantMembers.Named(id: $0.0, nickname: try #require(SharedName($0.1))) })
    }

    private func meant(_ typed: String, among members: MeantMembers) throws -> Set<MemberID> { members(try #require(SharedName(typed))) }

    @Test func `a name of one means them, and one of several means all of those`() throws {
        let alone = try members((eve, "Eve"), (other, "Anna"))
        #expect(try meant("eve", among: alone) == [eve])
        #expect(try meant("Carol", among: alone).isEmpty)
        #expect(try meant("Eve", among: members((eve, "Eve"), (other, "EVE"))) == [eve, other])
    }

    @Test func `every name that tells those of one name apart means who it is of, typed with the dot or without`() throws {
        for nickname in ["Eve", "Eve of the Long Way Home", "Eve Marsh", "walk"] {
            let both = try members((eve, nickname), (other, nickname))
            let names = both.names(of: try meant(nickname, among: both))
            #expect(names.count == 2)
            var found: Set<MemberID> = []
            for name in names {
                let one = try meant(name.text, among: both)
                #expect(one.count == 1)
                #expect(try meant(name.text.uppercased(), among: both) == one)
                #expect(try meant(name.text.filter { $0 != "·" }, among: both) == one)
                found.formUnion(one)
            }
            #expect(found == [eve, other])
        }
    }

    @Test func `nobody gets in the way of another by a name with their mark, or by an identity that begins like theirs`() throws {
        let mark = "Eve ·\(eve.text.prefix(4))"
        #expect(try meant(mark, among: members((eve, "Eve"), (other, mark))) == [eve])
        let twin = MemberID(rawValue: eve.rawValue + 1 << 60)
        let both = try members((eve, "Eve"), (twin, "Eve"))
        #expect(try meant(mark, among: both) == [eve, twin])
        let names = both.names(of: [eve, twin])
        #expect(Set(try names.flatMap { try meant($0.text, among: both) }) == [eve, twin])
        for name in names { #expect(try meant(name.text, among: both).count == 1) }
    }

    @Test func `a mark that is nobody's is a part of a name`() throws {
        let one = try members((eve, "Eve Marsh"), (other, "Eve"))
        #expect(try meant("Eve Marsh", among: one) == [eve])
    }
}
