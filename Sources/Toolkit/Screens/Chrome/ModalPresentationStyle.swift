/// The way in which a presented screen lies over what presented it.
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
