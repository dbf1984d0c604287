import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct TreeViewTests {
    private final class Told {
        var opened: [String] = []
        var made = 0
    }

    private func tree() -> (TreeView, Told) {
        let told = Told()
        let tree = TreeView([
            TreeNode(ListRow("2026", detail: "98 km"), isExpanded: true) {
                [
                    TreeNode(ListRow("11월")) {
                        told.made += 1
                        return [TreeNode(ListRow("21"), value: 21)]
                    }, TreeNode(ListRow("leaf")),
                ]
            }, TreeNode(ListRow("2025")) { [] },
        ])
        tree.onOpen = { told.opened.append($0.row.searchText) }
        return (tree, told)
    }

    @Test func `what can unfold has a sign, and what lies below is indented`() {
        let (tree, told) = tree()
        let stage = Stage(tree, width: 20, height: 6)
        #expect(stage.rows == ["▌ ▾ 2026       98 km", "    ▸ 11월", "      leaf", "  ▸ 2025", "", ""])
        #expect(told.made == 0, "what is folded is not asked for")
        stage.press(.down, .right)
        #expect(stage.rows == ["  ▾ 2026       98 km", "▌   ▾ 11월", "        21", "      leaf", "  ▸ 2025", ""] && told.made == 1)
    }

    @Test func `what is unfolded again is not made again`() {
        let (tree, told) = tree()
        let stage = Stage(tree, width: 20, height: 6)
        stage.press(.down, .right, .left, .right, .enter, .enter)
        #expect(told.made == 1 && tree.selectedNode?.isExpanded == true)
    }

    @Test(
        arguments: [
            ([.right], "11월"), (["l"], "11월"), ([.left], "2026"), ([.right, .left], "2026"), ([.right, .right, .right], "21"),
            ([.right, .right, .right, .left], "11월"), ([.down, .down], "leaf"), ([.down, .down, .right], "leaf"),
            ([.down, .down, "h"], "2026"),
            ([.end, .right], "2025"), ([.end, .right, .right], "2025"),
        ] as [([Key], String)])
    func `the arrows go in and out`(_ keys: [Key], _ expected: String) {
        let (tree, _) = tree()
        let stage = Stage(tree, width: 20, height: 6)
        for key in keys { stage.press(key) }
        #expect(tree.selectedNode?.row.cells[0].text == expected)
    }

    @Test func `at the top of the tree the way out is somebody else's`() {
        let (tree, _) = tree()
        _ = Stage(tree, width: 20, height: 6)
        #expect(tree.keyPressed(.left), "it folds")
        #expect(!tree.keyPressed(.left))
    }

    @Test func `Enter opens a leaf, once, and folds anything else`() {
        let (tree, told) = tree()
        let stage = Stage(tree, width: 20, height: 6)
        stage.press(.enter)
        #expect(stage.rows == ["▌ ▸ 2026       98 km", "  ▸ 2025", "", "", "", ""] && told.opened.isEmpty)
        stage.press(.enter, .down, .down, .enter)
        #expect(told.opened == ["leaf "])
    }

    @Test func `other roots keep the bar at its node where it is still there`() {
        let (tree, _) = tree()
        let stage = Stage(tree, width: 20, height: 6)
        stage.press(.end)
        let last = tree.roots[1]
        tree.roots = [TreeNode(ListRow("new")), last]
        #expect(tree.selectedNode === last && tree.selectedIndex == 1)
        tree.roots = []
        #expect(tree.selectedNode == nil)
        stage.press(.right, .left, .enter)
    }

    @Test func `a node knows whether there can be something below it`() {
        #expect(TreeNode(ListRow("a")).isLeaf && TreeNode(ListRow("a")).children.isEmpty)
        let empty = TreeNode(ListRow("a"), value: "v") { [] }
        #expect(!empty.isLeaf && empty.children.isEmpty && empty.value as? String == "v")
    }
}
