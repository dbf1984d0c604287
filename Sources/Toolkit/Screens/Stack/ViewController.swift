import Terminal

/// One screen: it owns a view, listens to keys, and asks its view model and coordinator what to do.
open class ViewController: Responder {
    /// Where it is, for the breadcrumb.
    public var title: String?

    /// The view, if it has been loaded.
    public private(set) var viewIfLoaded: View?

    /// The view; loaded when it is first asked for.
    public var view: View {
        get {
            if let viewIfLoaded { return viewIfLoaded }
            loadView()
            let view = viewIfLoaded ?? View()
            self.view = view
            viewDidLoad()
            return view
        }
        set {
            viewIfLoaded = newValue
            newValue.viewController = self
        }
    }

    /// Makes the view and sets `view`; override it to give the screen a view of its own.
    open func loadView() { view = View() }

    /// Called once, when the view has been made.
    open func viewDidLoad() {}

    /// Copies the view model's state into the views; what it reads is watched, and a change runs it again before the next frame.
    open func updateProperties() {}

    /// Says that `updateProperties()` must run again before the next frame.
    public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsControllerUpdate() }

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// The titles that line 1 shows for it, outermost first.
    open var breadcrumb: [String] { title.map { [$0] } ?? [] }

    /// Whether there is nothing to go back to, so that `q` quits.
    open var isAtRoot: Bool { true }

    /// Whether it wants the whole window, without breadcrumb and hint line.
    open var hidesChrome: Bool { false }

    /// Who gets the keys when the screen comes on show; nil gives them to the first view that can have them.
    open var preferredFirstResponder: Responder? { nil }

    /// How it lies over what presented it.
    public var modalPresentationStyle: ModalPresentationStyle = .fullScreen

    /// The size it would like as a sheet; nil asks its view.
    public var preferredContentSize: Size?

    open override var next: Responder? { viewIfLoaded?.superview }
}
