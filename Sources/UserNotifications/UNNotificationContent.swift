import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  final var values: ContentValues

  /// Content that says nothing yet.
  public override init() {
    values = ContentValues()
    super.init()
  }

  init(_ values: ContentValues) {
    self.values = values
    super.init()
  }

  /// The first line.
  open var title: String { values.title }
  /// A line below the title.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number beside the program's icon when the notification comes; nil leaves it, 0 takes it away.
  open var badge: NSNumber? { values.badge.map { NSNumber(value: $0) } }
  /// nil for a notification that makes no sound.
  open var sound: UNNotificationSound? { values.sound }
  /// The category whose actions are offered.
  open var categoryIdentifier: String { values.category }
  /// What notifications that belong together have in common.
  open var threadIdentifier: String { values.thread }
  /// The scene that the notification belongs to.
  open var targetContentIdentifier: String? { values.targetContent }
  /// What the program noted: a property list.
  open var userInfo: [AnyHashable: Any] { values.userInfo.contents }
  /// Files beside the text; the picture of the first one is shown (UN6).
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// How urgent the notification is.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// From 0 to 1: how important it is among those of the program.
  open var relevanceScore: Double { values.relevance }
  /// A picture that is shown while the program starts. It is kept; programs here show none.
  open var launchImageName: String { values.launchImage }

  /// A copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  /// Whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationContent)?.values == values
  }

  /// The same for content that says the same.
  open override var hash: Int { values.title.hashValue ^ values.body.hashValue }
}

/// What a notification that is being made says.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// A line below the title.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number beside the icon; what is below 0 counts as 0.
  open override var badge: NSNumber? {
    get { super.badge }
    set { values.badge = newValue.map { max(0, $0.intValue) } }
  }
  /// nil for a notification that makes no sound.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The category whose actions are offered.
  open override var categoryIdentifier: String {
    get { values.category }
    set { values.category = newValue }
  }
  /// What notifications that belong together have in common.
  open override var threadIdentifier: String {
    get { values.thread }
    set { values.thread = newValue }
  }
  /// The scene that the notification belongs to.
  open override var targetContentIdentifier: String? {
    get { values.targetContent }
    set { values.targetContent = newValue }
  }
  /// What the program notes. What is no property list is left out, with a warning.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { values.userInfo = UserInfo(newValue) }
  }
  /// Files beside the text.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// How urgent the notification is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// Values outside of 0 to 1, and what is no number, count as the nearer bound.
  open override var relevanceScore: Double {
    get { values.relevance }
    set { values.relevance = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }
  /// A picture for the start of the program; it is kept.
  open override var launchImageName: String {
    get { values.launchImage }
    set { values.launchImage = newValue }
  }
}
