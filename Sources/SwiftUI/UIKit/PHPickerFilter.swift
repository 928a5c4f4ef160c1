import Foundation
import UniformTypeIdentifiers

/// Kinds of pictures.
nonisolated public struct PHPickerFilter: Hashable, Sendable {
  package let contentTypes: [UTType]

  /// Pictures.
  public static let images = PHPickerFilter(contentTypes: [.image])
  /// Films.
  public static let videos = PHPickerFilter(contentTypes: [.movie])
  /// Pictures that move a little. Shown as pictures here.
  public static let livePhotos = PHPickerFilter(contentTypes: [.image])
  /// Pictures of the screen. Shown as pictures here.
  public static let screenshots = PHPickerFilter(contentTypes: [.image])

  /// Films in slow motion. Shown as films here.
  public static let slomoVideos = PHPickerFilter(contentTypes: [.movie])
  /// Films of the screen. Shown as films here.
  public static let screenRecordings = PHPickerFilter(contentTypes: [.movie])
  /// Wide pictures. Shown as pictures here.
  public static let panoramas = PHPickerFilter(contentTypes: [.image])

  /// What one of several filters lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(contentTypes: subfilters.flatMap(\.contentTypes))
  }
}
