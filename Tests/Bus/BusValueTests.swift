import Bus
import Testing

struct BusValueTests {
    @Test(
        arguments: [
            (.bool(true), "b"), (.int(-1), "i"), (.uint(1), "u"), (.double(0.5), "d"), (.text("a"), "s"), (.path("/"), "o"),
            (.bytes([1]), "ay"),
            (.array(of: "s", []), "as"), (.texts([("a", "b")]), "a{ss}"), (.tuple([.text("a"), .path("/")]), "(so)"),
            (.entry(.text("a"), .variant(.int(1))), "{sv}"), (.variant(.bytes([])), "v"), (.unknown, ""),
        ] as [(BusValue, String)])
    func `a value says its type as D-Bus writes it`(_ value: BusValue, _ signature: String) {
        #expect(value.signature == signature)
    }

    @Test func `what is asked of a variant is asked of what is in it`() {
        #expect(BusValue.variant(.uint(7)).number == 7 && BusValue.int(-7).number == -7 && BusValue.text("7").number == nil)
        #expect(BusValue.variant(.path("/a")).text == "/a" && BusValue.int(1).text == nil)
        #expect(BusValue.variant(.bool(true)).truth == true && BusValue.int(1).truth == nil)
        #expect(BusValue.variant(.array(of: "i", [.int(1)])).members == [.int(1)])
        #expect(BusValue.entry(.text("a"), .int(1)).members == [.text("a"), .int(1)] && BusValue.bytes([1]).members.isEmpty)
    }
}
