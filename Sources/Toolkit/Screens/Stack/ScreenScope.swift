/// Something that opens with a stay on the stack and closes in the commit that ends it.
@MainActor
public protocol ScreenScope: AnyObject {
    /// Gives everything back; a second call does nothing.
    func close()
}
