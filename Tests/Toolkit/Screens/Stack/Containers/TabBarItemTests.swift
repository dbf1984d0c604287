import Testing

@testable import Screens

struct TabBarItemTests {
    @Test func `who shows an item hears of what changes of it, and not of what stays`() {
        let item = TabBarItem(title: "Walk")
        var changes = 0
        item.changed = { changes += 1 }
        for text in ["a", "a", nil, nil] {
            item.title = text
            item.image = text
            item.selectedImage = text
            item.badgeValue = text
        }
        #expect(changes == 8)
    }
}
