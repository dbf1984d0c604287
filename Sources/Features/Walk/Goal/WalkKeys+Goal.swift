import Screens
import Terminal

/// The keys of the goal.
extension WalkKeys {
    var moreSteps: KeyEntry { KeyEntry("goal.more", .pageUp, title: strings.goal.more) }
    var fewerSteps: KeyEntry { KeyEntry("goal.less", .pageDown, title: strings.goal.less) }
    var saveGoal: KeyEntry { KeyEntry("goal.save", .control("s"), title: strings.goal.save.lowercased()) }

    var goalSection: KeySection { KeySection(strings.goal.title, [moreSteps, fewerSteps, saveGoal]) }
}
