/// The limit of a plausible walk that a typed measure exceeds.
enum BrokenBound {
    case nothing, most
}
