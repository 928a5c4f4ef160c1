@_exported import AudioToolbox
@_exported import Foundation

/// Four letters as a number.
public typealias OSType = UInt32
/// Switches in the bits of a number.
public typealias OptionBits = UInt32
/// The name of a part of an event, as four letters.
public typealias EventParamName = OSType
/// The type of a part of an event, as four letters.
public typealias EventParamType = OSType
/// An event.
public typealias EventRef = OpaquePointer
/// What events are sent to.
public typealias EventTargetRef = OpaquePointer
/// A function that has events handled.
public typealias EventHandlerRef = OpaquePointer
/// The call of a function that handles an event.
public typealias EventHandlerCallRef = OpaquePointer
/// A key that is watched in all programs.
public typealias EventHotKeyRef = OpaquePointer
/// A function that handles events.
public typealias EventHandlerUPP =
  @convention(c) (
    EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?
  ) -> OSStatus
/// A function that handles events.
public typealias EventHandlerProcPtr = EventHandlerUPP

/// A kind of event.
public struct EventTypeSpec: Sendable {
  /// What it has to do with, as four letters.
  public var eventClass: OSType
  /// Which of its class it is.
  public var eventKind: UInt32

  /// An event of no kind.
  public init() { self.init(eventClass: 0, eventKind: 0) }

  /// The event of a kind.
  public init(eventClass: OSType, eventKind: UInt32) {
    self.eventClass = eventClass
    self.eventKind = eventKind
  }
}

/// By what a program knows its key again.
public struct EventHotKeyID: Sendable {
  /// The program, as four letters.
  public var signature: OSType
  /// The key.
  public var id: UInt32

  /// That of no key.
  public init() { self.init(signature: 0, id: 0) }

  /// That of a program's key.
  public init(signature: OSType, id: UInt32) {
    self.signature = signature
    self.id = id
  }
}

/// Nothing went wrong.
public let noErr: OSStatus = 0
/// This is not there.
public let unimpErr: OSStatus = -4
/// A value is not valid.
public let paramErr: OSStatus = -50
/// No function has handled the event.
public let eventNotHandledErr: OSStatus = -9874
/// The event has no such part.
public let eventParameterNotFoundErr: OSStatus = -9870
/// Another program has the key.
public let eventHotKeyExistsErr: OSStatus = -9878
/// The key is not one.
public let eventHotKeyInvalidErr: OSStatus = -9879

/// The class of events of the keyboard.
public let kEventClassKeyboard = 0x6B65_7962
/// A watched key was pressed.
public let kEventHotKeyPressed = 5
/// A watched key was released.
public let kEventHotKeyReleased = 6
/// What an event is about.
public let kEventParamDirectObject = 0x2D2D_2D2D
/// The type of an `EventHotKeyID`.
public let typeEventHotKeyID = 0x686B_6964
/// A key is watched as other programs allow.
public let kEventHotKeyNoOptions = 0
/// A key is taken from all other programs.
public let kEventHotKeyExclusive = 1

/// The command key, in the bits of modifiers.
public let cmdKey = 0x100
/// The shift key, in the bits of modifiers.
public let shiftKey = 0x200
/// The lock of capitals, in the bits of modifiers.
public let alphaLock = 0x400
/// The option key, in the bits of modifiers.
public let optionKey = 0x800
/// The control key, in the bits of modifiers.
public let controlKey = 0x1000
