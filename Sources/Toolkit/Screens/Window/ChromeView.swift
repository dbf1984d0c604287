import Terminal

/// The window's own view: line 1 says where one is, the last line what can be pressed, and between them the screens lie in layers.
///
/// From the bottom up: a sheet for each layer (the root, then what is presented), a side menu on its way out, the bars, the toast, and the
/// overlay (help, palette, menu, prompt), which takes every key.
///
/// Parts that do not fit go in a fixed order: below 8 rows the rule under the title, below 5 the title, below 3 the hints. A screen that
/// `hidesChrome` has the whole window.
final class ChromeView: View {
    /// The work of the next frame.
    let marks = FrameMarks()
    let titleBar = TitleBar()
    let hintBar = HintBar()
    let toast = ToastView()
    /// The screens that lie over each other, the last one on top.
    var layers: [ViewController] = [] {
        didSet { install() }
    }
    private var sheets: [SheetView] = []
    /// A side menu that is no layer any more and still on its way out.
    var departing: SheetView? {
        didSet { if oldValue !== departing { oldValue?.removeFromSuperview() } }
    }

    /// The view that lies over everything and takes every key: the help, the palette.
    var overlay: View? {
        didSet {
            oldValue?.removeFromSuperview()
            if let overlay { addSubview(overlay) }
            if let gone = oldValue as? any AnsweredOverlay, gone !== overlay { gone.onGone?() }
            setNeedsLayout()
            setNeedsHints()
            marks.setNeedsFocus()
        }
    }

    override init() {
        super.init()
        addSubview(titleBar)
        addSubview(hintBar)
        addSubview(toast)
    }

    override var next: Responder? { marks.owner }

    override var frameMarks: FrameMarks? { marks }

    /// Shows exactly the layers; the views of those that stay are not touched.
    private func install() {
        for sheet in sheets where sheet !== departing && !layers.contains(where: { $0 === sheet.controller }) {
            sheet.removeFromSuperview()
        }
        sheets = layers.map { controller in
            sheets.first { $0.controller === controller && $0.content === controller.view } ?? SheetView(controller)
        }
        for (index, sheet) in sheets.enumerated() {
            sheet.isRoot = index == 0
            insertSubview(sheet, at: index)
        }
        marks.setNeedsFocus()
        marks.setNeedsUpdate()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The layer that a screen is.
    func sheet(of controller: ViewController) -> SheetView? { sheets.first { $0.controller === controller } }

    /// The screens that can be seen, a layer an element, each from the outermost to the innermost.
    var screensOnShow: [[ViewController]] {
        layers.map { layer in
            var found: [ViewController] = []
            collectScreens(in: layer.view, into: &found)
            return found
        }
    }

    private func collectScreens(in view: View, into found: inout [ViewController]) {
        guard !view.isHidden else { return }
        if let controller = view.viewController { found.append(controller) }
        for subview in view.subviews { collectScreens(in: subview, into: &found) }
    }

    /// Marks the sheets for layout, because the allowed width of a screen has changed.
    func setNeedsSheetLayout() {
        for sheet in sheets {
            sheet.setNeedsLayout()
            sheet.setNeedsDisplay()
        }
    }

    /// The hints depend on who has the keys and on what the last one did.
    func setNeedsHints() { hintBar.setNeedsUpdateProperties() }

    /// A key may have changed what can be pressed.
    func setNeedsHintCheck() { hintBar.setNeedsCheck() }

    /// The title depends on the stack alone.
    func setNeedsTitle() { titleBar.setNeedsUpdateProperties() }

    override func layoutSubviews() {
        let hides = layers.last?.hidesChrome ?? false
        let titleHeight = hides || bounds.height < 5 ? 0 : bounds.height < 8 ? 1 : 2
        let hintHeight = hides || bounds.height < 3 ? 0 : 1
        titleBar.isHidden = titleHeight == 0
        hintBar.isHidden = hintHeight == 0
        titleBar.frame = Rect(x: 0, y: 0, width: bounds.width, height: titleHeight)
        hintBar.frame = Rect(x: 0, y: bounds.height - hintHeight, width: bounds.width, height: hintHeight)
        let content = Rect(x: 0, y: titleHeight, width: bounds.width, height: bounds.height - titleHeight - hintHeight)
        for sheet in sheets {
            sheet.isHidden = isCovered(sheet)
            sheet.frame = content
        }
        departing?.frame = content
        // A sentence that is cut says nothing, and half of what lies under it stays in sight.
        let room = min(content.height, max(1, content.height / 2))
        let toastHeight = toast.sizeThatFits(Size(width: bounds.width, height: room)).height
        toast.isHidden = toastHeight == 0
        toast.frame = Rect(x: 0, y: content.maxY - toastHeight, width: bounds.width, height: toastHeight)
        // The answers of a question stand last in its panel, and must be seen.
        if let question, !toast.frame.intersection(question).isEmpty { toast.frame.origin.y = content.minY }
        overlay?.frame = content
    }

    /// Returns whether nothing of a layer can be seen.
    ///
    /// In line mode only the topmost layer is printed.
    private func isCovered(_ sheet: SheetView) -> Bool {
        let above = sheets.drop { $0 !== sheet }.dropFirst()
        return isSaid ? !above.isEmpty || overlay != nil : above.contains { $0.coversEverything }
    }

    /// The panel of the question that is on top, in this view.
    private var question: Rect? {
        guard let sheet = sheets.last, sheet.controller is AlertController else { return nil }
        return sheet.panel.offsetBy(x: sheet.frame.minX, y: sheet.frame.minY)
    }
}
