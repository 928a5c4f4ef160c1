#if Windows
import CGTK
import Foundation
import TesseraCore

/// Shows notifications by the desktop's service for them. It is on the bus only once one is shown.
@MainActor
final class DesktopNotifications: NotificationDesktop {
  /// What the service can do; known once it was asked.
  private struct Abilities {
    var readsMarkup = false
    var takesReplies = false
  }

  private static let service = MessageBus.Service(
    name: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
    interface: "org.freedesktop.Notifications")
  private static let openAction = "default"
  /// What services that take replies call the action for it.
  private static let replyAction = "inline-reply"
  /// Milliseconds; the service decides.
  private static let usualTime: gint32 = -1

  private let program: String
  /// By which desktops find the desktop file and the icon.
  private let desktopName: String
  private let isInUse: () -> Bool
  private let bringForward: () -> Void
  private var bus: MessageBus?
  private var isConnecting = false
  private var abilities = Abilities()
  /// What came before the service was known.
  private var waiting: [DesktopNotification] = []
  /// Numbers of the service by identifiers, of what is shown.
  private var numbers: [String: UInt32] = [:]
  /// The actions with text of what is shown: services know one for each notification.
  private var replyActions: [String: String] = [:]
  /// What was given to the service and has no number yet, and what is to take its place then, if anything.
  private var unnumbered: [String: DesktopNotification?] = [:]
  /// What was withdrawn before its number was known.
  private var withdrawn: Set<String> = []
  private var hasComplained = false
  var onAnswer: (@MainActor (NotificationAnswer) -> Void)?

  init(program: String, desktopName: String, isInUse: @escaping () -> Bool, bringForward: @escaping () -> Void) {
    self.program = program
    self.desktopName = desktopName
    self.isInUse = isInUse
    self.bringForward = bringForward
    ProgramServices.ofProgram.notifications.service = self
  }

  var isProgramInUse: Bool { isInUse() }

  func bringProgramForward() {
    bringForward()
  }

  func show(_ notification: DesktopNotification) {
    withdrawn.remove(notification.identifier)
    guard let bus else {
      waiting.append(notification)
      connect()
      return
    }
    show(notification, on: bus)
  }

  func withdraw(_ identifier: String) {
    waiting.removeAll { $0.identifier == identifier }
    if unnumbered[identifier] != nil { withdrawn.insert(identifier) }
    guard let number = numbers.removeValue(forKey: identifier) else { return }
    bus?.call("CloseNotification", of: Self.service, [g_variant_new_uint32(number)])
  }

  // MARK: The service

  private func connect() {
    guard !isConnecting else { return }
    isConnecting = true
    MessageBus.connect { [weak self] bus in
      bus.call("GetCapabilities", of: Self.service, [], startsService: true) { answer in
        guard let self else { return }
        self.abilities = answer.map(Self.abilities) ?? Abilities()
        self.listen(on: bus)
        self.bus = bus
        let waiting = self.waiting
        self.waiting = []
        for notification in waiting { self.show(notification, on: bus) }
      }
    }
  }

  private func listen(on bus: MessageBus) {
    bus.subscribe(to: "ActionInvoked", of: Self.service) { [weak self] in self?.actionWasInvoked($0) }
    bus.subscribe(to: "NotificationReplied", of: Self.service) { [weak self] in self?.replyCame($0) }
    bus.subscribe(to: "NotificationClosed", of: Self.service) { [weak self] in self?.notificationWasClosed($0) }
  }

  private func show(_ notification: DesktopNotification, on bus: MessageBus) {
    let identifier = notification.identifier
    // Only with its number, another one takes its place (UN2).
    guard unnumbered[identifier] == nil else {
      unnumbered[identifier] = .some(notification)
      return
    }
    unnumbered[identifier] = .some(nil)
    let arguments = [
      g_variant_new_string(program), g_variant_new_uint32(numbers[identifier] ?? 0),
      g_variant_new_string(desktopName),
      g_variant_new_string(notification.title), g_variant_new_string(body(of: notification)),
      Self.strings(actions(of: notification)), hints(of: notification), g_variant_new_int32(Self.usualTime),
    ]
    bus.call("Notify", of: Self.service, arguments, startsService: true) { [weak self] answer in
      self?.receive(answer.flatMap { MessageBus.number(at: 0, of: $0) }, of: identifier)
    }
  }

