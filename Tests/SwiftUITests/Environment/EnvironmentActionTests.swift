import SwiftUITesting
import Testing

private struct ActionKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: () -> Void = {}
}

private struct Save: Equatable {
  var name = ""

  func callAsFunction() -> String { "saved \(name)" }
}

private struct SaveKey: EnvironmentKey {
  static let defaultValue = Save()
}

extension EnvironmentValues {
  fileprivate var act: () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }

  fileprivate var save: Save {
    get { self[SaveKey.self] }
    set { self[SaveKey.self] = newValue }
  }
}

@MainActor
struct EnvironmentActionTests {
  private let log = Log()
  private let url = URL(string: "https://example.org/a")!

  fileprivate struct Opener: View {
    let name: String
    let url: URL
    @Environment(\.openURL) private var openURL

    var body: some View {
      Button(name) { openURL(url) }
    }
  }

  @Test("B68: openURL does what the nearest writer above the reader says")
  func nearestHandler() {
    let (log, url) = (log, url)
    let screen = Screen {
      VStack {
        Opener(name: "inside", url: url)
          .environment(
            \.openURL,
            OpenURLAction { url in
              log.note("handled \(url.path)")
              return .handled
            })
        Opener(name: "outside", url: url)
      }
    }
    screen["inside"].tap()
    #expect(log.take() == ["handled /a"])
    #expect(screen.openedURLs == [])
    screen["outside"].tap()
    #expect(log.take() == [])
    #expect(screen.openedURLs == [url])
  }

  @Test("B68: the action that a view captured is that of its own place, not of its content's")
  func captured() {
    struct Presenter: View {
      let log: Log
      let url: URL
      @Environment(\.openURL) private var openURL

      var body: some View {
        Button("open") { openURL(url) }
          .environment(
            \.openURL,
            OpenURLAction { _ in
              log.note("content")
              return .handled
            })
      }
    }
    let screen = Screen { [log, url] in Presenter(log: log, url: url) }
    screen["open"].tap()
    #expect(log.lines == [])
    #expect(screen.openedURLs == [url])
  }

  @Test(
    "B68: what a handler answers decides, and completion is told",
    arguments: ["handled", "discarded", "system", "other"])
  func results(answer: String) {
    struct Asker: View {
      let log: Log
      let url: URL
      @Environment(\.openURL) private var openURL

      var body: some View {
        Button("open") { openURL(url) { log.note("\($0)") } }
      }
    }
    let other = URL(string: "https://example.org/other")!
    let screen = Screen { [log, url] in
      Asker(log: log, url: url)
        .environment(
          \.openURL,
          OpenURLAction { _ in
            switch answer {
            case "handled": .handled
            case "discarded": .discarded
            case "system": .systemAction
            default: .systemAction(other)
            }
          })
    }
    screen["open"].tap()
    #expect(log.lines == [answer == "discarded" ? "false" : "true"])
    #expect(screen.openedURLs == (answer == "system" ? [url] : answer == "other" ? [other] : []))
  }

  fileprivate struct Ticking<Content: View>: View {
    @State private var ticks = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      Button("tick") { ticks += 1 }
      content(ticks)
    }
  }

  @Test("B69: a closure in the environment runs its readers whenever it is written")
  func closures() {
    struct Reader: View {
      @Environment(\.act) private var act

      var body: some View { Text("reader") }
    }
    let log = log
    let screen = Screen {
      Ticking { ticks in Reader().environment(\.act) { log.note("\(ticks)") } }
    }
    for _ in 0..<5 { screen["tick"].tap() }
    #expect(screen.trace.bodies(of: Reader.self) == 6)
  }

  @Test("B69: an action of the framework does not, and calls the newest closure")
  func frameworkActions() {
    let (log, url) = (log, url)
    let screen = Screen {
      Ticking { ticks in
        Opener(name: "open", url: url)
          .environment(
            \.openURL,
            OpenURLAction { _ in
              log.note("\(ticks)")
              return .handled
            })
      }
    }
    for _ in 0..<5 { screen["tick"].tap() }
    #expect(screen.trace.bodies(of: Opener.self) == 1)
    screen["open"].tap()
    #expect(log.lines == ["5"])
  }

  @Test("B69: two places that are given one action keep their own closures")
  func sharedActions() {
    let (log, url) = (log, url)
    func action(_ name: String) -> OpenURLAction {
      OpenURLAction { _ in
        log.note(name)
        return .handled
      }
    }
    let shared = action("shared")
    let stage = { (first: OpenURLAction) in
      VStack {
        Opener(name: "first", url: url).environment(\.openURL, first)
        Opener(name: "second", url: url).environment(\.openURL, shared)
      }
    }
    let screen = Screen { stage(shared) }
    screen.update { stage(action("own")) }
    screen["first"].tap()
    screen["second"].tap()
    #expect(log.lines == ["own", "shared"])
  }

  @Test("B69: a value with callAsFunction and equal data runs no body")
  func callableValues() {
    struct Reader: View {
      @Environment(\.save) private var save

      var body: some View { Text(save()) }
    }
    let screen = Screen {
      Ticking { _ in Reader().environment(\.save, Save(name: "draft")) }
    }
    for _ in 0..<5 { screen["tick"].tap() }
    #expect(screen["saved draft"].exists)
    #expect(screen.trace.bodies(of: Reader.self) == 1)
  }
}
