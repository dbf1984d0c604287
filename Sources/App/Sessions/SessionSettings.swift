import Phrases
import Walking

/// The settings of a session that a replay needs besides its keys.
struct SessionSettings {
    var start: Instant
    var zone: Zone
    var language: Language
    var units: Units
    var isDemo: Bool
    var reduceMotion: Bool
    /// The person that the command line named.
    var profile: String?
    var link: AppLink?
    /// The random seed, for the codes of rooms for instance.
    var seed: UInt64?

    init(
        start: Instant, zone: Zone, language: Language, units: Units, isDemo: Bool, reduceMotion: Bool, profile: String?, link: AppLink?,
        seed: UInt64?
    ) {
        self.start = start
        self.zone = zone
        self.language = language
        self.units = units
        self.isDemo = isDemo
        self.reduceMotion = reduceMotion
        self.profile = profile
        self.link = link
        self.seed = seed
    }

    /// Returns nil where something is missing or makes no sense.
    init?(_ values: [String: String]) {
        guard let start = values["start"].flatMap({ Int64($0) }), let zone = values["zone"].flatMap({ Zone($0) }),
            let language = values["language"].flatMap({ Language(rawValue: $0) })
        else { return nil }
        let link = try? values["open"].map { text throws(LinkProblem) in try AppLink(text) }
        self.init(
            start: Instant(milliseconds: start), zone: zone, language: language,
            units: values["units"].flatMap { Units(rawValue: $0) } ?? .metric, isDemo: values["demo"] == "true",
            reduceMotion: values["still"] == "true", profile: values["profile"], link: link ?? nil,
            seed: values["seed"].flatMap { UInt64($0) })
    }

    /// The settings as they are written.
    var values: [(name: String, value: String)] {
        [
            ("start", "\(start.milliseconds)"), ("zone", zone.id), ("language", language.rawValue), ("units", units.rawValue),
            ("demo", "\(isDemo)"),
            ("still", "\(reduceMotion)"),
        ]
            + [("profile", profile), ("open", link?.url), ("seed", seed.map { "\($0)" })]
            .compactMap { name, value in value.map { (name, $0) } }
    }
}
