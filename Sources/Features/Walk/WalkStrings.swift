import Phrases

/// Every word of the Walk tab; one object a language, so that what needs words copies a reference.
package final class WalkStrings: Sendable, Translated {
    let home: HomeStrings
    let form: WalkFormStrings
    let detail: WalkDetailStrings
    let importing: ImportStrings
    let all: AllWalksStrings
    let goal: GoalStrings
    let year: YearStrings
    let why: WhyStrings
    let sources: SourcesStrings
    let bulk: BulkStrings
    let imports: ImportsStrings
    let inbox: InboxStrings
    let menu: MenuStrings
    let shoes: ShoesStrings
    let sameWay: SameWayStrings
    let goals: GoalsStrings

    package static let en = WalkStrings(.en)
    package static let ko = WalkStrings(.ko)

    private init(_ language: Language) {
        home = .for(language)
        form = .for(language)
        detail = .for(language)
        importing = .for(language)
        all = .for(language)
        goal = .for(language)
        year = .for(language)
        why = .for(language)
        sources = .for(language)
        bulk = .for(language)
        imports = .for(language)
        inbox = .for(language)
        menu = .for(language)
        shoes = .for(language)
        sameWay = .for(language)
        goals = .for(language)
    }
}
