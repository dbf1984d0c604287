import Phrases
import Screens
import Terminal

/// The keys of the Walk tab: what key files call each, what it does, and what it is pressed by.
package struct WalkKeys: Sendable {
    let strings: WalkStrings

    var newWalk: KeyEntry { KeyEntry("home.new", "n", title: strings.home.newWalk) }
    var importFiles: KeyEntry { KeyEntry("home.import", "i", title: strings.home.importFiles) }
    var whyToday: KeyEntry { KeyEntry("home.why", "?", "w", title: strings.home.why) }
    var allWalks: KeyEntry { KeyEntry("home.walks", "/", title: strings.home.allWalks) }
    var setGoal: KeyEntry { KeyEntry("home.goal", "g", title: strings.home.goal) }
    var orderSources: KeyEntry { KeyEntry("home.sources", "s", title: strings.home.sources) }
    var showYear: KeyEntry { KeyEntry("home.year", "y", title: strings.home.year) }
    var menu: KeyEntry { KeyEntry("home.menu", "m", title: strings.home.menu) }
    var undoOnHome: KeyEntry { KeyEntry("home.undo", "u", title: strings.home.undo) }
    var editOnHome: KeyEntry { KeyEntry("home.edit", "e", title: strings.detail.edit) }
    /// The same key, where a walk was logged whose steps nobody knows.
    var enterSteps: KeyEntry { KeyEntry("home.edit", "e", title: strings.form.enterSteps) }
    var redoOnHome: KeyEntry { KeyEntry("home.redo", "U", .control("r"), title: strings.home.redo) }
    var edit: KeyEntry { KeyEntry("walk.edit", "e", title: strings.detail.edit) }
    var delete: KeyEntry { KeyEntry("walk.delete", "d", .delete, title: strings.detail.delete) }
    var whyDay: KeyEntry { KeyEntry("walk.why", "?", "w", title: strings.detail.why) }
    var undoOnWalk: KeyEntry { KeyEntry("walk.undo", "u", title: strings.home.undo) }
    var redoOnWalk: KeyEntry { KeyEntry("walk.redo", "U", .control("r"), title: strings.home.redo) }
    var search: KeyEntry { KeyEntry("walks.search", "/", title: strings.all.search) }
    var clear: KeyEntry { KeyEntry("walks.clear", .escape, title: strings.all.clear) }
    var whyWalk: KeyEntry { KeyEntry("walks.why", "?", "w", title: strings.home.why) }
    var undoOnWalks: KeyEntry { KeyEntry("walks.undo", "u", title: strings.home.undo) }
    var redoOnWalks: KeyEntry { KeyEntry("walks.redo", "U", .control("r"), title: strings.home.redo) }
    var saveWalk: KeyEntry { KeyEntry("form.save", .control("s"), title: strings.form.save.lowercased()) }
    var stopImport: KeyEntry { KeyEntry("import.stop", .escape, title: strings.importing.stop) }
    var countSports: KeyEntry { KeyEntry("import.sports", "w", title: strings.importing.sports) }
    var importAgain: KeyEntry { KeyEntry("import.again", .escape, title: strings.importing.again) }
    var moreSteps: KeyEntry { KeyEntry("goal.more", .up, title: strings.goal.more) }
    var fewerSteps: KeyEntry { KeyEntry("goal.less", .down, title: strings.goal.less) }
    var saveGoal: KeyEntry { KeyEntry("goal.save", .control("s"), title: strings.goal.save.lowercased()) }
    var otherGoals: KeyEntry { KeyEntry("goal.others", .control("o"), title: strings.goal.others) }
    var weekBefore: KeyEntry { KeyEntry("year.left", .left, "h", title: strings.year.move) }
    var weekAfter: KeyEntry { KeyEntry("year.right", .right, "l", title: strings.year.move) }
    var dayBefore: KeyEntry { KeyEntry("year.up", .up, "k", title: strings.year.move) }
    var dayAfter: KeyEntry { KeyEntry("year.down", .down, "j", title: strings.year.move) }
    var whyOfYear: KeyEntry { KeyEntry("year.why", "?", .enter, "w", title: strings.year.why) }
    var yearBefore: KeyEntry { KeyEntry("year.earlier", .pageUp, "p", title: strings.year.earlier) }
    var yearAfter: KeyEntry { KeyEntry("year.later", .pageDown, "n", title: strings.year.later) }
    var sourceUp: KeyEntry { KeyEntry("sources.up", "K", title: strings.sources.moveUp) }
    var sourceDown: KeyEntry { KeyEntry("sources.down", "J", title: strings.sources.moveDown) }
    var undoOrder: KeyEntry { KeyEntry("sources.undo", "u", title: strings.sources.undo) }
    var redoOrder: KeyEntry { KeyEntry("sources.redo", "U", .control("r"), title: strings.home.redo) }
    var whySourceUp: KeyEntry { KeyEntry("why.up", "K", title: strings.sources.moveUp) }
    var whySourceDown: KeyEntry { KeyEntry("why.down", "J", title: strings.sources.moveDown) }
    var whyUndo: KeyEntry { KeyEntry("why.undo", "u", title: strings.sources.undo) }
    var whyRedo: KeyEntry { KeyEntry("why.redo", "U", .control("r"), title: strings.home.redo) }
    var whyEarlier: KeyEntry { KeyEntry("why.earlier", .left, "h", title: strings.why.earlier) }
    var whyLater: KeyEntry { KeyEntry("why.later", .right, "l", title: strings.why.later) }

    var whyMetric: KeyEntry { KeyEntry("why.metric", "m", title: strings.sources.metric) }

    var split: KeyEntry { KeyEntry("walk.split", "s", title: strings.bulk.split) }
    var markAll: KeyEntry { KeyEntry("walks.markAll", "a", title: strings.bulk.markAll) }
    var changeWalks: KeyEntry { KeyEntry("walks.change", "c", title: strings.bulk.change) }
    var deleteWalks: KeyEntry { KeyEntry("walks.delete", "d", .delete, title: strings.bulk.delete) }
    var mergeWalks: KeyEntry { KeyEntry("walks.merge", "m", title: strings.bulk.merge) }
    var saveChanges: KeyEntry { KeyEntry("change.save", .control("s"), title: strings.bulk.save.lowercased()) }
    var saveSplit: KeyEntry { KeyEntry("split.save", .control("s"), title: strings.bulk.split) }
    var takeBackImport: KeyEntry { KeyEntry("import.takeBack", "d", title: strings.ledger.takeBack) }
    var nextMetric: KeyEntry { KeyEntry("sources.metric", "m", title: strings.sources.metric) }

    /// Every command, by screen.
    package static func sections(_ language: Language) -> [KeySection] {
        let keys = WalkKeys(strings: .for(language))
        let strings = keys.strings
        return [
            KeySection(
                strings.home.title,
                [
                    keys.newWalk, keys.importFiles, keys.whyToday, keys.allWalks, keys.setGoal, keys.orderSources, keys.showYear,
                    keys.menu, keys.editOnHome, keys.undoOnHome, keys.redoOnHome,
                ]),
            KeySection(strings.detail.untitled, [keys.edit, keys.delete, keys.whyDay, keys.split, keys.undoOnWalk, keys.redoOnWalk]),
            KeySection(
                strings.all.title,
                [
                    keys.search, keys.clear, keys.whyWalk, keys.markAll, keys.changeWalks, keys.deleteWalks, keys.mergeWalks,
                    keys.undoOnWalks, keys.redoOnWalks,
                ]),
            KeySection(strings.bulk.change, [keys.saveChanges]),
            KeySection(strings.bulk.splitTitle, [keys.saveSplit]),
            KeySection(strings.ledger.title, [keys.takeBackImport]),
            KeySection(strings.form.newTitle, [keys.saveWalk]),
            KeySection(strings.importing.title, [keys.stopImport, keys.countSports, keys.importAgain]),
            KeySection(strings.goal.title, [keys.moreSteps, keys.fewerSteps, keys.saveGoal, keys.otherGoals]),
            KeySection(
                strings.year.title,
                [keys.weekBefore, keys.weekAfter, keys.dayBefore, keys.dayAfter, keys.whyOfYear, keys.yearBefore, keys.yearAfter]),
            KeySection(strings.sources.title, [keys.sourceUp, keys.sourceDown, keys.nextMetric, keys.undoOrder, keys.redoOrder]),
            KeySection(
                strings.home.why,
                [
                    keys.whySourceUp, keys.whySourceDown, keys.whyUndo, keys.whyRedo, keys.whyMetric, keys.whyEarlier, keys.whyLater,
                ]),
        ]
    }
}
