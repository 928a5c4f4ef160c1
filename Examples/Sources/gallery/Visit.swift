import SwiftUITesting
import Testing

/// A person's visit at one of the examples.
@MainActor
struct Visit<Content: View> {
  /// Says that the person looked for something in vain.
  struct Missing: LocalizedError {
    let label: String
    let example: String

    var errorDescription: String? { "The example \(example) shows no \"\(label)\"." }
  }

  private let name: String
  private let album: Album
  private let content: Content
  private let screen: Screen

  /// Shows an example on a phone's screen.
  init(_ name: String, _ purpose: String, album: Album, content: Content) {
    print("\n== \(name): \(purpose)")
    self.name = name
    self.album = album
    self.content = content
    screen = Screen { Stage(colorScheme: .light, content: content) }
  }

  var trace: Trace { screen.trace }

  /// Allows the example to know where the machine is, and brings that to places, in degrees.
  func walk(latitudes: [Double], longitudes: [Double]) {
    screen.allowLocation()
    for (latitude, longitude) in zip(latitudes, longitudes) { screen.move(toLatitude: latitude, longitude: longitude) }
  }

  /// Taps what is labeled so, with a moment in between.
  func tap(_ label: String, times: Int = 1) async throws {
    print("-- tap \"\(label)\"" + (times == 1 ? "" : " \(times) times"))
    for _ in 0..<times {
      guard screen[label].exists else { throw Missing(label: label, example: name) }
      screen[label].tap()
      await screen.advance(by: .milliseconds(200))
    }
  }

  /// Types into the field that is labeled so.
  func type(_ text: String, into label: String) async throws {
    print("-- type \"\(text)\" into \"\(label)\"")
    let field = screen.element(.textField, label)
    guard field.exists else { throw Missing(label: label, example: name) }
    field.type(text)
    await screen.advance(by: .milliseconds(200))
  }

  /// Drags what is labeled so.
  func drag(_ label: String, by translation: CGSize) async throws {
    print("-- drag \"\(label)\" by \(translation.width), \(translation.height)")
    guard screen[label].exists else { throw Missing(label: label, example: name) }
    await screen[label].drag(by: translation)
  }

  /// Scrolls what is in the middle of the screen.
  func scroll(by distance: CGFloat) {
    print("-- scroll by \(distance) points")
    screen.scroll(at: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: distance))
  }

  /// Lets time pass.
  func wait(_ duration: Duration) async {
    print("-- wait \(duration)")
    await screen.advance(by: duration)
  }

  /// Takes a picture in light and one in dark.
  func photograph(_ moment: String) throws {
    for (schemeName, colorScheme) in [("light", ColorScheme.light), ("dark", .dark)] {
      screen.update { Stage(colorScheme: colorScheme, content: content) }
      try album.add(screen.snapshot(), named: "\(name.lowercased())-\(moment)-\(schemeName)")
    }
  }

  /// Tells something.
  func say(_ sentence: String) {
    print("   \(sentence)")
  }

  /// Ends the visit.
  func leave() {
    print("-- leave")
    screen.unmount()
  }
}

/// A whole screen in one of the two color schemes.
struct Stage<Content: View>: View {
  let colorScheme: ColorScheme
  let content: Content

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.background)
      .environment(\.colorScheme, colorScheme)
  }
}
