import ScreenTesting
import Testing

@testable import Screens
@testable import Terminal

@Suite(.leavesNothing)
struct ToastViewTests {
    private let sentence = "Walk saved: 30 min. No steps known; about 3,000 at your usual pace · e enter steps"

    private func rows(_ text: String, _ width: Int, _ height: Int) async -> [String] {
        let pilot = Pilot(size: Size(width: width, height: height), root: ViewController())
        await pilot.settle()
        pilot.window.showToast(text)
        await pilot.settle()
        return (0..<height).map { pilot.row($0) }
    }

    @Test func `a sentence that is too long for a line stands on two`() async {
        let rows = await rows(sentence, 80, 24)
        #expect(rows[21].hasPrefix(" ✓ Walk saved: 30 min."))
        #expect(rows[22].hasPrefix("   ") && rows[22].contains("steps") && !rows[22].contains("…"))
    }

    @Test func `a short one stands on one, above the hint line`() async {
        let rows = await rows("Saved", 80, 24)
        #expect(rows[22].hasPrefix(" ✓ Saved") && rows[21].allSatisfy { $0 == " " })
    }

    @Test func `a long one has the lines that it needs, six at the most, and then says that there is more`() async {
        let whole = await rows(sentence + " " + sentence, 40, 16)
        #expect(!whole.contains { $0.contains("…") } && whole[14].contains("steps"))
        let cut = await rows([sentence, sentence, sentence, sentence].joined(separator: " "), 40, 16)
        #expect(cut[9].hasPrefix(" ✓ Walk") && cut[14].contains("…"))
    }

    @Test func `it leaves something of a low window to what lies under it`() async {
        let rows = await rows(sentence, 20, 4)
        #expect(rows[2].contains("…"))
        #expect(rows.filter { $0.contains("Walk") }.count == 1)
    }
}
