import Terminal

/// A rectangle of the screen that lays out its subviews and draws itself; retained, and drawn again only when it says so.
///
/// One turn of the run loop does three things with the tree, in this order, and each only where somebody asked for it:
/// `updateProperties()` (copy observed state into the view), `layoutSubviews()` (place the children), `draw(_:)` (write cells).
/// All three must be total: any size, also 0×0.
///
/// ## How it gets its size
///
/// A superview asks with ``sizeThatFits(_:)``, decides, and sets ``frame``. The answer is a preference and may not be granted, in either
/// direction; it may not depend on the frame, since it is asked before there is one. When the preferred size itself changes,
/// ``invalidateIntrinsicContentSize()`` makes everything above lay out again.
///
/// ## What a change asks for
///
/// Nothing is drawn because a property was set; a view says what follows from it, and asks for no more than that:
///
/// - it looks different: ``setNeedsDisplay()``, or ``setNeedsDisplay(_:)`` for a part
/// - its subviews belong elsewhere: ``setNeedsLayout()``
/// - it would like another size: ``invalidateIntrinsicContentSize()``
/// - it shows something that is not observable: ``setNeedsUpdateProperties()``
///
/// A view that forgets it shows the old picture until something else lies over it. The pilot of the tests finds that at once, because it
/// compares every frame with one drawn from nothing.
///
/// ## A view of your own
///
/// It says how large it would like to be, draws itself at any size, and marks what a change of its state changes:
///
/// ```swift
/// final class Stars: View {
///     var count = 0 {
///         didSet { if count != oldValue { setNeedsDisplay() } }
///     }
///
///     override func sizeThatFits(_ size: Size) -> Size { Size(width: min(5, size.width), height: min(1, size.height)) }
///
///     override func draw(_ painter: inout Painter) {
///         painter.write(String(repeating: "★", count: count), x: 0, y: 0, style: Style(.accent))
///     }
/// }
/// ```
open class View: Responder {
    /// The place in its superview, which is drawn again as a whole when that changes: it may draw around its subviews.
    public var frame: Rect = .zero {
        didSet {
            guard frame != oldValue else { return }
            if frame.size != oldValue.size { setNeedsLayout() }
            if let superview { superview.setNeedsDisplay() } else { setNeedsDisplay() }
        }
    }

    /// Indicates whether it is left out of layout, drawing and focus.
    public var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            superview?.setNeedsDisplay()
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// The view it lies in.
    public private(set) weak var superview: View?
    /// The views that lie in it, the last one on top.
    public private(set) var subviews: [View] = []
    /// The view controller whose `view` this is, as far as views know it.
    private(set) weak var manager: (any ViewManaging)?

    /// The share of spare room that a stack view gives it: zero keeps its own size.
    public var stretch = 0 {
        didSet { if stretch != oldValue { superview?.setNeedsLayout() } }
    }
    /// The columns and rows under which a stack view drops it instead of squeezing it.
    public var minimumSize: Size = .zero {
        didSet { if minimumSize != oldValue { superview?.setNeedsLayout() } }
    }

    /// Empty columns that stacks and forms leave before it, so that it lines up with what stands behind a focus bar.
    public var indent = 0 {
        didSet { if indent != oldValue { superview?.setNeedsLayout() } }
    }

    /// The resistance to being dropped where a stack view has too little room: the view with the highest goes last.
    public var compressionResistance = 0 {
        didSet { if compressionResistance != oldValue { superview?.setNeedsLayout() } }
    }

    /// The responder in this view that had the keys last, so that they return to it with the screen.
    weak var rememberedFocus: Responder?
    private var needsLayout = true
    private let properties = PropertyTracker()
    private let managerProperties = PropertyTracker()

    /// Puts the view under a screen, or under none.
    func setManager(_ manager: (any ViewManaging)?) { self.manager = manager }

    /// Its own coordinates: the same size, at (0, 0).
    public var bounds: Rect { Rect(origin: .zero, size: frame.size) }

    open override var next: Responder? {
        if let manager { return manager }
        return superview
    }

    open override func firstResponderChanged() { setNeedsDisplay() }

    /// The marks of the window it lies in; nil while it is in none.
    ///
    /// The view at the top of a window's tree has them.
    var frameMarks: FrameMarks? { superview?.frameMarks }

    /// Lets go of what it keeps only to draw faster.
    func forgetDrawing() {}

    /// Called when the keys went to or away from something in this view.
    func focusMoved() {}

    /// Copies observed state into the view; override it.
    ///
    /// Observable properties that it reads are watched, and a change runs it again before the next frame.
    open func updateProperties() {}

    /// Places the subviews in `bounds`; override it.
    ///
    /// Total: any size, also zero.
    open func layoutSubviews() {}

    /// The size it would like within `size`.
    ///
    /// Never answer with more than `size`: what is too long is cut at the edge. The default wants nothing, so a view without an answer
    /// of its own gets room only by ``stretch``, or from a superview that fills itself with it.
    open func sizeThatFits(_ size: Size) -> Size { .zero }

    /// Draws its own content; subviews are drawn after it.
    ///
    /// Total: any size, also zero.
    ///
    /// The part that is drawn was cleared before. Whatever it writes outside of its bounds is dropped, so nothing has to be counted
    /// twice. It must not change any state: nobody says when or how often it is called.
    open func draw(_ painter: inout Painter) {}

