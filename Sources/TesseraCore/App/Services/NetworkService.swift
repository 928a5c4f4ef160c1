/// What tells a program how the machine is connected.
@MainActor
package protocol NetworkService: AnyObject, Sendable {
  /// How it is connected now.
  var network: DesktopNetwork { get }

  /// Begins to watch it; again has no effect.
  func start()

  /// Is called after `network` may have changed.
  var onChange: (@MainActor (DesktopNetwork) -> Void)? { get set }
}
