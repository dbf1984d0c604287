import Screens
import Terminal

/// The keys of the form that makes two walks of one.
extension WalkKeys {
    var saveSplit: KeyEntry { KeyEntry("split.save", .control("s"), title: strings.bulk.split) }

    var splitWalkSection: KeySection { KeySection(strings.bulk.splitTitle, [saveSplit]) }
}
