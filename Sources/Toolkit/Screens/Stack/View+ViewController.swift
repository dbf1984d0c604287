extension View {
    /// The view controller whose `view` this is.
    public internal(set) var viewController: ViewController? {
        get { manager as? ViewController }
        set { setManager(newValue) }
    }
}

extension ViewController: ViewManaging {}
