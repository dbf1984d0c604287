import Terminal

/// One screen: it owns a view, listens to keys, and asks its view model and coordinator what to do.
open class ViewController: Responder {
    /// Where it is, for the breadcrumb.
    public var title: String?
}
