import Screens
import Terminal

/// The keys of the order of sources.
extension WalkKeys {
    var sourceUp: KeyEntry { KeyEntry("sources.up", "K", title: strings.sources.moveUp) }
    var sourceDown: KeyEntry { KeyEntry("sources.down", "J", title: strings.sources.moveDown) }
    var nextMetric: KeyEntry { KeyEntry("sources.metric", "m", title: strings.sources.metric) }
    var undoOrder: KeyEntry { KeyEntry("sources.undo", "u", title: strings.sources.undo) }
    var redoOrder: KeyEntry { KeyEntry("sources.redo", "U", .control("r"), title: strings.home.redo) }

    var sourceOrderSection: KeySection { KeySection(strings.sources.title, [sourceUp, sourceDown, nextMetric, undoOrder, redoOrder]) }
}
