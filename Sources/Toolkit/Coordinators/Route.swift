/// A place where a coordinator can go; an enum whose cases carry what the screen needs.
///
/// ```swift
/// enum LibraryRoute: Route {
///     case shelf
///     case book(String)
/// }
/// ```
///
/// Two routes that are equal lead to the same place: a link keeps the screens that are there already by comparing them.
public nonisolated protocol Route: Hashable, Sendable {}
