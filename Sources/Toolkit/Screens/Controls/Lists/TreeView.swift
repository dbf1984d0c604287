import Terminal

/// Rows that have rows below them, which unfold with → and fold with ←.
///
/// ```swift
/// let tree = TreeView([
///     TreeNode(ListRow("Thoreau"), isExpanded: true) { [TreeNode(ListRow("Walden"), value: books[0])] }
/// ])
/// tree.onOpen = { node in if let book = node.value as? Book { window.showToast(book.title) } }
/// ```
///
/// → on a folded node unfolds it, and on an unfolded one goes to the first below; ← folds, and on what cannot be folded goes to the node
/// above. At the top ← climbs. Enter unfolds and folds as well, but on a leaf calls ``onOpen``. All keys of a list work too.
///
/// The rows on show are the unfolded nodes one below the other. They are collected by ``rebuild()``, which a change of ``roots`` calls and
/// which you call after you have changed a node; the bar stays on its node as long as that is there.
public final class TreeView: ListView {
    /// The topmost nodes.
    public var roots: [TreeNode] {
        didSet { rebuild() }
    }
    /// Called by Enter on a leaf; on another node Enter unfolds and folds.
    public var onOpen: @MainActor (TreeNode) -> Void = { _ in }

    private var lines: [(node: TreeNode, depth: Int)] = []

    /// Makes a tree.
    public init(_ roots: [TreeNode] = []) {
        self.roots = roots
        super.init()
        numberOfRows = { [weak self] in self?.lines.count ?? 0 }
        row = { [weak self] in self?.listRow($0) ?? .blank }
        onActivate = { [weak self] in self?.open($0) }
        rebuild()
    }

    /// The node the bar stands at.
    public var selectedNode: TreeNode? { selectedIndex.map { lines[$0].node } }

    /// Says that nodes changed.
    public func rebuild() {
        let node = lines.indices.contains(selected) ? lines[selected].node : nil
        lines = []
        for root in roots { append(root, depth: 0) }
        reloadData(barAt: node.flatMap { node in lines.firstIndex { $0.node === node } } ?? selected)
    }

    private func append(_ node: TreeNode, depth: Int) {
        lines.append((node, depth))
        guard node.isExpanded else { return }
        for child in node.children { append(child, depth: depth + 1) }
    }

    public override var accessibilityRole: AccessibilityRole? { .tree }

    private func listRow(_ index: Int) -> ListRow {
        guard lines.indices.contains(index) else { return .blank }
        let (node, depth) = lines[index]
        var row = node.row
        guard !row.cells.isEmpty else { return row }
        // The sign is said as a state.
        row.accessibilityLabel = row.sentence
        row.accessibilityTraits = node.isLeaf ? [] : node.isExpanded ? .expanded : .collapsed
        let sign = node.isLeaf ? "  " : node.isExpanded ? "▾ " : "▸ "
        row.cells[0].text = String(repeating: "  ", count: depth) + sign + row.cells[0].text
        return row
    }

    private func open(_ index: Int) {
        let node = lines[index].node
        if node.isLeaf { onOpen(node) } else { fold(node, to: !node.isExpanded) }
    }

    private func fold(_ node: TreeNode, to isExpanded: Bool) {
        guard node.isExpanded != isExpanded else { return }
        node.isExpanded = isExpanded
        rebuild()
    }

    public override var answeredKeys: [KeyCommand] {
        acceptsText ? super.answeredKeys : super.answeredKeys + [answered(.right, .left, "l", "h", title: keyNames.unfold)]
    }

    public override func keyPressed(_ key: Key) -> Bool {
        guard !acceptsText, let index = selectedIndex, [.left, .right, "h", "l"].contains(key) else { return super.keyPressed(key) }
        let (node, depth) = lines[index]
        if key == .right || key == "l" {
            guard !node.isLeaf else { return true }
            if node.isExpanded, !node.children.isEmpty { return select(index + 1, notify: true) }
            fold(node, to: true)
        } else if node.isExpanded, !node.isLeaf {
            fold(node, to: false)
        } else if let parent = lines[..<index].lastIndex(where: { $0.depth < depth }) {
            return select(parent, notify: true)
        } else {
            // At the top of the tree ← belongs to whoever is outside.
            return false
        }
        return true
    }
}

/// Something in a tree: what it says, and what is below it, which is asked for only when it is expanded.
///
/// The children are made once, when the node is first unfolded, so a tree of files reads only the folders that a person opens. A node
/// without `children` is a leaf; one whose children are an empty array is a branch with nothing in it.
///
/// ```swift
/// let shelf = TreeNode(ListRow("Shelf")) { books.map { TreeNode(ListRow($0.title), value: $0) } }
/// ```
public final class TreeNode {
    /// The text on show.
    public var row: ListRow
    /// Indicates whether what is below it is shown.
    public var isExpanded: Bool
    /// A value that belongs to the node.
    public var value: Any?
    private let makeChildren: (@MainActor () -> [TreeNode])?

    /// The nodes below it; made when it is first unfolded.
    public private(set) lazy var children: [TreeNode] = makeChildren?() ?? []

    /// Makes a node; without `children` it is a leaf.
    public init(_ row: ListRow, value: Any? = nil, isExpanded: Bool = false, children: (@MainActor () -> [TreeNode])? = nil) {
        self.row = row
        self.value = value
        self.isExpanded = isExpanded
        makeChildren = children
    }

    /// Indicates whether there can be something below it.
    public var isLeaf: Bool { makeChildren == nil }
}
