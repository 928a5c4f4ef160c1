/// What lets a program that is shut in a sandbox start when the user logs in.
package protocol StartPermission: AnyObject, Sendable {
  /// Asks the desktop.
  ///
  /// - Parameters:
  ///   - starts: whether the program is to start.
  ///   - command: what starts it, and its arguments.
  ///   - receive: gets whether it will, on the main thread.
  func request(starts: Bool, command: [String], _ receive: @escaping @MainActor (Bool) -> Void)
}
