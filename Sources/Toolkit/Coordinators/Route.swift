/// Where a coordinator can go; an enum whose cases carry what the screen needs.
public nonisolated protocol Route: Sendable {}
