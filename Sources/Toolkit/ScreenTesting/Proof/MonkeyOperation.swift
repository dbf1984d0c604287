/// One thing that the monkey does.
///
/// Numbers are places in lists that may be shorter by then; an operation that makes no sense is done all the same, since stacks must take
/// nonsense without harm.
///
/// ```swift
/// #expect(Monkey.replay([.push, .push, .popTo(7), .escape]) == nil)
/// ```
public nonisolated enum MonkeyOperation: Hashable, Sendable, CustomStringConvertible {
    case push, pop, popToRoot, present, dismiss, escape
    /// Presents a stack in a side menu, which slides in.
    case presentMenu
    /// Lets a frame's time pass, so that a menu is further on its way.
    case wait
    /// Pops what is below the modals.
    case popBelow
    /// Pops to a place on the front stack.
    case popTo(Int)
    /// Moves the lowest of the front stack to the top.
    case rotate
    /// Exchanges the top of the front stack.
    case replaceTop
    /// Chooses a tab.
    case select(Int)
    /// Lets the front screen refuse to leave, or agree again.
    case toggleGuard
    /// Pops and pushes as one change.
    case popAndPush

    /// The operation as a test would write it.
    public var description: String {
        switch self {
        case .popTo(let place): ".popTo(\(place))"
        case .select(let tab): ".select(\(tab))"
        case .push: ".push"
        case .pop: ".pop"
        case .popToRoot: ".popToRoot"
        case .present: ".present"
        case .presentMenu: ".presentMenu"
        case .wait: ".wait"
        case .dismiss: ".dismiss"
        case .escape: ".escape"
        case .popBelow: ".popBelow"
        case .rotate: ".rotate"
        case .replaceTop: ".replaceTop"
        case .toggleGuard: ".toggleGuard"
        case .popAndPush: ".popAndPush"
        }
    }

    static func random(_ random: inout some RandomNumberGenerator) -> MonkeyOperation {
        switch Int.random(in: 0..<24, using: &random) {
        case 0..<6: .push
        case 6..<9: .pop
        case 9: .popToRoot
        case 10: .present
        case 11: .presentMenu
        case 12: .dismiss
        case 13, 14: .escape
        case 15: .popBelow
        case 16: .popTo(Int.random(in: 0..<6, using: &random))
        case 17: .rotate
        case 18: .replaceTop
        case 19, 20: .select(Int.random(in: 0..<3, using: &random))
        case 21: .toggleGuard
        case 22: .wait
        default: .popAndPush
        }
    }
}
