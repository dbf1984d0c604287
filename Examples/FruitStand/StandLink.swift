import Coordinators

/// The links of the stand: `stand://hours`, `stand://fruits/Apple`.
nonisolated enum StandLink: Hashable {
    case hours
    case fruit(String)

    static let table = LinkTable<StandLink>(
        scheme: "stand",
        [
            LinkPattern("hours", .hours),
            LinkPattern(
                "fruits/:name", read: { $0["name"].map(StandLink.fruit) },
                write: { if case .fruit(let name) = $0 { ["name": name] } else { nil } }),
        ])

    /// The way there, checked by the compiler.
    var way: DeepLink<StandRoute, Never> {
        switch self {
        case .hours: DeepLink(.hours)
        case .fruit(let name): DeepLink(StandRoute.fruits, leadsTo: FruitRoute.self).to(.fruit(name))
        }
    }
}
