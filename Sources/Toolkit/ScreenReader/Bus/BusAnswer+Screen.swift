import Bus

extension BusAnswer {
    static let unknownObject = BusAnswer.failure("org.freedesktop.DBus.Error.UnknownObject", "this part of the screen is gone")
}
