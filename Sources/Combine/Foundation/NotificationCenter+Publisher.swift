import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications; `nil` for those of every sender.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications of a center. It never ends.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The center that the notifications are posted to.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// The sender of the notifications; `nil` for those of every sender.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a center.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let notifications = PassthroughSubject<Notification, Never>()
      // Sendable: a subject may be sent to from any thread.
      let subject = Unchecked(notifications)
      let observation = Unchecked(
        center.addObserver(forName: name, object: object, queue: nil) { subject.value.send($0) })
      let center = Unchecked(center)
      notifications
        .handleEvents(receiveCancel: { center.value.removeObserver(observation.value) })
        .subscribe(subscriber)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
