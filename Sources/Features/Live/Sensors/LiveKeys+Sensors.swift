import Screens
import Terminal

/// The keys of the list of sensors.
extension LiveKeys {
    var testSensor: KeyEntry { KeyEntry("sensors.test", .enter, title: strings.sensors.test) }
    var rememberSensor: KeyEntry { KeyEntry("sensors.remember", "a", title: strings.sensors.remember) }
    var nameSensor: KeyEntry { KeyEntry("sensors.name", "n", title: strings.sensors.rename) }
    var unitOfCadence: KeyEntry { KeyEntry("sensors.unit", "c", title: strings.sensors.unit) }
    var calibrateSensor: KeyEntry { KeyEntry("sensors.calibrate", "k", title: strings.sensors.calibration.key) }
    var controlSensor: KeyEntry { KeyEntry("sensors.control", "b", title: strings.sensors.control.key) }
    var forgetSensor: KeyEntry { KeyEntry("sensors.forget", "d", .delete, title: strings.sensors.forget) }

    var sensorsSection: KeySection {
        KeySection(
            strings.sensors.title, [testSensor, rememberSensor, nameSensor, unitOfCadence, calibrateSensor, controlSensor, forgetSensor])
    }
}
