import Foundation
import TesseraCore

/// What a notification says, as a value: it goes to the desktop and comes back from it.
struct ContentValues: Equatable, Sendable {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: Int?
  var sound: UNNotificationSound?
  var category = ""
  var thread = ""
  var targetContent: String?
  var userInfo = UserInfo([:])
  var attachments: [UNNotificationAttachment] = []
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevance = 0.0
  var launchImage = ""
}

/// What the program noted with a notification, as the property list that it is.
struct UserInfo: Equatable, Sendable {
  private let data: Data?

  init(_ contents: [AnyHashable: Any]) {
    guard !contents.isEmpty else {
      data = nil
      return
    }
    let list = Dictionary(
      uniqueKeysWithValues: contents.compactMap { key, value in (key as? String).map { ($0, value) } })
    data = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    if data == nil || list.count != contents.count {
      ServiceWarning.write("notifications: userInfo has keys or values that are no property list. They are left out.")
    }
  }

  var contents: [AnyHashable: Any] {
    guard let data, let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) else {
      return [:]
    }
    return list as? [String: Any] ?? [:]
  }
}
