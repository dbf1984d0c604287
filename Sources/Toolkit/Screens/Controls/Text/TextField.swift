import Terminal

/// One line that can be typed in; a sentence below it says what is expected, or what is wrong.
///
/// Text that is set by the program puts the caret at its end and calls nobody; with ``clearsOnInsertion`` it is selected. What is pasted is
/// taken as far as ``accepts`` and ``maximumLength`` allow, with spaces for line ends.
///
/// ## Keys
///
/// The ones that every shell has: arrows, Home and End, Ctrl-A and Ctrl-E move the caret, with Ctrl or Alt by words and with Shift
/// selecting; Ctrl-W, Ctrl-U and Ctrl-K take away the word, what is before and what is behind; Ctrl-Y puts that back, Ctrl-T exchanges two
/// characters and Alt-A selects all. Printable keys are text while the field has the focus, whatever they mean elsewhere. Enter calls
/// ``onSubmit``, or climbs to the screen's key commands where there is none.
///
/// ```swift
/// let year = TextField(placeholder: "1854", maximumLength: 4) { window.showToast($0) }
/// year.accepts = { $0.isNumber }
/// year.onChange = { [weak year] text in
///     year?.errorText = text.isEmpty || Int(text) != nil ? nil : "Expected a year"
/// }
/// ```
public class TextField: Control {
    /// The text typed so far.
    public var text: String {
        get { editor.text }
        set {
            guard newValue != editor.text else { return }
            editor = LineEditor(newValue)
            if clearsOnInsertion { editor.selectAll() }
            setNeedsDisplay()
        }
    }
    /// Indicates whether typing replaces a text that the program set, as a number that is only proposed: it is selected until the person
    /// changes it or moves the caret.
    public var clearsOnInsertion = false {
        didSet {
            guard clearsOnInsertion, !oldValue else { return }
            editor.selectAll()
            setNeedsDisplay()
        }
    }
    /// The text in the empty field, dim and in parentheses.
    public var placeholder: String {
        didSet { if placeholder != oldValue { setNeedsDisplay() } }
    }
    /// Indicates whether dots stand for what is typed, on the screen, for those who listen, and in a recording of the session.
    public var isSecure: Bool {
        didSet { if isSecure != oldValue { setNeedsDisplay() } }
    }
    /// The most characters there may be, as a person counts them; the count is shown beside the field.
    ///
    /// What is beyond it is not taken, and the field says so until something is erased.
    public var maximumLength: Int? {
        didSet { if maximumLength != oldValue { setNeedsDisplay() } }
    }
    /// The sentence below the field that says what is expected.
    public var helpText: String {
        get { note.help }
        set { note.help = newValue }
    }
    /// The sentence in place of the help that says what is wrong; nil while nothing is.
    public var errorText: String? {
        get { note.error }
        set { note.error = newValue }
    }
    /// Indicates whether it takes a character, of typed and of pasted text; the others are left out without a word, so say in ``helpText``
    /// what is expected.
    public var accepts: @MainActor (Character) -> Bool = { _ in true }
    /// Called after each change that the person made.
    public var onChange: @MainActor (String) -> Void
    /// Called by Enter; without it Enter climbs to the screen's key commands.
    public var onSubmit: (@MainActor (String) -> Void)?

