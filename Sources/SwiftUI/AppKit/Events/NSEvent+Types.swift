import TesseraCore

nonisolated extension NSEvent {
  /// What happens.
  public enum EventType: UInt, Sendable {
    /// The main button went down.
    case leftMouseDown = 1
    /// The main button came up.
    case leftMouseUp
    /// The secondary button went down.
    case rightMouseDown
    /// The secondary button came up.
    case rightMouseUp
    /// The pointer moved while no button was down.
    case mouseMoved
    /// The pointer moved while the main button was down.
    case leftMouseDragged
    /// The pointer moved while the secondary button was down.
    case rightMouseDragged
    /// The pointer came into a tracking area.
    case mouseEntered
    /// The pointer left a tracking area.
    case mouseExited
    /// A key went down.
    case keyDown
    /// A key came up.
    case keyUp
    /// Other modifier keys are held.
    case flagsChanged
    /// AppKit speaks with itself. There are none here.
    case appKitDefined
    /// The system speaks with the program. There are none here.
    case systemDefined
    /// The program speaks with itself. There are none here.
    case applicationDefined
    /// Time passed. There are none here.
    case periodic
    /// The pointer came into an area with a cursor of its own.
    case cursorUpdate
    /// Two fingers turned around each other.
    case rotate
    /// The wheel was turned.
    case scrollWheel = 22
    /// Another button went down.
    case otherMouseDown = 25
    /// Another button came up.
    case otherMouseUp
    /// The pointer moved while another button was down.
    case otherMouseDragged
    /// Two fingers moved apart or together.
    case magnify = 30
    /// Fingers swept. There are none here.
    case swipe
    /// The button was pressed harder or less hard. There are none here.
    case pressure = 34
  }

  /// Kinds of events.
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    /// The kind of an event.
    public init(type: EventType) {
      rawValue = 1 << UInt64(type.rawValue)
    }

    /// The main button went down.
    public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
    /// The main button came up.
    public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
    /// The secondary button went down.
    public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
    /// The secondary button came up.
    public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
    /// The pointer moved while no button was down.
    public static let mouseMoved = EventTypeMask(type: .mouseMoved)
    /// The pointer moved while the main button was down.
    public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
    /// The pointer moved while the secondary button was down.
    public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
    /// The pointer came into a tracking area.
    public static let mouseEntered = EventTypeMask(type: .mouseEntered)
    /// The pointer left a tracking area.
    public static let mouseExited = EventTypeMask(type: .mouseExited)
    /// A key went down.
    public static let keyDown = EventTypeMask(type: .keyDown)
    /// A key came up.
    public static let keyUp = EventTypeMask(type: .keyUp)
    /// Other modifier keys are held.
    public static let flagsChanged = EventTypeMask(type: .flagsChanged)
    /// The wheel was turned.
    public static let scrollWheel = EventTypeMask(type: .scrollWheel)
    /// Another button went down.
    public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
    /// Another button came up.
    public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
    /// Two fingers moved apart or together.
    public static let magnify = EventTypeMask(type: .magnify)
    /// All events.
    public static let any = EventTypeMask(rawValue: .max)
  }

  /// Modifier keys.
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    init(_ modifiers: EventModifiers) {
      var flags: ModifierFlags = []
      for (modifier, flag) in Self.pairs where modifiers.contains(modifier) { flags.insert(flag) }
      self = flags
    }

    private static let pairs: [(EventModifiers, ModifierFlags)] = [
      (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
      (.numericPad, .numericPad), (.function, .function),
    ]

    /// Capital letters are locked.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// The shift key.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// The option key, which is called Alt here.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// The command key, for which the control key stands here.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// A key of the block of digits.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// The help key.
    public static let help = ModifierFlags(rawValue: 1 << 22)
    /// An arrow or another key without a letter.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// All flags that are the same on all devices.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }

  /// Where in a gesture an event is.
  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It began.
    public static let began = Phase(rawValue: 1 << 0)
    /// Nothing moves.
    public static let stationary = Phase(rawValue: 1 << 1)
    /// It goes on.
    public static let changed = Phase(rawValue: 1 << 2)
    /// It is over.
    public static let ended = Phase(rawValue: 1 << 3)
    /// It belongs to something else now.
    public static let cancelled = Phase(rawValue: 1 << 4)
    /// It may begin.
    public static let mayBegin = Phase(rawValue: 1 << 5)
  }
}
