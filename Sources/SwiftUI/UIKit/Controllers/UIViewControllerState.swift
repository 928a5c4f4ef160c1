import TesseraCore

/// What a view follows of a controller.
@MainActor
final class UIViewControllerState {
  let followed = FollowedObject()
  var presented: UIViewController?
  /// Presents the controller in a view of its own; nil for other ways.
  var contained: (any ContainedPresentation)?
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
}
