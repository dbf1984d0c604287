import Basis
import Foundation
import Testing

struct UUIDTextTests {
    @Test func `numbers are written as Foundation writes them, and read in any letters`() throws {
        for _ in 0..<100 {
            let text = UUID().uuidString
            let number = try #require(UUIDText.number(of: text))
            #expect(UUIDText.text(of: number) == text)
            #expect(UUIDText.number(of: text.lowercased()) == number)
        }
        #expect(UUIDText.text(of: 1) == "00000000-0000-0000-0000-000000000001")
    }

    @Test(arguments: [
        "", "6BA7B810", "6BA7B8109DAD11D180B400C04FD430C8", "6BA7B810-9DAD-11D1-80B4-00C04FD430C", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8-",
        "G0A7B810-9DAD-11D1-80B4-00C04FD430C8", " 6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "6BA7B81-09DAD-11D1-80B4-00C04FD430C8",
    ])
    func `what is written otherwise is no number`(_ text: String) { #expect(UUIDText.number(of: text) == nil) }

    @Test func `a drawn number says that it was drawn, and is another each time`() {
        let drawn = (0..<100).map { _ in UUIDText.random() }
        #expect(Set(drawn).count == 100)
        for number in drawn {
            let text = Array(UUIDText.text(of: number))
            #expect(text[14] == "4" && "89AB".contains(text[19]))
        }
    }
}
