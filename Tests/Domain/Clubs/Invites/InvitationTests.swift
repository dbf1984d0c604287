import Clubs
import Testing
import Walking

struct InvitationTests {
    @Test(arguments: [(-5, 1), (0, 1), (1, 1), (10, 10), (100, 100), (101, 100), (.max, 100)])
    func `an invitation to a room is for one to a hundred people`(_ uses: Int, _ expected: Int) {
        #expect(Invitation(to: .room(.random()), uses: uses, expires: Instant(seconds: 0)).uses == expected)
    }

    @Test func `another machine is always one`() {
        #expect(Invitation(to: .machine, uses: 50, expires: Instant(seconds: 0)).uses == 1)
    }

    @Test func `each invitation draws its secret, which no description shows`() {
        let (first, second) = (
            Invitation(to: .machine, expires: Instant(seconds: 0)), Invitation(to: .machine, expires: Instant(seconds: 0))
        )
        #expect(first.secret != second.secret)
        #expect(!"\(first)".contains(String(first.secret.rawValue)) && !String(reflecting: first.secret).contains(first.secret.text))
    }

    @Test func `an invite says its end to the second, as its word does`() throws {
        let name = try #require(SharedName("Walkers"))
        let invite = Invite(
            club: .random(), clubName: name, purpose: .machine, address: .folder(founder: .random()), secret: .random(),
            expires: Instant(seconds: 100) + .milliseconds(900))
        #expect(invite.expires == Instant(seconds: 100))
    }
}
