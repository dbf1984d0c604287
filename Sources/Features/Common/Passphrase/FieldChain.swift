import Screens

/// The fields of a form through which a key leads, each to the next.
package struct FieldChain {
    private let fields: [TextField]

    package init(_ fields: TextField...) { self.fields = fields }

    /// The command that leads on from the field that has the focus; nil where that is the last one, or none.
    package func next(_ entry: KeyEntry) -> KeyCommand? {
        for (field, following) in zip(fields, fields.dropFirst()) where field.isFirstResponder {
            return KeyCommand(entry, hint: 0) { following.becomeFirstResponder() }
        }
        return nil
    }
}
