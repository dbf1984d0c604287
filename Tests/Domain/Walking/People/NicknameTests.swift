import Foundation
import Testing
import Walking

struct NicknameTests {
    @Test(arguments: [("산책왕👑", 4), ("👨‍👩‍👧‍👦", 1), ("é", 1), ("e\u{301}", 1), ("Ann", 3), ("🇰🇷🇰🇷", 2), ("도윤왕 七", 5)])
    func `characters are counted as a person counts them`(text: String, count: Int) throws {
        #expect(try Nickname(text).text.count == count)
    }

    @Test func `nothing, too much and the invisible are refused`() {
        #expect(throws: Nickname.Problem.empty) { try Nickname("") }
        #expect(throws: Nickname.Problem.empty) { try Nickname("  \u{3000} ") }
        #expect(throws: Nickname.Problem.tooLong(count: 25)) { try Nickname("1234567890123456789012345") }
        #expect(throws: Nickname.Problem.unprintable) { try Nickname("a\u{1B}b") }
        #expect(throws: Nickname.Problem.unprintable) { try Nickname("a\u{202E}b") }
    }

    @Test func `names that look the same are the same`() throws {
        #expect(try Nickname("Ann").key == Nickname("ann").key)
        #expect(try Nickname("é").key == Nickname("e\u{301}").key)
        #expect(try Nickname("산책왕").key == Nickname("산책왕".decomposedStringWithCanonicalMapping).key)
    }
}
