import Testing

nonisolated extension Tmux {
    /// Goes from the welcome to the tabs, as a new user does.
    /// - Returns: the home screen.
    @discardableResult
    func goThroughFirstLaunch(nickname: String) throws -> String {
        try shows("GND")
        try press("Enter")
        try shows("Who is walking?")
        try press("Tab", "Enter")
        try shows("Once more")
        for text in ["ann", "correct horse", "correct horse"] {
            try type(text)
            try press("Enter")
        }
        try shows("Next")
        try press("Enter", "Down", "Enter", "Enter")
        try shows("0/24")
        try type(nickname)
        try shows("\(nickname.count)/24")
        try press("Enter")
        return try shows("of 7,000")
    }
}
