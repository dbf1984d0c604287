import Coordinators

/// The places of the gallery.
enum GalleryRoute: Route {
    case controls
    /// A control, by the name of its specimen.
    case control(String)
    /// The code that made it.
    case code(String)
}
