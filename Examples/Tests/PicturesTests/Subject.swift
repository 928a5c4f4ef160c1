import SwiftUITesting
import Testing

/// A screen of which pictures are kept.
struct Subject: Sendable, CustomTestStringConvertible {
  /// The beginning of the names of its pictures.
  let name: String
  /// In points, which are pixels of the pictures.
  let size: CGSize
  private let content: @MainActor @Sendable () -> any View
  private let actions: @MainActor @Sendable (Screen) -> Void

  /// - Parameter actions: what the user does before the picture is taken.
  init(
    _ name: String, size: CGSize = Subject.phone, content: @escaping @MainActor @Sendable () -> any View,
    actions: @escaping @MainActor @Sendable (Screen) -> Void = { _ in }
  ) {
    self.name = name
    self.size = size
    self.content = content
    self.actions = actions
  }

  static let phone = CGSize(width: 390, height: 844)

  var testDescription: String { name }

  /// The name of a picture without the ending of its file.
  func pictureName(_ appearance: Appearance) -> String {
    "\(name)-\(appearance.rawValue)"
  }

  /// The screen at rest, after the actions. Time zone and calendar are not those of the machine.
  @MainActor
  func screen(_ appearance: Appearance) async -> Screen {
    let screen = Screen(
      width: size.width, height: size.height, scale: 1, colorScheme: appearance.colorScheme,
      dynamicTypeSize: appearance.dynamicTypeSize
    ) {
      AnyView(content())
        .environment(\.layoutDirection, appearance.layoutDirection)
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
    await screen.advance(by: Self.rest)
    actions(screen)
    await screen.advance(by: Self.rest)
    return screen
  }

  /// Time in which the screens come to rest. What goes on forever, such as the wheel of a `ProgressView`, is then
  /// always at the same place.
  private static let rest = Duration.seconds(1)
}
