/// Keeps what is on one person's screens for the case that the program is broken off.
protocol SessionStore: AnyObject {
    /// Returns the state that an interrupted run left; nil where there is none, or another program is running on it.
    func open() async -> String?
    /// Keeps it; returns at once.
    func save(_ text: String)
    /// Forgets what was kept.
    func forget()
    /// Nothing more is kept; what is kept stays if it shall be offered at the next start.
    func close(keeping: Bool)
}