  /// - Parameter number: nil where the service does not answer.
  private func receive(_ number: UInt32?, of identifier: String) {
    let next = unnumbered.removeValue(forKey: identifier)?.flatMap { $0 }
    guard let number else { return complain() }
    guard withdrawn.remove(identifier) == nil else {
      bus?.call("CloseNotification", of: Self.service, [g_variant_new_uint32(number)])
      return
    }
    numbers[identifier] = number
    if let next, let bus { show(next, on: bus) }
  }

  private func complain() {
    guard !hasComplained else { return }
    hasComplained = true
    let message = "warning: notifications cannot be shown: no service on the session bus shows them.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }

  // MARK: What is shown

  private func body(of notification: DesktopNotification) -> String {
    guard abilities.readsMarkup, let escaped = g_markup_escape_text(notification.body, -1) else {
      return notification.body
    }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }

  /// Keys and titles in turn.
  private func actions(of notification: DesktopNotification) -> [String] {
    var actions = [Self.openAction, ""]
    replyActions[notification.identifier] = nil
    for action in notification.actions {
      let isReply = action.takesText && abilities.takesReplies && replyActions[notification.identifier] == nil
      if isReply { replyActions[notification.identifier] = action.identifier }
      actions += [isReply ? Self.replyAction : Self.key(of: action), action.title]
    }
    return actions
  }

  /// No key of the program is one of the service's own.
  private static func key(of action: DesktopNotification.Action) -> String {
    (action.takesText ? "text:" : "action:") + action.identifier
  }

  private func hints(of notification: DesktopNotification) -> OpaquePointer? {
    var entries: [(String, OpaquePointer?)] = [
      ("urgency", g_variant_new_byte(notification.urgency.rawValue)),
      ("desktop-entry", g_variant_new_string(desktopName)),
    ]
    switch notification.sound {
    case .none: entries.append(("suppress-sound", g_variant_new_boolean(1)))
    case .standard: entries.append(("sound-name", g_variant_new_string("message-new-instant")))
    case .file(let file): entries.append(("sound-file", g_variant_new_string(file.path)))
    }
    if let picture = notification.picture {
      entries.append(("image-path", g_variant_new_string(picture.absoluteString)))
    }
    return MessageBus.dictionary(entries)
  }

  // MARK: What the service says

  private func actionWasInvoked(_ arguments: OpaquePointer) {
    guard let identifier = identifier(in: arguments), let key = MessageBus.text(at: 1, of: arguments) else { return }
    if key == Self.openAction {
      answer(identifier, .opened)
    } else if key.hasPrefix("action:") {
      answer(identifier, .action(String(key.dropFirst("action:".count)), text: nil))
    } else if key.hasPrefix("text:") {
      // A service without replies: the action is pressed, and nothing was written.
      answer(identifier, .action(String(key.dropFirst("text:".count)), text: ""))
    }
  }

  private func replyCame(_ arguments: OpaquePointer) {
    guard let identifier = identifier(in: arguments), let text = MessageBus.text(at: 1, of: arguments),
      let action = replyActions[identifier]
    else { return }
    answer(identifier, .action(action, text: text))
  }

  /// Why a notification is gone: the user dismissed it.
  private static let dismissal: UInt32 = 2

  private func notificationWasClosed(_ arguments: OpaquePointer) {
    guard let identifier = identifier(in: arguments) else { return }
    numbers[identifier] = nil
    if MessageBus.number(at: 1, of: arguments) == Self.dismissal { answer(identifier, .dismissed) }
  }

  private func answer(_ identifier: String, _ kind: NotificationAnswer.Kind) {
    if kind != .dismissed { withdraw(identifier) }
    withdrawn.remove(identifier)
    onAnswer?(NotificationAnswer(identifier: identifier, kind))
  }

  private func identifier(in arguments: OpaquePointer) -> String? {
    guard let number = MessageBus.number(at: 0, of: arguments) else { return nil }
    return numbers.first { $0.value == number }?.key
  }

  // MARK: Values of the bus

  private static func strings(_ texts: [String]) -> OpaquePointer? {
    var entries = texts.map { g_variant_new_string($0) }
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    return g_variant_new_array(type, &entries, gsize(entries.count))
  }

  private static func abilities(in answer: OpaquePointer) -> Abilities {
    guard String(cString: g_variant_get_type_string(answer)) == "(as)", let list = g_variant_get_child_value(answer, 0)
    else { return Abilities() }
    defer { g_variant_unref(list) }
    var abilities = Abilities()
    for index in 0..<g_variant_n_children(list) {
      let name = MessageBus.text(at: index, of: list)
      if name == "body-markup" { abilities.readsMarkup = true }
      if name == replyAction { abilities.takesReplies = true }
    }
    return abilities
  }
}
#endif
