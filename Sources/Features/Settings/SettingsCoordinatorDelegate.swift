/// Who is told what the settings changed; by then it has been saved.
package protocol SettingsCoordinatorDelegate: AnyObject {
    func settings(_ coordinator: SettingsCoordinator, didMake change: SettingsChange)
}
