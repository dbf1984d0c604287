/// The way in which a presented screen lies over what presented it.
///
/// All but ``fullScreen`` leave the screen below in sight, dimmed. On a small terminal every style takes the whole content in the end:
/// margins and borders go before what is in them.
public enum ModalPresentationStyle: Sendable, CaseIterable {
    /// It takes the whole content; nothing below shows.
    case fullScreen
    /// A large sheet that leaves a margin of the dimmed screen below.
    case pageSheet
    /// A panel in the middle, as large as its content.
    case formSheet
    /// A panel at the left edge, as high as the content.
    case sideMenu
}
