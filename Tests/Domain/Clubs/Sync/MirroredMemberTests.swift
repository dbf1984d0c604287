import Testing
import Walking

@testable import Clubs

struct MirroredMemberTests {
    private let date = CivilDate(dayNumber: 20_773)

    private func head(_ revision: Int64, total: Int = 300) throws -> MemberHead {
        MemberHead(
            id: MemberID(rawValue: 1), nickname: try #require(SharedName("Ann")), joined: date, revision: Revision(rawValue: revision),
            total: total)
    }

    /// A member as they were seen at the revision 5, with 300 steps.
    private func member() throws -> MirroredMember { MirroredMember(head: try head(5), days: [date: 100, date.adding(days: 1): 200]) }

    @Test func `newer days are asked for from the revision that is known`() throws {
        #expect(try member().known(for: head(6, total: 900)) == Revision(rawValue: 5))
    }

    @Test func `nothing is asked for where nothing changed`() throws {
        #expect(try member().known(for: head(5)) == nil)
    }

    @Test func `a store that went back, or has other days at the same revision, is asked for all`() throws {
        #expect(try member().known(for: head(4)) == Revision.none)
        #expect(try member().known(for: head(5, total: 299)) == Revision.none)
    }
}
