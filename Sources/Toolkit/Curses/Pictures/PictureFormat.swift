/// A way to send pixels to a terminal.
enum PictureFormat: Hashable {
    /// Kitty's graphics protocol: images with names that lie over the text until they are taken away.
    case kitty
    /// Sixels, of DEC's VT340: coloured dots in the place of text, which text written over them takes away again.
    case sixel
}
