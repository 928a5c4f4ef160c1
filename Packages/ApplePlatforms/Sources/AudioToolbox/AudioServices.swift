// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
@_spi(TesseraPlatforms) import TesseraSound

/// The number of a short sound (J273).
public typealias SystemSoundID = UInt32

/// What a function of the module says of how it went: 0, or the number of an error.
public typealias OSStatus = Int32

/// Has a phone shake. It has no effect here.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// The sound for alerts that the user chose.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 4096

/// Has the screen of a Mac flash. It has no effect here.
public let kSystemSoundID_FlashScreen: SystemSoundID = 4094

/// All went well.
public let kAudioServicesNoError: OSStatus = 0

/// There is no such file, or no such number.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1_500

/// Plays a short sound: of a file that has a number, or of a phone, for which the one of the desktop's theme that stands for it is
/// played, or the one for messages.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
  guard let sound = SystemSounds.sound(sound) else { return }
  Task { @MainActor in sound.play() }
}

/// Plays a short sound, as `AudioServicesPlaySystemSound` does.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {
  AudioServicesPlaySystemSound(sound)
}

/// Plays a short sound, then calls `completion`.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSound(sound)
  completion?()
}

/// Plays a short sound, then calls `completion`.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(sound, completion)
}

/// Gives the sound of a file a number: WAV or Ogg Vorbis.
///
/// - Parameter outSystemSoundID: gets the number; it stays as it is if there is no such file.
/// - Returns: 0, or `kAudioServicesSystemSoundUnspecifiedError`.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard let number = SystemSounds.add(inFileURL) else { return kAudioServicesSystemSoundUnspecifiedError }
  outSystemSoundID.pointee = number
  return kAudioServicesNoError
}

/// Takes back the number of a file.
///
/// - Returns: 0, or `kAudioServicesSystemSoundUnspecifiedError` for a number of no file.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.remove(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}
