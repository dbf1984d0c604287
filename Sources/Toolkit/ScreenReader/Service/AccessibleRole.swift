import Screens

extension AccessibilityRole {
    /// The number and the name of the role in AT-SPI; in a tree and a table a row is another one.
    func atspi(in parent: AccessibilityRole?) -> (number: UInt32, name: String) {
        switch self {
        case .window: (23, "frame")
        case .screen: (39, "panel")
        case .alert: (2, "alert")
        case .dialog: (16, "dialog")
        case .notification: (101, "notification")
        case .toolbar: (63, "tool bar")
        case .command, .button: (43, "push button")
        case .group, .radioGroup: (99, "grouping")
        case .heading: (83, "heading")
        case .staticText, .chartValue: (29, "label")
        case .image: (27, "image")
        case .checkBox: (7, "check box")
        case .radioButton: (44, "radio button")
        case .stepper, .timeField: (52, "spin button")
        case .dateField: (12, "date editor")
        case .textField, .searchField: (79, "entry")
        case .secureTextField: (40, "password text")
        case .textView: (61, "text")
        case .list: (31, "list")
        case .table: (55, "table")
        case .tree: (65, "tree")
        case .row: parent == .tree ? (91, "tree item") : parent == .table ? (90, "table row") : (32, "list item")
        case .columnHeader: (57, "table column header")
        case .menu: (33, "menu")
        case .menuItem: (35, "menu item")
        case .tabBar: (38, "page tab list")
        case .tab: (37, "page tab")
        case .scrollArea: (49, "scroll pane")
        case .progressIndicator: (42, "progress bar")
        case .levelIndicator: (103, "level bar")
        case .chart: (80, "chart")
        }
    }
}
