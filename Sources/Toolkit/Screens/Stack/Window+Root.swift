extension Window {
    /// Exchanges the root of the tree of view controllers.
    func replaceRoot(_ new: ViewController?) {
        layers = new.map { [$0] } ?? []
    }
}
