import LiveWalking

/// The sentences for what is wrong with the sensors, and what to do.
extension Phrases {
    package func sentence(_ failure: SensorFailure) -> String {
        switch failure {
        case .trouble(let trouble): sentence(trouble)
        case .notFound:
            self(
                en: "It is not near, or does not answer. Wake it, and come closer.",
                ko: "가까이 없거나 대답하지 않아요. 센서를 깨우고 더 가까이 가 보세요.")
        case .inUse:
            self(
                en: "A walk in another window uses the sensors. Try this one when it has ended.",
                ko: "다른 창의 산책이 센서를 쓰고 있어요. 산책이 끝난 뒤에 확인해 주세요.")
        case .noSensor:
            self(
                en: "It answers, but says nothing that a walk can use: it is no belt, foot pod or heart strap that GND knows.",
                ko: "연결은 되지만 산책에 쓸 값을 보내지 않아요. GND가 아는 벨트, 발 센서, 심박 센서가 아니에요.")
        case .noLocationService:
            self(
                en: "No gpsd runs on this computer. Start it with a receiver, or let a phone send it places.",
                ko: "이 컴퓨터에서 gpsd가 실행되고 있지 않아요. 수신기를 연결해 gpsd를 켜거나 휴대폰에서 위치를 보내 주세요.")
        case .noPlaces:
            self(
                en: "gpsd says no place here. Start it with a receiver, or let a phone send it places, and wait for the sky.",
                ko: "gpsd에서 위치가 오지 않아요. 수신기를 연결해 gpsd를 켜거나 휴대폰에서 위치를 보내고, 하늘이 보이는 곳에서 기다려 주세요.")
        case .notSaved:
            self(
                en: "The list of sensors cannot be written. Make room on the disk, or look who owns the state folder.",
                ko: "센서 목록을 저장할 수 없어요. 디스크 공간과 상태 폴더의 소유자를 확인해 주세요.")
        }
    }

    /// The kind of a sensor, in a list of them.
    package func name(_ kind: RememberedSensor.Kind) -> String {
        switch kind {
        case .treadmill: self(en: "treadmill", ko: "벨트")
        case .pod: self(en: "foot pod", ko: "발 센서")
        case .heart: self(en: "heart strap", ko: "심박 센서")
        case .location: self(en: "location", ko: "위치")
        case .unknown: self(en: "unknown", ko: "모르는 기기")
        }
    }

    package func sentence(_ notice: BeltNotice) -> String {
        switch notice {
        case .noAnswer:
            self(
                en: "The belt does not answer: press stop on the belt itself.", ko: "벨트가 대답하지 않아요. 벨트에 있는 정지 단추를 누르세요.")
        case .refused:
            self(
                en: "The belt refused. Use the keys on the belt itself.", ko: "벨트가 따르지 않았어요. 벨트에 있는 단추를 쓰세요.")
        case .countsMiles:
            self(
                en: "This belt counts miles and became too fast. Its old speed was asked for again, and this is remembered.",
                ko: "이 벨트는 마일로 세서 너무 빨라졌어요. 이전 속도로 되돌리라고 했고, 이제 기억해 둘게요.")
        case .isMoving:
            self(
                en: "The belt moves already, or does not say whether it does, so it is not started.",
                ko: "벨트가 이미 움직이거나 움직이는지 알 수 없어서 시작하지 않았어요.")
        case .isStanding: self(en: "The belt stands. Start it first.", ko: "벨트가 멈춰 있어요. 먼저 시작해 주세요.")
        case .isFastest:
            self(
                en: "Keys make the belt no faster than this. If it is to be faster, use the belt itself.",
                ko: "키로는 이보다 더 빠르게 할 수 없어요. 더 빠르게 하려면 벨트에서 조절하세요.")
        case .isSlowest:
            self(en: "Keys make the belt no slower than this. Stop it instead.", ko: "키로는 이보다 더 느리게 할 수 없어요. 벨트를 멈춰 주세요.")
        case .linkLost:
            self(
                en: "The link to the belt is lost, and it goes on by itself: stop it on the belt.",
                ko: "벨트와 연결이 끊겼지만 벨트는 계속 움직여요. 벨트에서 멈추세요.")
        case .unreachable:
            self(
                en: "The belt is not connected. Use the keys on the belt itself.", ko: "벨트가 연결되어 있지 않아요. 벨트에 있는 단추를 쓰세요.")
        case .stopWaits:
            self(
                en: "The belt is not connected: stop it on the belt itself. If it is back within ten seconds, it is stopped from here.",
                ko: "벨트가 연결되어 있지 않으니 벨트에서 멈추세요. 10초 안에 다시 연결되면 여기서도 정지를 보내요.")
        case .stops: self(en: "The belt stops.", ko: "벨트가 멈춰요.")
        }
    }

