import Terminal

/// The view of a container: the view of one child, between what the container itself draws at the top and at the bottom.
final class ContainerView: View {
    /// The child's view.
    private(set) var content: View?
    /// A line of the container's own, above the content.
    var header: View? {
        didSet {
            oldValue?.removeFromSuperview()
            if let header { addSubview(header) }
        }
    }
    /// A line of the container's own, below the content; left out where there are fewer than four rows.
    var footer: View? {
        didSet {
            oldValue?.removeFromSuperview()
            if let footer { addSubview(footer) }
        }
    }
    /// Indicates whether the header is shown.
    var showsHeader: @MainActor () -> Bool = { true }

    /// Shows this view and no other.
    func show(_ view: View?) {
        guard content !== view || view?.superview !== self else { return }
        content?.removeFromSuperview()
        content = view
        if let view { addSubview(view) }
    }

    override func layoutSubviews() {
        var top = 0
        if let header {
            header.isHidden = !showsHeader() || bounds.height < 4
            if !header.isHidden {
                header.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
                top = bounds.height >= 12 ? 2 : 1
            }
        }
        var bottom = bounds.height
        if let footer {
            footer.isHidden = bounds.height < 4
            if !footer.isHidden {
                bottom -= 1
                footer.frame = Rect(x: 0, y: bottom, width: bounds.width, height: 1)
            }
        }
        content?.frame = Rect(x: 0, y: top, width: bounds.width, height: max(0, bottom - top))
    }
}
