import Foundation

/// How a preview is shown.
nonisolated public struct PreviewTrait<T> {
  enum Storage {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(any PreviewModifier)
  }

  let kind: Storage
}

nonisolated extension PreviewTrait where T == Preview.ViewTraits {
  /// Shows the view as it fills the screen of the device.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .layout(.device))
  }

  /// Shows the view at its own size.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .layout(.sizeThatFits))
  }

  /// Shows the view in a container of the given size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }

  /// The device is upright.
  public static var portrait: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .orientation(.portrait))
  }

  /// The device stands upside down.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .orientation(.portraitUpsideDown))
  }

  /// The device lies on its right side.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .orientation(.landscapeLeft))
  }

  /// The device lies on its left side.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .orientation(.landscapeRight))
  }

  /// Applies a modifier, such as one that provides sample data, to the view.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .modifier(modifier))
  }
}
