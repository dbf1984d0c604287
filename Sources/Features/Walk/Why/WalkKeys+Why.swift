import Screens
import Terminal

/// The keys of a proof.
extension WalkKeys {
    var whySourceUp: KeyEntry { KeyEntry("why.up", "K", title: strings.sources.moveUp) }
    var whySourceDown: KeyEntry { KeyEntry("why.down", "J", title: strings.sources.moveDown) }
    var whyUndo: KeyEntry { KeyEntry("why.undo", "u", title: strings.sources.undo) }
    var whyRedo: KeyEntry { KeyEntry("why.redo", "U", .control("r"), title: strings.home.redo) }
    var whyMetric: KeyEntry { KeyEntry("why.metric", "m", title: strings.sources.metric) }
    var whyEarlier: KeyEntry { KeyEntry("why.earlier", .left, "h", title: strings.why.earlier) }
    var whyLater: KeyEntry { KeyEntry("why.later", .right, "l", title: strings.why.later) }
    var copyProof: KeyEntry { KeyEntry("why.copy", "y", title: strings.detail.copy) }
    var whyPart: KeyEntry { KeyEntry("why.part", .tab, title: strings.why.otherPart) }

    var whySection: KeySection {
        KeySection(
            strings.home.why, [whySourceUp, whySourceDown, whyUndo, whyRedo, whyMetric, whyEarlier, whyLater, copyProof, whyPart])
    }
}
