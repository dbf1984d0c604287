extension ListView {
    /// The place of the bar and the view, as a text to be kept; nil at the top.
    ///
    /// Set it before or after the rows are there: the bar goes to its row as soon as there is one.
    public var scrollState: String? {
        get {
            if let awaited { return "\(awaited.selected) \(awaited.top)" }
            return selected == 0 && topRow == 0 ? nil : "\(selected) \(topRow)"
        }
        set {
            let numbers = (newValue ?? "").split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return }
            awaited = (numbers[0], numbers[1])
            if numberOfRows() > numbers[0] { reloadData() }
        }
    }
}
