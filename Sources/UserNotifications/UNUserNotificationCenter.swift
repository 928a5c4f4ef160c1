import Foundation
import TesseraCore

/// The notifications of the program: those that wait for their time, and those that the user can see.
///
/// What waits is kept while the program runs, and forgotten when it ends (UN3).
public final class UNUserNotificationCenter: NSObject, Sendable {
  private let schedule: NotificationSchedule

  private init(_ place: ServicePlace<any NotificationDesktop>) {
    schedule = NotificationSchedule(place)
    super.init()
  }

  /// That of the program.
  public static func current() -> UNUserNotificationCenter {
    ProgramServices.current.notifications.storage { UNUserNotificationCenter($0) }
  }

  /// Decides what is shown, and hears of answers. It is not kept alive. Answers that came before are handed on when it is set.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { schedule.listener }
    set { schedule.setListener(newValue, of: self) }
  }

  /// Whether programs bring views of their own for notifications: no desktop shows such.
  public var supportsContentExtensions: Bool { false }

  // MARK: Permission

  /// Asks for the permission to notify. Desktops do not ask the user, so it is given (UN1).
  public nonisolated(nonsending) func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await schedule.allow(options)
    return true
  }

  /// The same with a function that hears of it.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task {
      await schedule.allow(options)
      completionHandler(true, nil)
    }
  }

  /// What is allowed.
  public nonisolated(nonsending) func notificationSettings() async -> UNNotificationSettings {
    await schedule.settings
  }

  /// The same with a function that gets it.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    Task { completionHandler(await schedule.settings) }
  }

  // MARK: Requests

  /// Adds a notification that comes when its trigger says, or at once. It takes the place of one with its identifier (UN2).
  ///
  /// Throws `UNError.Code.notificationsNotAllowed` where permission was never asked for, and `notificationInvalidNoDate` where
  /// its date is over.
  public nonisolated(nonsending) func add(_ request: UNNotificationRequest) async throws {
    try await schedule.add(request.values)
  }

  /// The same with a function that hears of the result.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let values = request.values
    Task {
      do {
        try await schedule.add(values)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// What waits for its time, in the order in which it was added.
  public nonisolated(nonsending) func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await schedule.pendingRequests.map { UNNotificationRequest($0) }
  }

  /// The same with a function that gets it.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    Task { completionHandler(await schedule.pendingRequests.map { UNNotificationRequest($0) }) }
  }

  /// Takes out what waits.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    schedule.run { $0.removePending { identifiers.contains($0) } }
  }

  /// Takes out all that waits.
  public func removeAllPendingNotificationRequests() {
    schedule.run { $0.removePending { _ in true } }
  }

  // MARK: Notifications that came

  /// What the user can see, in the order in which it came.
  public nonisolated(nonsending) func deliveredNotifications() async -> [UNNotification] {
    await schedule.delivered.map { UNNotification($0) }
  }

  /// The same with a function that gets it.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    Task { completionHandler(await schedule.delivered.map { UNNotification($0) }) }
  }

  /// Takes away what the user can see.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    schedule.run { $0.removeDelivered { identifiers.contains($0) } }
  }

  /// Takes away all that the user can see.
  public func removeAllDeliveredNotifications() {
    schedule.run { $0.removeDelivered { _ in true } }
  }

  // MARK: Categories and badge

  /// Says which actions the categories offer; those of before are forgotten.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    let values = categories.map(\.values)
    schedule.run { $0.setCategories(values) }
  }

  /// The categories.
  public nonisolated(nonsending) func notificationCategories() async -> Set<UNNotificationCategory> {
    Set(await schedule.knownCategories.map(\.category))
  }

  /// The same with a function that gets them.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    Task { completionHandler(Set(await schedule.knownCategories.map(\.category))) }
  }

  /// Sets the number beside the program's icon; 0 takes it away. A negative one throws.
  public nonisolated(nonsending) func setBadgeCount(_ newBadgeCount: Int) async throws {
    guard newBadgeCount >= 0 else { throw UNError(.badgeInputInvalid) }
    await schedule.setBadge(newBadgeCount)
  }

  /// The same with a function that hears of the result.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard newBadgeCount >= 0 else {
      completionHandler?(UNError(.badgeInputInvalid))
      return
    }
    Task {
      await schedule.setBadge(newBadgeCount)
      completionHandler?(nil)
    }
  }
}
