import JSON
import Testing

@testable import Importers

struct FileNumberTests {
    @Test(arguments: [("", .none), ("12.5", .number(12.5)), ("-9", .number(-9)), ("x", .unreadable("x"))] as [(String, FileNumber)])
    func `a text is a number, none or neither`(_ text: String, _ number: FileNumber) {
        #expect(FileNumber(text) == number && FileNumber(JSONValue.string(text)) == number)
    }

    @Test func `a value of JSON is a number, none or neither`() {
        let absent: JSONValue? = nil
        #expect(FileNumber(absent) == .none && FileNumber(JSONValue.null) == .none && FileNumber(JSONValue.number(3)) == .number(3))
        for (value, text) in [(JSONValue.bool(true), "true"), (.array([]), "[…]"), (.object([:]), "{…}")] {
            #expect(FileNumber(value) == .unreadable(text))
        }
    }

    @Test func `a number in a unit that nobody knows is none`() {
        #expect(FileNumber.number(2).times(1000) == .number(2000))
        #expect(FileNumber.number(2).times(nil, unit: "furlong") == .unreadable("2.0 furlong"))
        #expect(FileNumber.unreadable("x").times(1000) == .unreadable("x") && FileNumber.none.times(1000) == .none)
    }
}
