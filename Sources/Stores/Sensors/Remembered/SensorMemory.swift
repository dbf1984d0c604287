import LiveWalking
import Synchronization

/// The remembered sensors, read from their file when they are first wanted, and written with every change.
final class SensorMemory: Sendable {
    private let file: SensorFile
    private let known = Mutex<[RememberedSensor]?>(nil)

    init(_ file: SensorFile) {
        self.file = file
    }

    var sensors: [RememberedSensor] {
        known.withLock { known in
            let sensors = known ?? file.read()
            known = sensors
            return sensors
        }
    }

    /// Changes the list; what cannot be written is not changed.
    func change(_ body: (inout [RememberedSensor]) -> Void) throws(SensorFailure) {
        let result: Result<Void, SensorFailure> = known.withLock { known in
            // Another window may have written meanwhile.
            let old = file.read()
            var new = old
            body(&new)
            do throws(SensorFailure) {
                if new != old { try file.write(new) }
                known = new
                return .success(())
            } catch {
                known = old
                return .failure(error)
            }
        }
        try result.get()
    }

    /// Takes over what a connected sensor said of itself; where that cannot be kept, it says it again the next time.
    func learn(_ introduction: SensorIntroduction) {
        guard let known = sensors.first(where: { $0.address == introduction.address }) else { return }
        var learned = known
        if introduction.kind != .unknown { learned.kind = introduction.kind }
        if !introduction.name.isEmpty { learned.name = SensorLines.clean(introduction.name) }
        learned.maker = SensorLines.clean(introduction.maker)
        learned.model = SensorLines.clean(introduction.model)
        learned.serial = SensorLines.clean(introduction.serial)
        if learned.title == learned.address, !learned.name.isEmpty { learned.title = learned.name }
        keep(learned, insteadOf: known)
    }

    /// Takes over the unit of a pod's cadence, as its readings showed it, unless a person chose one.
    func learn(_ cadence: SensorDescription.CadenceUnit, of address: String) {
        guard let known = sensors.first(where: { $0.address == address && $0.cadence == nil }) else { return }
        var learned = known
        learned.cadence = cadence
        keep(learned, insteadOf: known)
    }

    /// Takes over that a belt takes a speed for miles an hour.
    func learnMiles(of address: String) {
        guard let known = sensors.first(where: { $0.address == address && !$0.countsMiles }) else { return }
        var learned = known
        learned.countsMiles = true
        keep(learned, insteadOf: known)
    }

    private func keep(_ learned: RememberedSensor, insteadOf known: RememberedSensor) {
        guard learned != known else { return }
        try? change { sensors in
            if let index = sensors.firstIndex(where: { $0.address == learned.address }) { sensors[index] = learned }
        }
    }
}
