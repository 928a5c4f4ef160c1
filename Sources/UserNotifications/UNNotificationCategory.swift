import Foundation

/// How notifications of a category act.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The program hears of notifications that are dismissed (UN5).
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Accepted; there are no cars.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Accepted; a desktop decides what it shows on a locked screen.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// Accepted; a desktop decides what it shows on a locked screen.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  /// Accepted; a desktop decides what is read aloud.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// The actions that notifications of one kind offer.
public final class UNNotificationCategory: NSObject {
  /// What content calls it.
  public let identifier: String
  /// The buttons, in their order.
  public let actions: [UNNotificationAction]
  /// Kept; there is no Siri.
  public let intentIdentifiers: [String]
  /// How its notifications act.
  public let options: UNNotificationCategoryOptions
  /// What stands for the text where the desktop hides it. Kept; a desktop has its own.
  public let hiddenPreviewsBodyPlaceholder: String

  /// A category with actions.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String] = [],
    hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.options = options
    super.init()
  }

  /// Whether both have the same identifier.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.identifier == identifier
  }

  /// The same for the same identifier.
  public override var hash: Int { identifier.hashValue }

  var values: CategoryValues {
    CategoryValues(
      identifier: identifier, actions: actions.map(\.values), intents: intentIdentifiers,
      placeholder: hiddenPreviewsBodyPlaceholder, options: options)
  }
}

/// A category as a value.
struct CategoryValues: Sendable {
  var identifier: String
  var actions: [ActionValues]
  var intents: [String]
  var placeholder: String
  var options: UNNotificationCategoryOptions

  var category: UNNotificationCategory {
    UNNotificationCategory(
      identifier: identifier, actions: actions.map(\.action), intentIdentifiers: intents,
      hiddenPreviewsBodyPlaceholder: placeholder, options: options)
  }
}
