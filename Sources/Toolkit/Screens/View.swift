import Terminal

/// A rectangle of the screen that lays out its subviews and draws itself; retained, and drawn again only when it says so.
open class View: Responder {
    /// Where it lies in its superview.
    public var frame: Rect = .zero {
        didSet {
            guard frame != oldValue else { return }
            if frame.size != oldValue.size { setNeedsLayout() }
            superview?.setNeedsDisplay()
            setNeedsDisplay()
        }
    }
    /// Its own coordinates: the same size, at (0, 0).
    public var bounds: Rect { Rect(origin: .zero, size: frame.size) }
    /// Whether it is left out of layout, drawing and focus.
    public var isHidden = false {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    public private(set) weak var superview: View?
    public private(set) var subviews: [View] = []

    /// The view controller whose `view` this is.
    public internal(set) weak var viewController: ViewController?

    open override var next: Responder? { viewController ?? superview }

    /// Adds a view above the others.
    public func addSubview(_ view: View) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
        setNeedsLayout()
    }

    /// Takes it out of its superview.
    public func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        superview.setNeedsLayout()
        self.superview = nil
    }

    /// Says that the subviews must be laid out before the next frame.
    public func setNeedsLayout() {}

    /// Says that it must be drawn again in the next frame.
    public func setNeedsDisplay() {}

    /// Places the subviews in `bounds`; override it. Total: any size, also zero.
    open func layoutSubviews() {}

    /// The size it would like within `size`.
    open func sizeThatFits(_ size: Size) -> Size { .zero }

    /// Draws its own content; subviews are drawn after it. Total: any size, also zero.
    open func draw(_ painter: inout Painter) {}
}
