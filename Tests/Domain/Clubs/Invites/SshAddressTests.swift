import Clubs
import Testing

struct SshAddressTests {
    @Test(arguments: ["walk", "club@walk.example", "walk.example:2222", "club@10.0.0.7:22", "a.b-c_d@[2001:db8::1]:2222", "[::1]"])
    func `an account is the same after it was written`(_ text: String) {
        #expect(SshAddress(text)?.text == text)
    }

    @Test func `an address of version six needs no brackets where no port follows`() {
        #expect(SshAddress("club@2001:db8::1") == SshAddress(user: "club", host: "2001:db8::1"))
    }

    @Test(arguments: [
        "", "@walk", "club@", "-oProxyCommand=id", "club@-oProxyCommand=id", "-l@walk", "walk:0", "walk:022", "walk:65536", "walk:",
        "walk:a",
        "a b", "club@walk;id", "club@walk$(id)", "club@walk\n", "club@@walk", "club@[::1", "club@[::1]22", "wälk", "walk`id`", "walk\u{0}",
        "club@%h", String(repeating: "a", count: 254), String(repeating: "a", count: 65) + "@walk",
    ])
    func `nothing passes that ssh or a shell takes for something else`(_ text: String) {
        #expect(SshAddress(text) == nil)
    }

    @Test func `a seat is the same after it was written, and only then`() {
        let seat = ClubSeat(member: MemberID(rawValue: 7), device: DeviceID(rawValue: .max))
        #expect(ClubSeat(seat.text) == seat)
        for text in [
            "", ".", seat.text + ".", seat.text.uppercased(), String(seat.text.dropLast()), "\(seat.text) ", "a.b", seat.member.text,
        ] {
            #expect(ClubSeat(text) == nil)
        }
    }
}
