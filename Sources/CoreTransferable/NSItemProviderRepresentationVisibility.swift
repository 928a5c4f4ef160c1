import Foundation
import UniformTypeIdentifiers

/// The programs that may get an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program.
  case all = 0
  /// Programs of the same maker.
  case team = 1
  /// Programs of the same group.
  case group = 2
  /// Only the program that offers it.
  case ownProcess = 3
}
