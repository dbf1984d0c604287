/// What the main flow asks of who started it.
protocol MainFlowDelegate: AnyObject {
    /// The person signed out; the token is gone.
    func mainFlowDidSignOut()
    /// The language changed: every screen must be made again.
    func mainFlowNeedsRestart()
}
