/// The kind of thing that a part of the screen is, for those who listen and for tests.
///
/// ```swift
/// final class Stars: View {
///     var count = 0
///
///     override var accessibilityRole: AccessibilityRole { .levelIndicator }
///     override var defaultAccessibilityLabel: String? { "Stars" }
///     override var accessibilityValue: String? { "\(count) of 5" }
/// }
/// ```
public nonisolated enum AccessibilityRole: String, CaseIterable, Sendable {
    /// The whole window.
    case window
    /// A screen: the part that a view controller fills.
    case screen
    /// A question that wants an answer.
    case alert
    /// A panel over the screen: the palette, a prompt.
    case dialog
    /// A sentence that goes by itself.
    case notification
    /// The line with the keys that can be pressed now.
    case toolbar
    /// One of them: the value is the key.
    case command
    /// Things that belong together.
    case group
    /// A title.
    case heading
    /// Text that is read.
    case staticText
    /// A picture.
    case image
    /// Something that is pressed.
    case button
    /// A yes or no.
    case checkBox
    /// A few options of which one holds.
    case radioGroup
    /// One of them.
    case radioButton
    /// A number that goes up and down.
    case stepper
    /// A date.
    case dateField
    /// A time of day.
    case timeField
    /// A line that can be typed in.
    case textField
    /// A line whose text nobody may hear.
    case secureTextField
    /// A line that narrows a list down.
    case searchField
    /// Several lines that can be typed in.
    case textView
    /// Rows, one of which the bar stands at.
    case list
    /// Rows with columns.
    case table
    /// Rows that unfold.
    case tree
    /// A row of any of them.
    case row
    /// The title of a column.
    case columnHeader
    /// A few things to choose from, over the screen.
    case menu
    /// One of them.
    case menuItem
    /// The line with the tabs.
    case tabBar
    /// One of them.
    case tab
    /// A text that is scrolled.
    case scrollArea
    /// Work that goes on.
    case progressIndicator
    /// A measure of how full something is.
    case levelIndicator
    /// Values as a picture; its parts are the values.
    case chart
    /// One value of a chart.
    case chartValue
}
