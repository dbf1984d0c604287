import Clubs
import Testing

struct RandomIdentifierTests {
    @Test(arguments: [UInt128.min, 1, 31, 32, .max, 0x0123_4567_89AB_CDEF_0123_4567_89AB_CDEF])
    func `an identity is the same after it was written`(_ value: UInt128) {
        let id = ClubID(rawValue: value)
        #expect(id.text.utf8.count == 26)
        #expect(ClubID(id.text) == id)
        #expect(ClubID(bytes: id.bytes) == id)
    }

    @Test(arguments: [
        "", "a", String(repeating: "a", count: 25), String(repeating: "a", count: 27), String(repeating: "A", count: 26),
        String(repeating: "z", count: 26), String(repeating: "1", count: 26), "aaaaaaaaaaaaaaaaaaaaaaaa../",
        "é" + String(repeating: "a", count: 24),
    ])
    func `only what is written by an identity is read as one`(_ text: String) {
        #expect(MemberID(text) == nil)
    }

    @Test func `the bytes of an identity are sixteen`() {
        #expect(DeviceID(bytes: [UInt8](repeating: 0, count: 15)) == nil)
        #expect(DeviceID(bytes: [UInt8](repeating: 0, count: 17)) == nil)
    }

    @Test func `an identity for which a call that waits has no registers left arrives whole`() async {
        let member = MemberID.random()
        #expect(await arrived(1, 2, 3, 4, 5, member, 6, 7) == member)
    }

    /// Five of six registers are taken when its turn comes.
    private func arrived(_: Int, _: Int, _: Int, _: Int, _: Int, _ member: MemberID, _: Int, _: Int) async -> MemberID {
        await Task.yield()
        return member
    }

    @Test func `a secret is in no description`() {
        let secret = InviteSecret(rawValue: 42)
        var text = ""
        dump(secret, to: &text)
        #expect(!"\(secret) \(String(reflecting: secret)) \(text)".contains("42"))
    }
}
