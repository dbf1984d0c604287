import Phrases

/// Every word of a live walk; one object a language, so that what needs words copies a reference.
package final class LiveStrings: Sendable, Translated {
    let modes: ModesStrings
    let walk: LiveWalkStrings
    let effort: EffortStrings
    let sensors: SensorsStrings
    let tests: TestsStrings
    let fourMetres: FourMetresStrings

    package static let en = LiveStrings(.en)
    package static let ko = LiveStrings(.ko)

    private init(_ language: Language) {
        modes = .for(language)
        walk = .for(language)
        effort = .for(language)
        sensors = .for(language)
        tests = .for(language)
        fourMetres = .for(language)
    }
}
