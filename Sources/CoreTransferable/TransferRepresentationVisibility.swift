/// The programs that may get a value.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  /// Every program.
  case all
  /// Programs of the same developer. That cannot be determined here, so it means only the program itself.
  case team
  /// Programs of the same group.
  case group
  /// Only the program that offers it.
  case ownProcess
}
