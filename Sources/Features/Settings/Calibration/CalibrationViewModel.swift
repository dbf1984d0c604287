import Observation
import Phrases
import Walking

/// A step length as it is being counted.
@Observable
final class CalibrationViewModel {
    var distance = "" { didSet { wasChecked = false } }
    var steps = "" { didSet { wasChecked = false } }
    /// The length that holds now; nil where nothing is known.
    private(set) var current: StepLength?
    /// Indicates whether what is wrong is said; not while somebody still types.
    private(set) var wasChecked = false
    let setting: UndoableSetting<StepCalibrations>
    @ObservationIgnored let settings: SettingsViewModel

    init(_ settings: SettingsViewModel) {
        self.settings = settings
        setting = UndoableSetting(\.calibrations, .calibration, of: settings)
    }

    func load() async {
        await setting.load()
        current = try? await OwnStepLength(journal: settings.dependencies.journal).known(settings.account.profile)
    }

    /// Indicates whether leaving would lose something.
    var hasChanges: Bool { !distance.isEmpty || !steps.isEmpty }

    /// The calibration that the fields say; nil while they say none.
    var calibration: StepCalibration? {
        guard let today = settings.today, let (metres, steps) = typed else { return nil }
        return StepCalibration(distance: metres, steps: steps, date: today)
    }

    private var typed: (metres: Double, steps: Int)? {
        guard let steps = TypedSteps(steps)?.count,
            let metres = StepCalibration.typedDistance(distance, in: settings.words.phrases.units)
        else { return nil }
        return (metres, steps)
    }

    var problem: String? {
        guard wasChecked, calibration == nil else { return nil }
        let step = typed.flatMap { StepCalibration.impossibleStep(distance: $0.metres, steps: $0.steps) }
        return step.map(settings.words.phrases.sentence(impossibleStep:)) ?? settings.words.strings.calibration.wrong
    }

    /// Keeps the length.
    /// - Returns: its metres; nil where it could not be kept.
    func save() async -> Double? {
        wasChecked = true
        guard let calibration, await setting.change({ $0.last = calibration }) else { return nil }
        (distance, steps) = ("", "")
        return calibration.stepLength
    }

    func forget() async -> Bool { await setting.change { $0.last = nil } }
}
