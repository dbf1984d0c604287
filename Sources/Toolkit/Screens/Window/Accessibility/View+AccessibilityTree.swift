import Terminal

extension View {
    /// The parts that this view is to those who listen: itself with what lies in it, or only that.
    ///
    /// The view of a screen lies in the screen, which is a part by itself.
    func accessibilityParts() -> [AccessibilityElement] {
        guard !isHidden, isAccessibilityElement else { return [] }
        guard let screenRole else { return ownParts() }
        return [AccessibilityElement(screenRole, viewController?.title ?? "", frame: visibleRectInWindow, children: ownParts())]
    }

    private func ownParts() -> [AccessibilityElement] {
        let isFocusable = canBecomeFirstResponder
        let isSeen = !bounds.isEmpty || isFocusable
        let below = (isSeen ? accessibilityElements.map(placed) : []) + subviews.flatMap { $0.accessibilityParts() }
        guard isSeen else { return below }
        // A view without a role of its own is what it draws.
        let words = accessibilityRole == nil ? paintedText : ""
        guard var role = accessibilityRole ?? (isFocusable ? .group : words.isEmpty ? nil : .staticText) else {
            return below
        }
        if announcesChanges, role == .staticText || role == .heading { role = .notification }
        var element = AccessibilityElement(
            role, name(orPainted: words), value: accessibilityValue ?? "", hint: accessibilityHint ?? "", traits: accessibilityTraits,
            frame: visibleRectInWindow, children: below)
        if isFocusable {
            element.traits.formUnion(isFirstResponder ? [.focusable, .focused] : .focusable)
            element.focus = { [weak self] in self?.becomeFirstResponder() ?? false }
            element.activate = { [weak self] in self?.accessibilityActivate() ?? false }
            element.caret = accessibilityCaret
            if acceptsText {
                element.edit = { [weak self] text in self?.becomeFirstResponder() ?? false && self?.replaceText(with: text) ?? false }
            }
        }
        // What is only text stands before what lies in it, rather than around it.
        guard role == .staticText, !below.isEmpty else { return [element] }
        element.children = []
        return [element] + below
    }

    /// Gives it the keys and presses Enter, as a person does with it.
    /// - Returns: whether it got the keys and Enter meant something.
    func accessibilityActivate() -> Bool { becomeFirstResponder() && window?.dispatch(.key(.enter)) ?? false }

    /// A part that is no view, at its place in the window, and with the state of the view.
    private func placed(_ element: AccessibilityElement) -> AccessibilityElement {
        var element = element
        let corner = convertToWindow(.zero)
        element.frame = element.frame.offsetBy(x: corner.x, y: corner.y).intersection(visibleRectInWindow)
        element.children = element.children.map(placed)
        if !isFirstResponder { element.traits.remove(.focused) }
        return element
    }

    /// The name: the one that was given, else its own words behind those of the question that it answers, else the nearest that there are.
    private func name(orPainted words: String) -> String {
        if let givenAccessibilityLabel { return givenAccessibilityLabel }
        let own = defaultAccessibilityLabel ?? ""
        guard canBecomeFirstResponder || own.isEmpty && words.isEmpty else { return own.isEmpty ? words : own }
        let question = question
        // The words of a form's row and those of its control belong together: “Lent”, “yes, until Friday”.
        if !own.isEmpty { return question?.asker is FormView ? "\(question?.label ?? ""), \(own)" : own }
        if !words.isEmpty { return words }
        return question?.label ?? accessibilityPlaceholder ?? nearestTitle
    }

    /// The nearest question that a view above it asks of it.
    private var question: (label: String, asker: View)? {
        var here = superview
        while let asker = here {
            if let label = asker.accessibilityQuestion(of: self), !label.isEmpty { return (label, asker) }
            // A question of another screen is none of its own.
            if asker.viewController != nil { return nil }
            here = asker.superview
        }
        return nil
    }

    /// The title of the innermost screen it lies in that has one; what lies over the screens has that of the overlay.
    private var nearestTitle: String {
        climb { responder in (responder as? ViewController)?.title.flatMap { $0.isEmpty ? nil : $0 } } ?? ""
    }

    /// The role of the screen that it is the view of; nil for any other view, and for containers, which are heard by what they show.
    private var screenRole: AccessibilityRole? {
        guard let viewController, !viewController.isContainer else { return nil }
        return viewController is AlertController ? .alert : .screen
    }

    /// The text that it draws by itself, without paint and without what lies in it.
    private var paintedText: String {
        guard drawsWords, !bounds.isEmpty else { return "" }
        var painter = Painter(canvas: Canvas(size: bounds.size), origin: .zero, clip: bounds, bounds: bounds)
        draw(&painter)
        let text = LinearScreen.text(of: painter.finish())
        // Dots stand where nothing is known, or for a shape.
        return text.allSatisfy { $0 == "·" || $0.isWhitespace } ? "" : text
    }
}
