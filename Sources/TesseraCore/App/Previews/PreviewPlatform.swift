/// A platform that previews can be meant for.
nonisolated public enum PreviewPlatform: Sendable {
  /// A phone or a tablet.
  case iOS
  /// A desktop.
  case macOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
}
