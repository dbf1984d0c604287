import Bus
import Screens
import Terminal

extension AccessibleService {
    /// The place of a part in cells, and the way of the keys to it.
    func component(_ call: BusMessage, of node: AccessibleNode) -> Answer {
        let frame = node.frame
        func rectangle() -> BusValue {
            .tuple([frame.minX, frame.minY, frame.width, frame.height].map { .int(Int32($0)) })
        }
        switch call.member {
        case "GrabFocus": return (.value(.bool(node.canFocus)), node.canFocus ? .focus(node.id) : nil)
        case "GetExtents": return (.value(rectangle()), nil)
        case "GetPosition": return (.values([.int(Int32(frame.minX)), .int(Int32(frame.minY))]), nil)
        case "GetSize": return (.values([.int(Int32(frame.width)), .int(Int32(frame.height))]), nil)
        case "Contains", "GetAccessibleAtPoint":
            guard call.arguments.count == 3, let x = call.arguments[0].number, let y = call.arguments[1].number else {
                return (.wrongArguments, nil)
            }
            let point = Point(x: x, y: y)
            guard call.member == "GetAccessibleAtPoint" else { return (.value(.bool(frame.contains(point))), nil) }
            return (.value(reference(tree.all(from: node.id).last { $0.frame.contains(point) }?.id).value), nil)
        // The layer of a window, and that of what lies in one.
        case "GetLayer": return (.value(.uint(node.id == tree.root ? 7 : 3)), nil)
        case "GetAlpha": return (.value(.double(1)), nil)
        case "ScrollTo", "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": return (.value(.bool(false)), nil)
        default: return (.unknownMethod(call.member), nil)
        }
    }

    /// The one thing that is done with a part: what Enter does there, or the command itself.
    func action(_ call: BusMessage, of node: AccessibleNode) -> Answer {
        let name = node.role == .command ? "press" : "activate"
        if call.member == "GetActions" {
            return (.value(.array(of: "(sss)", [.tuple([.text(name), .text(node.label), .text(node.key)])])), nil)
        }
        guard let index = call.arguments.first?.number else { return (.wrongArguments, nil) }
        switch call.member {
        case "DoAction":
            let canBeDone = index == 0 && !node.traits.contains(.notEnabled)
            return (.value(.bool(canBeDone)), canBeDone ? .activate(node.id) : nil)
        case "GetName", "GetLocalizedName": return (.value(.text(index == 0 ? name : "")), nil)
        case "GetDescription": return (.value(.text(index == 0 ? node.label : "")), nil)
        case "GetKeyBinding": return (.value(.text(index == 0 ? node.key : "")), nil)
        default: return (.unknownMethod(call.member), nil)
        }
    }

    /// The rows of a list, the options of a choice.
    func selection(_ call: BusMessage, of node: AccessibleNode) -> Answer {
        let chosen = tree.chosen(in: node)
        switch call.member {
        case "GetSelectedChild", "IsChildSelected", "SelectChild":
            guard let index = call.arguments.first?.number else { return (.wrongArguments, nil) }
            if call.member == "GetSelectedChild" {
                return (.value(reference(chosen.indices.contains(index) ? chosen[index] : nil).value), nil)
            }
            guard node.children.indices.contains(index), let child = tree.nodes[node.children[index]] else {
                return (.value(.bool(false)), nil)
            }
            guard call.member == "SelectChild" else { return (.value(.bool(chosen.contains(child.id))), nil) }
            return (.value(.bool(child.canFocus)), child.canFocus ? .focus(child.id) : nil)
        case "DeselectChild", "DeselectSelectedChild", "SelectAll", "ClearSelection": return (.value(.bool(false)), nil)
        default: return (.unknownMethod(call.member), nil)
        }
    }
}
