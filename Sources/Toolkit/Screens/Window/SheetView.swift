import Terminal

/// One layer of the window: a screen that fills the content, or a panel over the dimmed screen below.
///
/// A sheet that does not cover everything draws itself over what is below: first everything is dimmed, then the panel is put in its place.
/// So the screens below are drawn as always and know nothing of it.
final class SheetView: View {
    let controller: ViewController
    let content: View
    var isRoot = false {
        didSet {
            guard isRoot != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The share of a side menu that has come in from its edge: 0 is out of sight, 1 is its place.
    var reach = 1.0 {
        didSet {
            guard reach != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    init(_ controller: ViewController) {
        self.controller = controller
        content = controller.view
        super.init()
        addSubview(content)
    }

    /// Indicates whether nothing of the layers below can be seen.
    var coversEverything: Bool { isRoot || controller.modalPresentationStyle == .fullScreen }

    override func layoutSubviews() {
        content.frame = contentFrame
    }

    override func draw(_ painter: inout Painter) {
        guard !coversEverything else { return }
        guard hasBorder else { return painter.fill(bounds, style: Style(.panel)) }
        painter.restyle(bounds) { Style($0.role == .text ? .tertiary : $0.role, [.dim]) }
        painter.panel(panel)
    }

    /// A click beside a side menu closes it, as a tap does elsewhere.
    override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press, controller.modalPresentationStyle == .sideMenu, !controller.isModalInPresentation,
            !panel.contains(event.point)
        else { return false }
        controller.dismissByKey()
        return true
    }

    /// The place of the screen's view: inside of the border, or all of the sheet up to the widest that a screen may be.
    private var contentFrame: Rect {
        guard hasBorder else { return bounds.insetBy(horizontal: min(1, bounds.width / 2), vertical: 0) }
        guard coversEverything else { return panel.insetBy(horizontal: 2, vertical: 1) }
        return Rect(x: 0, y: 0, width: min(bounds.width, widest), height: bounds.height)
    }

    /// The maximum width of a screen.
    private var widest: Int { controller.innermostOnShow.fillsWideWindows ? .max : controller.window?.maximumContentWidth ?? .max }

    /// Indicates whether there is room for a border: of a form sheet that is higher than its room nothing is lost for one.
    private var hasBorder: Bool {
        guard controller.modalPresentationStyle == .formSheet, !isRoot, controller.preferredContentSize == nil else { return true }
        return content.sizeThatFits(Size(width: bounds.width - 4, height: Int.max / 4)).height <= bounds.height - 2
    }

    /// The panel with its border, by the style of the presentation.
    ///
    /// A page sheet leaves a margin, a form sheet is as large as its content and stands in the middle, a side menu stands at the left edge
    /// as far as it has come in, and content that would fill any width gets three fifths of the window there. None is ever larger than the
    /// window.
    var panel: Rect {
        let inner = Size(width: bounds.width - 4, height: bounds.height - 2)
        switch controller.modalPresentationStyle {
        case .fullScreen: return bounds
        case .pageSheet:
            let margin = max(bounds.width >= 60 ? 4 : 0, widest < bounds.width ? (bounds.width - widest) / 2 : 0)
            return bounds.insetBy(horizontal: margin, vertical: bounds.height >= 16 ? 1 : 0)
        case .sideMenu:
            let wanted = controller.preferredContentSize?.width ?? content.sizeThatFits(inner).width
            // What fills twice the room as well has no width of its own.
            let twice = Size(width: inner.width * 2, height: inner.height)
            let takesAll = controller.preferredContentSize == nil && content.sizeThatFits(twice).width >= twice.width
            let width = min(bounds.width, max(20, takesAll ? bounds.width * 3 / 5 : wanted + 4))
            return Rect(x: -Int(cells: Double(width) * (1 - reach)), y: 0, width: width, height: bounds.height)
        case .formSheet:
            guard hasBorder else { return bounds }
            let preferred = controller.preferredContentSize ?? content.sizeThatFits(inner)
            let width = min(bounds.width, max(16, preferred.width + 4))
            let height = min(bounds.height, max(3, preferred.height + 2))
            return Rect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
        }
    }
}
