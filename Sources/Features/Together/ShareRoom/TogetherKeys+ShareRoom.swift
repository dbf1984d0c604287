import Screens
import Terminal

/// The keys of the forms that begin a shared room and that join one.
extension TogetherKeys {
    var openShared: KeyEntry { KeyEntry("shareRoom.open", .control("s"), title: strings.share.open) }
    var joinShared: KeyEntry { KeyEntry("joinClub.join", .control("s"), title: strings.join.join) }

    var shareSection: KeySection { KeySection(strings.share.shareTitle, [openShared]) }
    var joinSharedSection: KeySection { KeySection(strings.share.joinTitle, [joinShared]) }
}
