/// The route that brings a screen: links and restored stacks know the screen by it.
struct RouteOrigin {
    var key: String?
    var route: (any Route)?
}
