import Terminal
import Testing

struct FunctionKeyTests {
    @Test func `key files know twenty-four function keys, by themselves and with modifiers`() {
        for number in 1...24 {
            #expect(Key(fileName: "f\(number)") == .function(number))
            #expect(Key(fileName: "ctrl-F\(number)") == Key(.function(number), .control))
            #expect(Key.function(number).fileName == "f\(number)")
        }
    }

    @Test(arguments: ["f0", "f25", "f-1", "f1x", "shift-f25"]) func `there is no other function key`(text: String) {
        #expect(Key(fileName: text) == nil)
    }

    @Test func `f alone is the letter`() {
        #expect(Key(fileName: "f") == "f")
        #expect(Key(fileName: "F") == "F")
    }
}
