/// A platform that previews can be meant for.
nonisolated public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