    /// The place of its caret, in its own coordinates, while it has the focus; nil hides the cursor.
    open var cursor: Point? { nil }

    /// Handles what the mouse did in it, in its own coordinates.
    /// - Returns: whether it was handled; otherwise the superview is asked.
    open func mouse(_ event: MouseEvent) -> Bool { false }

    // MARK: - For those who listen

    /// Indicates whether those who listen come to know of it and of what lies in it.
    ///
    /// Take out what is said elsewhere already, as a form does with the labels that name its controls.
    public var isAccessibilityElement = true
    /// Indicates whether those who listen are told its words whenever they change, as those of a toast: sentences that come by themselves.
    public var announcesChanges = false
    /// The name that was given to it, where what it shows is none.
    private(set) var givenAccessibilityLabel: String?

    /// The name for those who listen: the one that was set, else the view's own words.
    ///
    /// A control without words has the name of the question that it answers in a form, a prompt or an alert, else of the screen it is on;
    /// set one where a screen has two of the same kind.
    public var accessibilityLabel: String? {
        get { givenAccessibilityLabel ?? defaultAccessibilityLabel }
        set { givenAccessibilityLabel = newValue }
    }
    /// The view's own words; override it.
    open var defaultAccessibilityLabel: String? { nil }
    /// The kind of thing that it is; override it.
    ///
    /// Nil is a text where the view draws words by itself, and nothing where it only holds others.
    open var accessibilityRole: AccessibilityRole? { nil }
    /// The value that it holds, as people read it; override it.
    open var accessibilityValue: String? { nil }
    /// The sentence that says what is expected or wrong; override it.
    open var accessibilityHint: String? { nil }
    /// The state beside the focus; override it.
    open var accessibilityTraits: AccessibilityTraits { [] }
    /// The parts that are no views, such as rows, with frames in its own coordinates; override it.
    ///
    /// A part that is `focused` is so only while the view has the keys.
    open var accessibilityElements: [AccessibilityElement] { [] }
    /// Indicates whether what it draws are words, which are heard where it says nothing else of itself.
    var drawsWords: Bool { true }
    /// The words that name it only where nothing else does.
    var accessibilityPlaceholder: String? { nil }
    /// The characters before the caret, of the value; nil where there is no caret.
    var accessibilityCaret: Int? { nil }
    /// Puts another text in the place of what was typed; only what accepts text is asked.
    func replaceText(with text: String) -> Bool { paste(text) }
    /// The question that a view which lies in this one answers; nil where it asks none.
    func accessibilityQuestion(of view: View) -> String? { nil }
}

// MARK: - The tree

extension View {
    /// Adds a view above the others, taking it out of where it was.
    public func addSubview(_ view: View) {
        insertSubview(view, at: subviews.count)
    }

    /// Adds a view at a place in the order of drawing and focus, taking it out of where it was.
    ///
    /// A view that already lies above this one is not added, since a tree has no loops.
    ///
    /// - Parameters:
    ///   - view: drawn over those before it and under those after it.
    ///   - index: counted from the bottom; a place past the end is the end.
    public func insertSubview(_ view: View, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.setNeedsLayout()
        setNeedsLayout()
        setNeedsDisplay(view.frame)
        frameMarks?.setNeedsUpdate()
    }

    /// Takes it out of its superview.
    public func removeFromSuperview() {
        guard let superview else { return }
        superview.setNeedsDisplay(frame)
        superview.setNeedsLayout()
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
    }
}

// MARK: - The three passes of a frame

extension View {
    /// Says that the subviews must be laid out before the next frame; what moves then is drawn again, and nothing else.
    ///
    /// The superviews are not asked: where the preferred size changed, ``invalidateIntrinsicContentSize()`` does that.
    public func setNeedsLayout() {
        needsLayout = true
        frameMarks?.setNeedsLayout()
    }

    /// Says that `updateProperties()` must run again, where it depends on something that is not observable.
    ///
    /// Calling it many times before a frame costs one run.
    public func setNeedsUpdateProperties() {
        properties.needsUpdate = true
        frameMarks?.setNeedsUpdate()
    }

    /// The same for the view controller's `updateProperties()`.
    package func setNeedsControllerUpdate() {
        managerProperties.needsUpdate = true
        frameMarks?.setNeedsUpdate()
    }

    /// Runs `updateProperties()` where something it read has changed, here and below.
    func updatePropertiesPass() {
        if managerProperties.needsUpdate, let manager {
            managerProperties.run {
                manager.updateProperties()
            } changed: { [weak self] in
                self?.setNeedsControllerUpdate()
            }
            // It may have changed what the keys of the controller depend on, without that being observable.
            window?.chrome.setNeedsHintCheck()
        }
        if properties.needsUpdate {
            properties.run {
                updateProperties()
            } changed: { [weak self] in
                self?.setNeedsUpdateProperties()
            }
        }
        for view in subviews { view.updatePropertiesPass() }
    }

    /// Lays out the subviews where it was asked for, here and below.
    func layoutPass() {
        guard !isHidden else { return }
        if needsLayout {
            needsLayout = false
            layoutSubviews()
            manager?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutPass() }
    }

    /// Draws it and everything in it, at its place in the view whose coordinates are in force.
    func drawTree(_ painter: inout Painter) {
        guard !isHidden else { return }
        painter.within(frame) { painter in
            draw(&painter)
            for subview in subviews { subview.drawTree(&painter) }
        }
    }
}
