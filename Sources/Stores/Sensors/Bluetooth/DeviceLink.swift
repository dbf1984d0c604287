import LiveWalking

/// The connection to one sensor, from the first attempt to its packets.
///
/// Connected is not ready: BlueZ answers before the services are there, shows connections that never were, and says that services are
/// resolved before their objects exist. Only with its characteristics a sensor counts as connected here.
struct DeviceLink {
    private enum Phase: Hashable {
        case apart
        case connecting
        /// Connected, until its services are known.
        case resolving(until: Double)
        /// The services are said to be known, and their objects are awaited.
        case searching(until: Double)
        case settingUp
        case open
        /// Waits for the answer to its disconnection.
        case leaving
    }

    private static let resolvingPatience = 15.0
    private static let searchingPatience = 2.0
    /// Seconds until a sensor is asked again that wants to be paired.
    private static let pairingPatience = 30.0
    /// Seconds between two writes to a pad, a question or a command.
    private static let writeGap = 0.7

    let address: String
    private var phase = Phase.apart
    private(set) var attempts = LinkAttempts()
    /// Indicates whether it asked to be paired before it says anything, and before it takes commands, which some do that say all.
    private var streamsWantPairing = false
    private var commandsWantPairing = false
    private var path = ""
    private var setup: LinkSetup?
    private var profile: SensorProfile?
    /// The characteristics that are listened to: those of the profile; of a device of which nothing is understood all that say something, so
    /// that it can be learned, and its walks be read again.
    private var streams: [String] = []
    private var introduction: SensorIntroduction
    private var isIntroduced = false
    private var battery: Int?
    /// Identifiers of characteristics by path, and the other way round.
    private var identifiers: [String: String] = [:]
    private var paths: [String: String] = [:]
    private var requestDue = Double.infinity
    /// The control point; nil where the sensor has none, or is not connected.
    private var controlPoint: ControlPoint?
    /// The command for a sensor without a control point that waits for its turn among the questions, and the moment of the last write.
    private var command: [UInt8]?
    private var lastWrite = -Double.infinity

    init(_ address: String) {
        self.address = address
        introduction = SensorIntroduction(address: address, kind: .unknown, name: "")
    }

    var isApart: Bool { phase == .apart }
    var isConnecting: Bool { phase == .connecting }
    var isConnected: Bool { isIntroduced }
    var wantsPairing: Bool { streamsWantPairing || commandsWantPairing }
    /// The language in which it takes commands; nil where it takes none, or is not connected.
    var language: BeltLanguage? {
        guard isIntroduced else { return nil }
        return controlPoint != nil ? .fitnessMachine : profile?.takesCommands == true ? .walkingPad : nil
    }

    /// The moment at which ``advance(_:_:at:into:)`` has something to do although nothing came.
    var deadline: Double {
        switch phase {
        case .apart: attempts.needsDiscovery ? .infinity : attempts.next
        case .connecting, .leaving: .infinity
        case .resolving(let until), .searching(let until): until
        case .settingUp: setup.map { $0.pending == nil ? $0.due : .infinity } ?? .infinity
        case .open: command == nil ? requestDue : min(requestDue, lastWrite + Self.writeGap)
        }
    }

    /// Says that the sensor was heard.
    mutating func heard() { attempts.heard() }

    func owns(_ path: String) -> Bool { !self.path.isEmpty && (path == self.path || path.hasPrefix(self.path + "/")) }

    mutating func connect(_ device: BluetoothDevice, into output: inout BluetoothOutput) {
        path = device.path
        attempts.begin()
        phase = .connecting
        output.calls.append(.connect(device.path))
    }

    /// Writes a command, or says that none can be written.
    ///
    /// One for a pad takes its turn among the questions, since its firmware loses quick writes; the newest takes the place of one that
    /// still waits.
    mutating func control(_ bytes: [UInt8], into output: inout BluetoothOutput) {
        switch language {
        case .fitnessMachine: controlPoint?.write(bytes, into: &output)
        case .walkingPad: command = bytes
        case nil: output.reports.append(.controlFailed(address))
        }
    }

    // MARK: What comes

