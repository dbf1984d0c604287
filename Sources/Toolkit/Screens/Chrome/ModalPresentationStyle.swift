/// The layout of a presented screen over the screen that presented it.
///
/// All but ``fullScreen`` leave the screen below in sight, dimmed. On a small terminal every style takes the whole content in the end:
/// margins and borders go before what is in them.
///
/// ```swift
/// let menu = BookListViewController()
/// menu.modalPresentationStyle = .sideMenu
/// window.rootViewController?.present(menu, animated: true)
/// ```
///
/// A panel asks its screen how large it would like to be (`preferredContentSize`, or else its view) and adds two columns and a row at each
/// side for the border and the gap. Set it before the screen is presented.
public enum ModalPresentationStyle: Sendable, CaseIterable {
    /// It takes the whole content; nothing below shows.
    case fullScreen
    /// A large sheet that leaves a margin of the dimmed screen below: four columns from a width of 60 on, a row from a height of 16 on.
    case pageSheet
    /// A panel in the middle, as large as its content and no smaller than 16×3; for questions and short forms.
    case formSheet
    /// A panel at the left edge, as high as the content and at least 20 columns wide; it slides in where motion is wanted.
    ///
    /// It is as wide as its content; content that fills any width, such as a list, gets three fifths of the window, unless the screen says
    /// how wide it is (`preferredContentSize`).
    ///
    /// A click beside it closes it, unless the screen says `isModalInPresentation`.
    case sideMenu
}
