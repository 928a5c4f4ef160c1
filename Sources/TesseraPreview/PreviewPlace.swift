/// Identifies one of the previews in a file.
public struct PreviewPlace: Codable, Sendable {
  /// The number of its declaration, from 0.
  public var declaration: Int
  /// Its number among the views of its declaration, from 0; nil while those are not known.
  public var element: Int?
  /// How many pictures come before its own.
  public var pictureCount: Int
}
