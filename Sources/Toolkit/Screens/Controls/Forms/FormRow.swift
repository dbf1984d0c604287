import Terminal

/// One question of a form: what is asked, and the control that answers it.
public struct FormRow {
    /// The question; empty for a button or a note that stands alone.
    public var label: String
    /// The view that answers it.
    public var control: View

    /// Makes a row.
    public init(_ label: String = "", _ control: View) {
        self.label = label
        self.control = control
    }
}
