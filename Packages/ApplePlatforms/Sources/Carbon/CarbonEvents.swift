// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// What the program's events are sent to: nothing, as none are sent.
public func GetApplicationEventTarget() -> EventTargetRef? { nil }

/// What events are sent to first: nothing, as none are sent.
public func GetEventDispatcherTarget() -> EventTargetRef? { nil }

/// Would have events handled. None are sent here, so the function is never called (J477).
///
/// - Returns: `noErr`; `paramErr` without a function or with kinds of events that are missing.
@discardableResult
public func InstallEventHandler(
  _ target: EventTargetRef?, _ handler: EventHandlerUPP?, _ count: Int, _ kinds: UnsafePointer<EventTypeSpec>?,
  _ userData: UnsafeMutableRawPointer?, _ reference: UnsafeMutablePointer<EventHandlerRef?>?
) -> OSStatus {
  reference?.pointee = nil
  return handler == nil || count < 0 || count > 0 && kinds == nil ? paramErr : noErr
}

/// Would end what `InstallEventHandler` began.
///
/// - Returns: `paramErr`, as there is no such function.
@discardableResult
public func RemoveEventHandler(_ handler: EventHandlerRef?) -> OSStatus { paramErr }

/// Would read a part of an event. There are no events, so nothing is written.
///
/// - Returns: `eventParameterNotFoundErr`.
@discardableResult
public func GetEventParameter(
  _ event: EventRef?, _ name: EventParamName, _ type: EventParamType,
  _ actualType: UnsafeMutablePointer<EventParamType>?,
  _ size: Int, _ actualSize: UnsafeMutablePointer<Int>?, _ data: UnsafeMutableRawPointer?
) -> OSStatus { eventParameterNotFoundErr }

/// The class of an event; 0, as there are none.
public func GetEventClass(_ event: EventRef?) -> OSType { 0 }

/// The kind of an event; 0, as there are none.
public func GetEventKind(_ event: EventRef?) -> UInt32 { 0 }

/// Would watch a key in all programs. Desktops leave that to the user's own settings, so the key is refused (J477).
///
/// - Parameters:
///   - keyCode: the key, as one of the numbers `kVK_…`.
///   - modifiers: bits such as `cmdKey`.
///   - identifier: by what the program knows it again.
///   - target: what its events are sent to.
///   - options: `kEventHotKeyNoOptions` or `kEventHotKeyExclusive`.
///   - reference: where the key is put; it becomes nil.
/// - Returns: `unimpErr`.
@discardableResult
public func RegisterEventHotKey(
  _ keyCode: UInt32, _ modifiers: UInt32, _ identifier: EventHotKeyID, _ target: EventTargetRef?, _ options: OptionBits,
  _ reference: UnsafeMutablePointer<EventHotKeyRef?>?
) -> OSStatus {
  reference?.pointee = nil
  return unimpErr
}

/// Would watch a key no longer.
///
/// - Returns: `eventHotKeyInvalidErr`, as no key is watched.
@discardableResult
public func UnregisterEventHotKey(_ key: EventHotKeyRef?) -> OSStatus { eventHotKeyInvalidErr }
