import Screens
import Terminal

/// Makes the published tree of what the views say, and keeps the number of a part from one frame to the next.
///
/// A part is the one of the last frame that lies in the same part and has its role and name; and where its name has changed in its place,
/// that one, unless it is a whole screen.
@MainActor
final class TreeBuilder {
    private(set) var tree: AccessibleTree?
    private var elements: [Int: AccessibilityElement] = [:]
    private var lastNumber = 0

    /// The part of a number, as the views made it for the last frame, to be worked with.
    func element(_ id: Int) -> AccessibilityElement? { elements[id] }

    /// Takes the tree of a window over.
    func build(from root: AccessibilityElement, isActive: Bool) -> AccessibleTree {
        elements.removeAll(keepingCapacity: true)
        var nodes: [Int: AccessibleNode] = [:]
        let id = add(root, in: nil, at: 0, as: tree?.root, to: &nodes)
        var new = AccessibleTree(nodes: nodes, root: id, isActive: isActive)
        let order = new.all
        let focused = order.last { $0.traits.contains(.focused) } ?? order.first { $0.role.isWhole }
        new.focus = focused?.id
        tree = new
        return new
    }

    /// Forgets everything: nobody listens any more.
    func reset() {
        tree = nil
        elements = [:]
    }

    private func add(
        _ element: AccessibilityElement, in parent: Int?, at index: Int, as known: Int?, to nodes: inout [Int: AccessibleNode]
    ) -> Int {
        let id = known ?? makeNumber()
        var node = AccessibleNode(
            id: id, parent: parent, index: index, role: element.role, label: element.label, value: element.value, hint: element.hint,
            traits: element.traits, frame: element.frame, caret: element.caret, canFocus: element.focus != nil,
            canActivate: element.activate != nil, canEdit: element.edit != nil)
        // Secrets do not even reach the thread of the bus.
        if node.role == .secureTextField { node.value = "" }
        let numbers = matches(of: element.children, among: tree?.nodes[id]?.children ?? [])
        for (index, (child, number)) in zip(element.children, numbers).enumerated() {
            node.children.append(add(child, in: id, at: index, as: number, to: &nodes))
        }
        nodes[id] = node
        elements[id] = element
        return id
    }

    private func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private struct Name: Hashable {
        var role: AccessibilityRole
        var label: String
    }

    private func matches(of elements: [AccessibilityElement], among old: [Int]) -> [Int?] {
        var free: [Name: [Int]] = [:]
        for id in old.reversed() {
            if let node = tree?.nodes[id] { free[Name(role: node.role, label: node.label), default: []].append(id) }
        }
        var found = elements.map { free[Name(role: $0.role, label: $0.label)]?.popLast() }
        let used = Set(found.compactMap { $0 })
        for (index, element) in elements.enumerated() where found[index] == nil && old.indices.contains(index) {
            let id = old[index]
            guard !used.contains(id), tree?.nodes[id]?.role == element.role, !element.role.isWhole else { continue }
            found[index] = id
        }
        return found
    }
}

extension AccessibilityRole {
    /// Indicates whether one of another name is another one: a screen, and what lies over it.
    fileprivate var isWhole: Bool {
        switch self {
        case .screen, .alert, .dialog, .menu: true
        default: false
        }
    }
}
