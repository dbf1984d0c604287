/// Something a window does at a time of its clock.
struct WindowTimer {
    var number: Int
    var deadline: Duration
    var action: @MainActor () -> Void
}