    mutating func answered(_ call: BluetoothCall, _ answer: BluetoothAnswer, at now: Double, into output: inout BluetoothOutput) {
        if controlPoint?.answered(call, answer, into: &output) == false || hasLostCommand(call, answer) {
            if answer.failure?.asksForPairing == true { commandsWantPairing = true }
            output.reports.append(.controlFailed(address))
        } else if case .write(let path, _, _) = call, path == controlPoint?.path {
            commandsWantPairing = false
        }
        switch (call, phase) {
        case (.connect(path), .connecting):
            if let failure = answer.failure, !failure.isAlreadyConnected {
                if failure.asksForPairing { streamsWantPairing = true }
                phase = .apart
                attempts.fail(at: now, isRefusal: true)
                // One that is still under way would keep the next ones out.
                if failure.isStillUnderWay { output.calls.append(.disconnect(path)) }
            } else {
                phase = .resolving(until: now + Self.resolvingPatience)
            }
        case (.disconnect(path), .leaving): phase = .apart
        case (_, .settingUp):
            guard let step = setup?.answered(call, answer, at: now) else { return }
            handle(answer, to: step, at: now, into: &output)
        default: break
        }
    }

    mutating func value(_ bytes: [UInt8], of path: String, at now: Double, into output: inout BluetoothOutput) {
        // What was read is told by the answer; BlueZ signals it as well.
        guard isIntroduced, let characteristic = identifiers[path] else { return }
        guard streams.contains(characteristic) || characteristic == ControlPoint.characteristic else { return }
        attempts.succeed()
        streamsWantPairing = false
        if let request = profile?.request, request.stream == characteristic, requestDue.isFinite { requestDue = now + request.interval }
        output.reports.append(.packet(address: address, characteristic: characteristic, bytes))
    }

    /// Goes on with what its device looks like now, and with what it is time for.
    mutating func advance(_ device: BluetoothDevice?, _ objects: BluetoothObjects, at now: Double, into output: inout BluetoothOutput) {
        // A connection that breaks while it is made is told by the answer.
        if phase == .connecting || phase == .leaving { return }
        guard let device, device.isConnected else {
            if phase != .apart { lose(at: now, into: &output) }
            return
        }
        if device.isPaired { commandsWantPairing = false }
        if phase == .apart, now >= attempts.next {
            // It was left connected by a program that was killed, or is by another one.
            path = device.path
            phase = .resolving(until: now + Self.resolvingPatience)
        }
        resolve(device, objects, at: now, into: &output)
        proceed(at: now, into: &output)
        tellBattery(of: device, into: &output)
    }

    /// BlueZ has gone, and all that it knew.
    mutating func serviceLost(at now: Double, into output: inout BluetoothOutput) {
        if phase != .apart { lose(at: now, into: &output) }
    }

    /// Lets the sensor go.
    mutating func release(into output: inout BluetoothOutput) {
        guard phase != .apart else { return }
        if phase == .open || phase == .settingUp {
            output.calls += streams.compactMap { paths[$0].map(BluetoothCall.stopNotify) }
            if let controlPoint, controlPoint.isOpen { output.calls.append(.stopNotify(controlPoint.path)) }
        }
        if phase != .leaving { output.calls.append(.disconnect(path)) }
        forgetConnection(into: &output)
    }

    // MARK: On the way to its packets

    private mutating func resolve(
        _ device: BluetoothDevice, _ objects: BluetoothObjects, at now: Double, into output: inout BluetoothOutput
    ) {
        switch phase {
        case .resolving(let until):
            if device.isResolved {
                phase = .searching(until: now + Self.searchingPatience)
                resolve(device, objects, at: now, into: &output)
            } else if now >= until {
                leave(at: now, into: &output)
            }
        case .searching(let until):
            let found = objects.characteristics(of: path)
            profile = SensorProfile(characteristics: Set(found.keys), name: device.name)
            if profile != nil || (now >= until && !found.isEmpty) {
                streams = profile?.streams ?? objects.streams(of: path)
                begin(found, of: device, at: now)
            } else if now >= until {
                leave(at: now, into: &output)
            }
        default: break
        }
    }

