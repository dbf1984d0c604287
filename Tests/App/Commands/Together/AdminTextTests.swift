import Phrases
import Testing

@testable import gnd

struct AdminTextTests {
    @Test func `the lines of access let in the admin, and close no other database`() {
        let lines = AdminText(phrases: Phrases(.en)).access(to: "club", admin: "admin", withTokens: false).dropFirst()
        #expect(
            lines.map { $0.split(separator: " ").joined(separator: " ") } == [
                "hostssl club +gnd_guest,+gnd_member all scram-sha-256", "hostssl club admin all scram-sha-256", "host club all all reject",
            ])
    }

    @Test func `names that mean more than themselves are quoted`() {
        let lines = AdminText(phrases: Phrases(.en)).access(to: "all", admin: "Anna.B", withTokens: true)
        #expect(lines[2].contains("\"all\"  \"Anna.B\"") && lines[1].contains("gnd_gateway"))
    }
}
