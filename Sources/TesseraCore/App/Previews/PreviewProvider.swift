/// A type that declares previews.
///
/// The previews are the elements of `previews`: a group of three views declares three.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of view that `previews` returns.
  associatedtype Previews: View

  /// The views to show, with modifiers such as `previewLayout(_:)` that say how.
  @ViewBuilder static var previews: Previews { get }

  /// The platform to show them on; nil: the tool chooses.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}
