/// What starts programs when the user logs in.
package protocol LoginItems: AnyObject, Sendable {
  /// Whether the program is one of them.
  var state: LoginItemState { get }

  /// Makes it one of them.
  func add() throws

  /// Makes it none of them.
  func remove() throws
}

/// Whether the desktop starts a program when its user logs in.
package enum LoginItemState: Sendable {
  case absent, present
  /// The user has switched it off, or was not asked yet.
  case notAllowed
}
