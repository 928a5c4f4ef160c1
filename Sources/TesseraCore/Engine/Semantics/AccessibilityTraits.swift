/// The traits of a view for assistive technology.
nonisolated public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading of what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// Something that leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A field for words to look for.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// A press makes a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard on the screen.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The view summarizes the state when the program starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The view changes too often to be announced each time.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// A press starts sound or pictures that speech must not disturb.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The view handles touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Turns the page when its end has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Siblings of the view are not accessible.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// Something that is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A row of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The role that goes with the traits, nil if they say nothing about it.
  var role: SemanticsRole? {
    for (trait, role) in Self.roles where contains(trait) { return role }
    return nil
  }

  private static let roles: [(AccessibilityTraits, SemanticsRole)] = [
    (.isToggle, .toggle), (.isLink, .link), (.isButton, .button), (.isSearchField, .textField), (.isHeader, .heading),
    (.isTabBar, .tabBar), (.isImage, .image), (.isStaticText, .text),
  ]
}

extension SemanticsElement {
  mutating func add(_ traits: AccessibilityTraits) {
    self.traits.formUnion(traits)
    if traits.contains(.isSelected) { isSelected = true }
    if let newRole = traits.role, newRole.rank > role.rank { become(newRole) }
  }

  /// Gives the element the role of a button, if it has no interactive role yet (J9).
  mutating func becomePressable() {
    if role.rank < SemanticsRole.button.rank, role != .group { become(.button) }
  }

  private mutating func become(_ newRole: SemanticsRole) {
    if ownRole == nil { ownRole = role }
    role = newRole
  }

  /// Without its trait, an element loses the role that came with it.
  mutating func remove(_ traits: AccessibilityTraits) {
    self.traits.subtract(traits)
    if traits.contains(.isSelected) { isSelected = false }
    guard let oldRole = traits.role, oldRole == role else { return }
    let rest = ownRole == oldRole ? nil : ownRole
    role = self.traits.role ?? rest ?? (children.isEmpty ? .other : .group)
  }
}

extension SemanticsRole {
  /// How specific a role is: traits never make an element less specific (J9).
  fileprivate var rank: Int {
    switch self {
    case .group, .other: 0
    case .text: 1
    case .image: 2
    case .progress, .tabBar: 3
    case .heading: 4
    case .button: 5
    case .link: 6
    case .toggle: 7
    default: 8
    }
  }
}
