import Foundation
import SwiftUI

/// Changes the attributes of a text each time that it is shown (J143).
///
/// Two are equal if they are copies of the same one.
nonisolated public struct UIConfigurationTextAttributesTransformer: Equatable, Sendable {
  private final class Identity: Sendable {}

  private let identity = Identity()

  /// Gets the attributes that the text has, and says which ones it is shown with.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// - Parameter transform: gets the attributes that the text has, and says which ones it is shown with.
  @preconcurrency
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes that a text is shown with.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
}
