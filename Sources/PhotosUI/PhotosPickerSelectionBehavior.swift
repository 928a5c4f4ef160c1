/// How pictures are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private enum Kind {
    /// As the system likes.
    case `default`
    case ordered
    case continuous
    /// Both.
    case continuousAndOrdered
  }

  private let kind: Kind

  /// As the system likes.
  public static let `default` = PhotosPickerSelectionBehavior(kind: .default)
  /// In the order in which they were chosen, which a dialog for files does not tell.
  public static let ordered = PhotosPickerSelectionBehavior(kind: .ordered)
  /// While the user chooses: a dialog for files tells at its end.
  public static let continuous = PhotosPickerSelectionBehavior(kind: .continuous)
  /// Both.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(kind: .continuousAndOrdered)
}
