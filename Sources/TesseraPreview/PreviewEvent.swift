/// What a preview run reports to the process that started it.
public enum PreviewEvent: Codable, Sendable {
  /// How many declarations of previews the module holds.
  case found(count: Int)
  /// A preview is about to be made.
  case began(title: String, place: PreviewPlace)
  /// A picture was written to `file`, a name in the output folder. Its size is in pixels, that of a vector picture in
  /// points.
  case wrote(file: String, width: Int, height: Int)
  /// A request of the current preview could not be respected.
  case noted(message: String)
  /// The preview that was begun last, or everything if none was, could not be shown.
  case failed(message: String)
  /// Every preview was shown or reported as failed.
  case ended
}
