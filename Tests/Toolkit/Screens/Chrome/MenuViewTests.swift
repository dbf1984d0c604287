import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct MenuViewTests {
    private final class Told { var done: [String] = [] }

    private func stage(_ size: Size = Size(width: 40, height: 12), items: Int = 2) -> (Stage, Told) {
        let told = Told()
        let stage = Stage(Button("below") { told.done.append("below") }, size: size)
        let edit = MenuItem("Edit", key: "e") { told.done.append("edit") }
        let more = (0..<items - 2).map { number in MenuItem("more \(number)") { told.done.append("more \(number)") } }
        let delete = MenuItem("지우기", key: .delete, disabledReason: "it is lent") { told.done.append("delete") }
        let last = MenuItem("Share") { told.done.append("share") }
        stage.window.showMenu([edit, .separator, delete] + more + [last], title: "Walden")
        stage.render()
        return (stage, told)
    }

    @Test func `it stands in the middle with its title, its keys and its lines`() {
        let (stage, _) = stage()
        let lines = stage.rows.map { String($0[...].trimmed) }.filter { $0.hasPrefix("┌") || $0.hasPrefix("│") || $0.hasPrefix("└") }
        #expect(lines[0] == "┌─ Walden ───────┐" && lines.count == 6)
        #expect(lines[1] == "│▌ Edit        e │" && lines[2] == "│────────────────│")
        #expect(lines[3] == "│  지우기    del │" && lines[4] == "│  Share         │")
    }

    @Test(
        arguments: [
            ([.enter], ["edit"]), ([" "], ["edit"]), (["e"], ["edit"]), ([.down, .down, .enter], ["share"]), ([.up, .enter], ["share"]),
            (["k", " "], ["share"]), (["j", "j", "j", .enter], ["edit"]), ([.escape], []), (["x"], []), (["x", .enter], ["edit"]),
        ] as [([Key], [String])])
    func `keys walk past lines and round the ends, and choose once`(_ keys: [Key], _ expected: [String]) {
        let (stage, told) = stage()
        for key in keys { stage.press(key) }
        #expect(told.done == expected)
        #expect(stage.window.hasOverlay == (keys == ["x"]))
    }

    @Test func `what cannot be chosen says why and leaves the menu open`() {
        for keys in [[Key.down, .enter], [.delete]] {
            let (stage, told) = stage()
            for key in keys { stage.press(key) }
            #expect(told.done.isEmpty && stage.window.toast == "it is lent" && stage.window.hasOverlay)
        }
    }

    @Test func `a click chooses, one on a line does nothing, one beside it closes`() {
        let (stage, told) = stage()
        let canvas = stage.device.canvas
        let top = (0..<12).first { canvas.text(row: $0).contains("┌") } ?? 0
        stage.mouse(.press, x: 20, y: top + 2)
        #expect(told.done.isEmpty && stage.window.hasOverlay)
        stage.mouse(.press, x: 20, y: top + 4)
        #expect(told.done == ["share"] && !stage.window.hasOverlay)
        let (other, nothing) = self.stage()
        other.mouse(.press, x: 1, y: 3)
        #expect(nothing.done.isEmpty && !other.window.hasOverlay)
    }

    @Test func `where it is low it scrolls, and a click means what is seen`() {
        let (stage, told) = stage(Size(width: 40, height: 8), items: 12)
        for _ in 0..<12 { stage.press(.down) }
        #expect(stage.content.contains("▌ Share") && !stage.content.contains("Edit"))
        stage.mouse(.press, x: 20, y: 5)
        #expect(told.done == ["share"])
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 3), (10, 4), (200, 60)])
    func `it draws at any size`(_ width: Int, _ height: Int) {
        let (stage, _) = stage(Size(width: width, height: height))
        stage.press(.down, .up)
        for y in 0..<height { #expect(TextWidth.of(stage.device.canvas.text(row: y)) <= width) }
    }

    @Test func `a menu of nothing is not shown`() {
        let stage = Stage(Label("below"))
        stage.window.showMenu([])
        stage.window.showMenu([.separator, .separator], title: "Nothing")
        #expect(!stage.window.hasOverlay)
    }
}
