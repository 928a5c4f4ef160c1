import SwiftUI

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}
