/// A place where a coordinator can go; an enum whose cases carry what the screen needs.
///
/// ```swift
/// enum LibraryRoute: Route {
///     case shelf
///     case book(String)
/// }
/// ```
public nonisolated protocol Route: Sendable {}
