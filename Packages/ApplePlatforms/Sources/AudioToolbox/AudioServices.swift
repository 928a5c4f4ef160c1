// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import TesseraSound

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// Has a phone shake. It has no effect here.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays one of the sounds of a phone: the one of the desktop's theme that stands for it, or the one for messages.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
  guard sound != kSystemSoundID_Vibrate else { return }
  Task { @MainActor in Sound(named: SystemSoundNames.name(of: sound)).play() }
}

/// Plays one of the sounds of a phone, as `AudioServicesPlaySystemSound` does.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {
  AudioServicesPlaySystemSound(sound)
}

/// Plays one of the sounds of a phone, then calls `completion`.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSound(sound)
  completion?()
}

/// Names of the freedesktop.org sound theme for the numbers of a phone's sounds.
enum SystemSoundNames {
  static func name(of sound: SystemSoundID) -> String {
    switch sound {
    case 1000...1009: "message-new-instant"
    case 1050...1057, 1306, 1104, 1103, 1105, 1123, 1155, 1156, 1157: "button-pressed"
    case 1070...1075, 1150...1154: "phone-outgoing-calling"
    case 1106: "device-added"
    case 1108: "camera-shutter"
    case 1113...1118: "screen-capture"
    default: "message"
    }
  }
}