    private(set) var editor: LineEditor
    private var note = FieldNote() {
        didSet {
            guard note != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// Makes a field.
    public init(
        _ text: String = "", placeholder: String = "", isSecure: Bool = false, maximumLength: Int? = nil,
        onSubmit: (@MainActor (String) -> Void)? = nil, onChange: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        self.placeholder = placeholder
        self.isSecure = isSecure
        self.maximumLength = maximumLength
        self.onChange = onChange
        self.onSubmit = onSubmit
        editor = LineEditor(text)
    }

    public override var acceptsText: Bool { isEnabled }

    public override var answeredKeys: [KeyCommand] {
        guard isEnabled else { return [] }
        return Self.textKeys(of: self) + (onSubmit == nil ? [] : [answered(.enter, title: window?.text.next ?? "")])
    }

    public override func keyPressed(_ key: Key) -> Bool {
        guard isEnabled else { return false }
        if key == .enter, let onSubmit {
            onSubmit(text)
            return true
        }
        return edit { $0.handle(key, limit: maximumLength, where: accepts) }
    }

    public override func paste(_ text: String) -> Bool {
        guard isEnabled else { return false }
        return edit {
            $0.insert(text, limit: maximumLength, where: accepts)
            return true
        }
    }

    override func replaceText(with text: String) -> Bool {
        guard isEnabled else { return false }
        return edit {
            $0.selectAll()
            if text.isEmpty { $0.backspace() } else { $0.insert(text, limit: maximumLength, where: accepts) }
            return true
        }
    }

    /// Selects everything, so that typing replaces it.
    public func selectAll() {
        _ = edit {
            $0.selectAll(); return true
        }
    }

    /// Returns whether an event would change or walk through what is typed, rather than lead on.
    func isEdited(by event: Event) -> Bool {
        switch event {
        case .key(let key):
            var probe = editor
            return key != .enter && probe.handle(key, limit: maximumLength, where: accepts)
        case .paste, .pasteTooLong, .resize, .focus, .resume: return true
        case .mouse, .terminate: return false
        }
    }

    /// Takes a passphrase in the place of the dots that stood for it in a recording.
    func exchange(for text: String) {
        _ = edit {
            $0.exchange(for: text)
            return true
        }
    }

    /// Does something with the text, and draws and tells what came of it.
    /// - Returns: whether it meant anything.
    private func edit(_ change: (inout LineEditor) -> Bool) -> Bool {
        let old = editor
        guard change(&editor) else { return false }
        if editor != old { setNeedsDisplay() }
        if editor.isCut != old.isCut { invalidateIntrinsicContentSize() }
        if editor.characters != old.characters { onChange(text) }
        return true
    }

    public override var accessibilityRole: AccessibilityRole? { isSecure ? .secureTextField : .textField }
    /// The text; of a secret nothing, not even its length.
    public override var accessibilityValue: String? { isSecure ? nil : text }
    public override var accessibilityHint: String? {
        let count = isSecure ? nil : maximumLength.map { "\(editor.characters.count)/\($0)" }
        let parts = [shownNote.error ?? shownNote.help, text.isEmpty ? placeholder : "", count ?? ""]
        return parts.filter { !$0.isEmpty }.joined(separator: "  ")
    }
    public override var accessibilityTraits: AccessibilityTraits { super.accessibilityTraits.union(shownNote.error == nil ? [] : .invalid) }
    override var accessibilityPlaceholder: String? { placeholder.isEmpty ? nil : placeholder }
    override var accessibilityCaret: Int? { isSecure ? nil : editor.caret }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: min(size.height, 1 + shownNote.lines(in: size.width, of: self).count))
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press, isEnabled, event.point.y == 0 else { return false }
        let place = line.cluster(at: event.point.x - Self.gutter)
        return edit {
            $0.move(to: place)
            return true
        }
    }

    public override var cursor: Point? {
        let line = line
        guard line.room > 0 else { return nil }
        return Point(x: Self.gutter + line.caretColumn, y: 0)
    }

    public override func draw(_ painter: inout Painter) {
        drawFocusBar(&painter)
        line.draw(&painter)
        shownNote.draw(&painter, from: 1, of: self)
    }

    /// The sentence below: what is wrong, that something was not taken, or what is expected.
    private var shownNote: FieldNote {
        guard editor.isCut, note.error == nil else { return note }
        return FieldNote(error: (window?.text ?? .en).fieldFull)
    }

    /// The part of the line that can be seen at the present width.
    private var line: TextFieldLine {
        TextFieldLine(
            editor, width: bounds.width, placeholder: placeholder, maximumLength: maximumLength, isSecure: isSecure, isEnabled: isEnabled,
            showsSelection: isFirstResponder)
    }
}
