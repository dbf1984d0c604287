/// One step of the schema, from the version before it to its own.
struct Migration: Sendable {
    let version: Int
    let sql: String

    /// All steps in order, never edited again; a new journal takes all of them, an old one those it lacks.
    static let all = [
        one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen,
        eighteen, nineteen, twenty, twentyOne, twentyTwo, twentyThree, twentyFour,
    ]
    static let newest = all.count

    /// `GND1`, so that another program's file is not taken for a journal.
    static let applicationID = 0x474E_4431
}
