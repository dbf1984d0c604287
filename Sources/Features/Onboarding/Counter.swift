/// A thing that counts a person's steps.
package nonisolated enum Counter: Hashable, Sendable {
    case watch, phone
}
