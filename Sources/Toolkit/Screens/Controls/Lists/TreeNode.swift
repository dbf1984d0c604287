/// Something in a tree: what it says, and what is below it, which is asked for only when somebody looks.
public final class TreeNode {
    /// The text on show.
    public var row: ListRow
    /// Whether what is below it is shown.
    public var isExpanded: Bool
    /// Whatever belongs to it.
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

    /// Whether there can be something below it.
    public var isLeaf: Bool { makeChildren == nil }
}
