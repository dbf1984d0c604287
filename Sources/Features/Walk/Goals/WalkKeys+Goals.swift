import Screens
import Terminal

/// The keys of the goals and of a new one.
extension WalkKeys {
    var takeGoal: KeyEntry { KeyEntry("goals.take", "t", .enter, title: strings.goals.take) }
    var holdGoal: KeyEntry { KeyEntry("goals.hold", "h", title: strings.goals.hold) }
    var growGoals: KeyEntry { KeyEntry("goals.grow", "a", title: strings.goals.grow) }
    var showGoal: KeyEntry { KeyEntry("goals.show", "s", title: strings.goals.show) }
    var endGoal: KeyEntry { KeyEntry("goals.end", "d", .delete, title: strings.goals.delete) }
    var undoGoals: KeyEntry { KeyEntry("goals.undo", "u", title: strings.home.undo) }
    var redoGoals: KeyEntry { KeyEntry("goals.redo", "U", .control("r"), title: strings.home.redo) }
    var saveSpanGoal: KeyEntry { KeyEntry("aim.save", .control("s"), title: strings.goals.save.lowercased()) }

    var goalsSection: KeySection {
        KeySection(strings.goals.title, [takeGoal, holdGoal, growGoals, showGoal, endGoal, undoGoals, redoGoals])
    }

    var spanGoalSection: KeySection { KeySection(strings.goals.newTitle, [saveSpanGoal]) }
}
