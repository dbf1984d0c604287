import Testing
import Walking

struct TypedZoneTests {
    @Test(arguments: [
        ("Asia/Seoul", "Asia/Seoul"), ("asia/seoul", "Asia/Seoul"), ("서울", "Asia/Seoul"), (" 서울 ", "Asia/Seoul"), ("Seoul", "Asia/Seoul"),
        ("new york", "America/New_York"), ("뉴욕", "America/New_York"), ("로스 앤젤레스", "America/Los_Angeles"), ("파리", "Europe/Paris"),
        ("UTC", "UTC"),
    ])
    func `a zone is known by its name and by its cities`(_ text: String, _ id: String) {
        #expect(TypedZone(text).zone?.id == id)
    }

    @Test(
        arguments: [
            ("Soeul", "Asia/Seoul"), ("Asia/Seol", "Asia/Seoul"), ("서울시", "Asia/Seoul"), ("Europe/Pari", "Europe/Paris"),
            ("york", "America/New_York"),
            ("", nil), ("zzzzzz", nil), ("x", nil), ("Atlantis", nil),
        ] as [(String, String?)])
    func `what is no zone is answered with the nearest`(_ text: String, _ id: String?) {
        let typed = TypedZone(text)
        #expect(typed.zone == nil && typed.nearest?.id == id)
    }

    @Test(arguments: TypedZone.koreanNames) func `every Korean name leads to a zone`(_ name: String) {
        #expect(TypedZone(name).zone != nil)
    }
}