    private mutating func begin(_ found: [String: String], of device: BluetoothDevice, at now: Double) {
        paths = found
        identifiers = Dictionary(found.map { ($0.value, $0.key) }) { first, _ in first }
        introduction = SensorIntroduction(address: address, kind: profile?.kind ?? .unknown, name: device.name)
        setup = LinkSetup(streams, characteristics: found, at: now)
        controlPoint = found[ControlPoint.characteristic].map {
            ControlPoint(path: $0, codePath: found[ControlPoint.codeCharacteristic])
        }
        phase = .settingUp
    }

    private mutating func proceed(at now: Double, into output: inout BluetoothOutput) {
        if phase == .settingUp {
            while let step = setup?.next(at: now) {
                if let call = step.call {
                    output.calls.append(call)
                } else {
                    isIntroduced = true
                    output.reports.append(.connected(introduction))
                }
            }
            if let setup, setup.isDone { finish(setup, at: now, into: &output) }
        }
        guard phase == .open, let request = profile?.request, let path = paths[request.characteristic] else { return }
        if now >= requestDue || command != nil && now >= lastWrite + Self.writeGap {
            output.calls.append(.write(path, command ?? request.bytes, withResponse: false))
            (command, lastWrite) = (nil, now)
            requestDue = now + request.interval
        }
    }

    private mutating func handle(_ answer: BluetoothAnswer, to step: LinkSetup.Step, at now: Double, into output: inout BluetoothOutput) {
        switch (step, answer) {
        case (.readName(_, let characteristic), .bytes(let bytes)): introduction.add(bytes, of: characteristic)
        case (.readFeature(_, let characteristic), .bytes(let bytes)):
            output.reports.append(.packet(address: address, characteristic: characteristic, bytes))
        case (.notify, .failed(let failure)) where failure.asksForPairing:
            streamsWantPairing = true
            leave(at: now, into: &output)
            attempts.wait(until: now + Self.pairingPatience)
        default: break
        }
    }

    private mutating func finish(_ setup: LinkSetup, at now: Double, into output: inout BluetoothOutput) {
        guard setup.streamCount > 0 || profile == nil else { return leave(at: now, into: &output) }
        phase = .open
        if profile?.request != nil { requestDue = now }
    }

    private mutating func tellBattery(of device: BluetoothDevice, into output: inout BluetoothOutput) {
        guard isIntroduced, let percent = device.battery, percent != battery, let byte = UInt8(exactly: percent) else { return }
        battery = percent
        output.reports.append(.packet(address: address, characteristic: "2a19", [byte]))
    }

    // MARK: On the way back

    private mutating func lose(at now: Double, into output: inout BluetoothOutput) {
        if isIntroduced || phase == .connecting { attempts.lose(at: now) } else { attempts.fail(at: now, isRefusal: false) }
        forgetConnection(into: &output)
    }

    private mutating func leave(at now: Double, into output: inout BluetoothOutput) {
        attempts.fail(at: now, isRefusal: false)
        output.calls.append(.disconnect(path))
        forgetConnection(into: &output)
        phase = .leaving
    }

    private mutating func forgetConnection(into output: inout BluetoothOutput) {
        if isIntroduced { output.reports.append(.disconnected(address)) }
        phase = .apart
        isIntroduced = false
        setup = nil
        controlPoint = nil
        (profile, streams) = (nil, [])
        battery = nil
        identifiers = [:]
        paths = [:]
        requestDue = .infinity
        (command, lastWrite) = (nil, -.infinity)
    }

    /// Returns whether a call was a command that did not get through, and no question.
    private func hasLostCommand(_ call: BluetoothCall, _ answer: BluetoothAnswer) -> Bool {
        guard let request = profile?.request, answer.failure != nil, case .write(let path, let bytes, _) = call else { return false }
        return path == paths[request.characteristic] && bytes != request.bytes
    }
}

extension SensorIntroduction {
    fileprivate mutating func add(_ bytes: [UInt8], of characteristic: String) {
        let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        switch characteristic {
        case "2a29": maker = text
        case "2a24": model = text
        case "2a25": serial = text
        default: break
        }
    }
}
