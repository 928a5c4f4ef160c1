import SwiftUI

/// Where an annotation lies, seen from its mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let kind: Kind

  /// Beside the mark, where its value is: above bars that stand, after bars that lie.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// In front of the mark.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(kind: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// Before the mark.
  public static let leading = AnnotationPosition(kind: .leading)
  /// After the mark.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Above the mark and before it.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// Above the mark and after it.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// Below the mark and before it.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// Below the mark and after it.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}
