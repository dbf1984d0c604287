public import Screens

extension Window {
    /// The route that brought what is on show: of the innermost screen that hears the keys, or where that came with its flow, of the flow.
    ///
    /// An app whose routes have links can say by it where a person is:
    ///
    /// ```swift
    /// let table = LinkTable<BookRoute>(scheme: "books", [LinkPattern("list", .list), LinkPattern("basket", .basket)])
    /// let place = (window.routeOnShow as? BookRoute).flatMap { table.print($0) }  // "books://list"
    /// ```
    public var routeOnShow: (any Route)? {
        guard let top = engine.topScreen else { return nil }
        return top.stay.route as? any Route ?? top.owningCoordinator?.originRoute
    }
}
