/// Opens the app and runs it until the person quits; returns the exit code.
func runApp(options: Options, dependencies: Dependencies) -> Int32 {
    0
}
