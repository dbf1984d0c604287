import Testing

@testable import Screens

struct TextAlignmentTests {
    @Test(
        arguments: [
            (4, 10, 0, 3, 6), (5, 10, 0, 2, 5), (10, 10, 0, 0, 0), (12, 10, 0, 0, 0), (0, 10, 0, 5, 10), (3, 0, 0, 0, 0), (0, 0, 0, 0, 0),
        ])
    func `text begins where its side is, and never before the room does`(
        _ width: Int, _ room: Int, _ left: Int, _ center: Int, _ right: Int
    ) {
        #expect(TextAlignment.left.offset(of: width, in: room) == left)
        #expect(TextAlignment.center.offset(of: width, in: room) == center)
        #expect(TextAlignment.right.offset(of: width, in: room) == right)
    }
}
