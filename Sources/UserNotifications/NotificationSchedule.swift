import Foundation
import Synchronization
import TesseraCore

/// Keeps the notifications of a program and brings them to the desktop when their time has come.
@MainActor
final class NotificationSchedule {
  private struct Pending {
    let request: RequestValues
    let delivery: Task<Void, Never>?
  }

  private let place: ServicePlace<any NotificationDesktop>
  /// What was asked to be allowed; nil before.
  private var allowed: UNAuthorizationOptions?
  private var pending: [Pending] = []
  private(set) var delivered: [NotificationValues] = []
  private var categories: [String: CategoryValues] = [:]
  private let listenerReference = Mutex(UncheckedSendable(WeakDelegate()))
  private weak var center: UNUserNotificationCenter?
  /// Answers that came while there was no delegate: a program sets it late.
  private var unheard: [NotificationAnswer] = []
  /// What answers may still come for: the desktop keeps what the program has forgotten.
  private var shown: [String: NotificationValues] = [:]

  nonisolated init(_ place: ServicePlace<any NotificationDesktop>) {
    self.place = place
  }

  /// Does something soon, in the order of the calls; at once on the engine's thread.
  nonisolated func run(_ action: @escaping @MainActor @Sendable (NotificationSchedule) -> Void) {
    EngineThread.run { action(self) }
  }

  // MARK: Permission

  func allow(_ options: UNAuthorizationOptions) {
    allowed = (allowed ?? []).union(options)
  }

  var settings: UNNotificationSettings { UNNotificationSettings(allowed) }

  // MARK: Requests

  var pendingRequests: [RequestValues] { pending.map(\.request) }

  func add(_ request: RequestValues) throws {
    guard allowed != nil else { throw UNError(.notificationsNotAllowed) }
    removePending { $0 == request.identifier }
    guard !request.trigger.isImmediate else {
      deliver(request)
      return
    }
    try wait(for: request)
  }

  private func wait(for request: RequestValues) throws {
    let now = Date()
    guard let date = request.trigger.trigger?.nextDate(after: now) else { throw UNError(.notificationInvalidNoDate) }
    // In pieces: a sleep of many years is no number of nanoseconds.
    let delivery = Task { @MainActor [weak self] in
      while case let left = date.timeIntervalSinceNow, left > 0 {
        guard (try? await Task.sleep(for: .seconds(min(left, 86_400)))) != nil else { return }
      }
      self?.timeHasCome(for: request)
    }
    pending.append(Pending(request: request, delivery: delivery))
  }

  private func timeHasCome(for request: RequestValues) {
    pending.removeAll { $0.request.identifier == request.identifier }
    if request.trigger.trigger?.repeats == true { try? wait(for: request) }
    deliver(request)
  }

  func removePending(where isMeant: (String) -> Bool) {
    for request in pending where isMeant(request.request.identifier) { request.delivery?.cancel() }
    pending.removeAll { isMeant($0.request.identifier) }
  }

  // MARK: Delivery

  private func deliver(_ request: RequestValues) {
    let values = NotificationValues(date: Date(), request: request)
    guard let desktop = place.service, desktop.isProgramInUse else {
      return present(values, [.banner, .list, .sound, .badge])
    }
    // UN4: the program decides; without a word of it, nothing is shown.
    guard let listener, let center else { return }
    listener.userNotificationCenter(center, willPresent: UNNotification(values)) { options in
      EngineThread.run { [weak self] in self?.present(values, options) }
    }
  }

  private func present(_ values: NotificationValues, _ options: UNNotificationPresentationOptions) {
    let content = values.request.content
    let allowed = allowed ?? []
    if options.contains(.badge), allowed.contains(.badge), let badge = content.badge { ProgramPresence.badge = badge }
    guard !options.isDisjoint(with: [.banner, .list, .alert]),
      allowed.contains(.alert) || allowed.contains(.provisional)
    else { return }
    let identifier = values.request.identifier
    delivered.removeAll { $0.request.identifier == identifier }
    delivered.append(values)
    shown[identifier] = values
    connect()
    let isHeard = options.contains(.sound) && allowed.contains(.sound)
    place.service?.show(DesktopNotification(identifier, content, categories[content.category], isHeard: isHeard))
  }

  func removeDelivered(where isMeant: (String) -> Bool) {
    for notification in delivered where isMeant(notification.request.identifier) {
      place.service?.withdraw(notification.request.identifier)
      shown[notification.request.identifier] = nil
    }
    delivered.removeAll { isMeant($0.request.identifier) }
  }

  func setBadge(_ badge: Int) {
    ProgramPresence.badge = badge
  }

  // MARK: Categories

  var knownCategories: [CategoryValues] { Array(categories.values) }

  func setCategories(_ values: [CategoryValues]) {
    categories = Dictionary(values.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })
  }

  // MARK: Answers

  /// The delegate of the program, which may be set and asked for on any thread.
  nonisolated var listener: (any UNUserNotificationCenterDelegate)? {
    listenerReference.withLock { $0 }.value.delegate
  }

  nonisolated func setListener(_ listener: (any UNUserNotificationCenterDelegate)?, of center: UNUserNotificationCenter)
  {
    let reference = UncheckedSendable(WeakDelegate(delegate: listener))
    listenerReference.withLock { $0 = reference }
    run { [weak center] schedule in
      schedule.center = center
      schedule.handOnUnheard()
    }
  }

  /// Answers that came before there was a delegate.
  private func handOnUnheard() {
    guard let listener, let center else { return }
    let answers = unheard
    unheard = []
    for answer in answers {
      if let values = shown[answer.identifier] { hand(answer, values, to: listener, center) }
    }
  }

  private func connect() {
    place.service?.onAnswer = { [weak self] in self?.receive($0) }
  }

  private func receive(_ answer: NotificationAnswer) {
    guard let values = shown[answer.identifier] else { return }
    let category = categories[values.request.content.category]
    delivered.removeAll { $0.request.identifier == answer.identifier }
    switch answer.kind {
    case .opened: place.service?.bringProgramForward()
    case .dismissed:
      shown[answer.identifier] = nil
      guard category?.options.contains(.customDismissAction) == true else { return }
    case .action(let identifier, _):
      let action = category?.actions.first { $0.identifier == identifier }
      if action?.options.contains(.foreground) == true { place.service?.bringProgramForward() }
    }
    guard let listener, let center else { return unheard.append(answer) }
    hand(answer, values, to: listener, center)
  }

  private func hand(
    _ answer: NotificationAnswer, _ values: NotificationValues, to listener: any UNUserNotificationCenterDelegate,
    _ center: UNUserNotificationCenter
  ) {
    let notification = UNNotification(values)
    let response =
      switch answer.kind {
      case .opened:
        UNNotificationResponse(notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
      case .dismissed:
        UNNotificationResponse(notification, actionIdentifier: UNNotificationDismissActionIdentifier)
      case .action(let identifier, let text?):
        UNTextInputNotificationResponse(notification, actionIdentifier: identifier, userText: text)
      case .action(let identifier, nil):
        UNNotificationResponse(notification, actionIdentifier: identifier)
      }
    listener.userNotificationCenter(center, didReceive: response, withCompletionHandler: {})
  }
}

/// A delegate that is not kept alive.
private struct WeakDelegate {
  weak var delegate: (any UNUserNotificationCenterDelegate)?
}
