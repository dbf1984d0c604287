import Screens
import Terminal

/// A state of a part, by its number in AT-SPI.
enum AccessibleState: UInt64, CaseIterable, Sendable {
    case active = 1
    case checked = 4
    case collapsed = 5
    case editable = 7
    case enabled = 8
    case expandable = 9
    case expanded = 10
    case focusable = 11
    case focused = 12
    case modal = 16
    case multiLine = 17
    case selectable = 22
    case selected = 23
    case sensitive = 24
    case showing = 25
    case singleLine = 26
    case visible = 30
    case invalidEntry = 36
    case checkable = 41
    case readOnly = 43

    /// The name in events.
    var name: String {
        switch self {
        case .active: "active"
        case .checked: "checked"
        case .collapsed: "collapsed"
        case .editable: "editable"
        case .enabled: "enabled"
        case .expandable: "expandable"
        case .expanded: "expanded"
        case .focusable: "focusable"
        case .focused: "focused"
        case .modal: "modal"
        case .multiLine: "multi-line"
        case .selectable: "selectable"
        case .selected: "selected"
        case .sensitive: "sensitive"
        case .showing: "showing"
        case .singleLine: "single-line"
        case .visible: "visible"
        case .invalidEntry: "invalid-entry"
        case .checkable: "checkable"
        case .readOnly: "read-only"
        }
    }
}

/// The states of a part, a bit each.
struct AccessibleStates: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ states: AccessibleState...) { rawValue = states.reduce(0) { $0 | 1 << $1.rawValue } }

    func contains(_ state: AccessibleState) -> Bool { rawValue & 1 << state.rawValue != 0 }

    mutating func insert(_ state: AccessibleState) { self = union(Self(state)) }

    /// The two words that go over the bus.
    var words: [UInt32] { [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)] }
}

extension AccessibleTree {
    /// The states of a part.
    func states(of node: AccessibleNode) -> AccessibleStates {
        var states = AccessibleStates(.visible)
        if !node.frame.isEmpty || node.id == root { states.insert(.showing) }
        if !node.traits.contains(.notEnabled) { states.formUnion(AccessibleStates(.enabled, .sensitive)) }
        if node.traits.contains(.focusable) || node.canFocus || node.id == focus { states.insert(.focusable) }
        if node.id == focus { states.insert(.focused) }
        if node.id == root, isActive { states.insert(.active) }
        if node.traits.contains(.invalid) { states.insert(.invalidEntry) }
        if node.traits.contains(.expanded) { states.formUnion(AccessibleStates(.expandable, .expanded)) }
        if node.traits.contains(.collapsed) { states.formUnion(AccessibleStates(.expandable, .collapsed)) }
        switch node.role {
        case .alert, .dialog, .menu: states.insert(.modal)
        case .checkBox: states.insert(.checkable)
        case .textView: states.insert(.multiLine)
        case .radioButton:
            states.insert(.checkable)
            if node.traits.contains(.selected) { states.insert(.checked) }
        default: break
        }
        if node.traits.contains(.checked) { states.formUnion(AccessibleStates(.checkable, .checked)) }
        if node.hasText, node.role != .textView { states.insert(.singleLine) }
        if node.canEdit { states.insert(.editable) } else if node.hasText { states.insert(.readOnly) }
        if let parent = node.parent.flatMap({ nodes[$0] }), parent.choosesPart, node.canFocus || node.canActivate {
            states.insert(.selectable)
            if node.traits.contains(.selected) { states.insert(.selected) }
        }
        return states
    }
}