    /// The risk of keys that control a belt, to be known before that is switched on.
    package func riskOfControl(_ title: String) -> String {
        self(
            en: "In a walk, keys then start, stop and change the speed of “\(title)”. Belts differ, links break, and GND is no safety "
                + "device: wear the safety key, and stay near the stop of the belt.",
            ko: "산책할 때 키로 “\(title)” 벨트를 시작하고 멈추고 속도를 바꿀 수 있어요. 벨트마다 다르고 연결이 끊길 수 있어요. "
                + "GND는 안전장치가 아니니 안전 키를 꽂고 벨트의 정지 단추 가까이에서 걸으세요.")
    }

    /// The warning about a belt that nobody has stopped.
    package func warning(of belt: RunningBelt) -> String {
        let first = self(
            en: "“\(belt.title)” may still run: stop it on the belt itself.",
            ko: "“\(belt.title)” 벨트가 아직 움직일 수 있으니 벨트에서 멈추세요.")
        guard belt.isHeld else { return first }
        return first + " "
            + self(
                en: "Bluetooth may hold it until your next walk ends, or until it is switched off and on.",
                ko: "다음 산책이 끝나거나 블루투스를 껐다 켤 때까지 다른 앱에는 연결되지 않을 수 있어요.")
    }

    package func sentence(_ trouble: SensorTrouble) -> String {
        switch trouble {
        case .noBluetooth:
            self(
                en: "There is no Bluetooth here: no adapter, or its service (bluetoothd) does not run.",
                ko: "블루투스를 쓸 수 없어요. 어댑터가 없거나 블루투스 서비스(bluetoothd)가 꺼져 있어요.")
        case .bluetoothOff:
            self(en: "Bluetooth is off. Switch it on in the settings of the system.", ko: "블루투스가 꺼져 있어요. 시스템 설정에서 켜 주세요.")
        case .heldByAnother(let title):
            self(
                en: "“\(title)” is near and refuses: another app may hold it. Close that app, or switch the sensor off and on.",
                ko: "“\(title)”\(Particle.topic.after(title)) 가까이 있지만 연결되지 않아요. 센서를 쓰는 다른 앱을 닫거나 센서를 껐다 켜 주세요.")
        case .noContact(let title):
            self(
                en: "“\(title)” has no contact with the skin, so no heart rate is known. Moisten it, and pull it tighter.",
                ko: "“\(title)”\(Particle.subject.after(title)) 피부에 닿지 않아서 심박을 몰라요. 물을 묻히고 더 조여 주세요.")
        case .silentBelt(let title):
            self(
                en: "“\(title)” is connected but says nothing, and may still move. Stop it on the belt if you have to.",
                ko: "“\(title)” 벨트가 연결되어 있지만 신호가 없어요. 아직 움직일 수 있으니 필요하면 벨트에서 멈추세요.")
        case .moved(let title):
            self(
                en: "“\(title)” is not heard, but one of its name is, at another address. If it is yours, take it over under sensors.",
                ko: "“\(title)” 신호는 없고, 이름이 같은 센서가 다른 주소로 가까이 있어요. 본인 것이면 센서 화면에서 바꿔 주세요.")
        case .wantsPairing(let title):
            self(
                en: "“\(title)” asks to be paired first. Pair it in the Bluetooth settings of the system, or with "
                    + "“bluetoothctl pair ADDRESS”.",
                ko: "“\(title)”\(Particle.topic.after(title)) 먼저 페어링해야 해요. 시스템의 블루투스 설정이나 "
                    + "“bluetoothctl pair 주소”로 페어링해 주세요.")
        }
    }
}
