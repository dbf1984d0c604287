import Screens

extension ViewController {
    /// Says after a walk that its belt goes on, until the person has read it.
    func warnOfBelt(_ ending: LiveWalkStrings.Ending) async {
        _ = await ask(ending.beltTitle, message: ending.beltText, actions: [AlertAction(title: treeWindow?.text.ok ?? "", style: .cancel)])
    }
}
