/// The purpose of a button, as far as its appearance depends on it.
nonisolated public struct ButtonRole: Equatable, Sendable {
  private enum Kind {
    case destructive, cancel, confirm, close
  }

  private let kind: Kind

  /// Deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Accepts what was offered.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what is open.
  public static let close = ButtonRole(kind: .close)
}
