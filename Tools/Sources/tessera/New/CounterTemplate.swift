/// A counter: the start of an app and of a library.
enum CounterTemplate {
  /// - Parameter access: `public ` for a library.
  static func model(access: String) -> String {
    """
    /// Counts.
    \(access)struct Counter {
      \(access.isEmpty ? "private(set)" : "public private(set)") var count = 0
    \(access.isEmpty ? "" : "\n  public init() {}\n")
      \(access)mutating func add() {
        count += 1
      }
    }

    """
  }

  /// - Parameter access: `public ` for a library.
  static func view(_ name: String, access: String) -> String {
    """
    import SwiftUI

    /// Shows a counter with a button that adds to it.
    \(access)struct \(name): View {
      @State private var counter = Counter()
    \(access.isEmpty ? "" : "\n  public init() {}\n")
      \(access)var body: some View {
        VStack(spacing: 16) {
          Text("Count: \\(counter.count)").font(.largeTitle)
          Button("Add one") { counter.add() }
            .buttonStyle(.borderedProminent)
        }
        .padding()
      }
    }

    #Preview("\(name)", traits: .fixedLayout(width: 320, height: 200)) {
      \(name)()
    }

    """
  }

  static func tests(_ view: String, module: String) -> String {
    """
    import Testing

    @testable import \(module)

    #if canImport(SwiftUITesting)
      import SwiftUITesting
    #endif

    @MainActor
    struct CounterTests {
      @Test("A counter counts what is added")
      func counts() {
        var counter = Counter()
        counter.add()
        counter.add()
        #expect(counter.count == 2)
      }

      #if canImport(SwiftUITesting)
        @Test("The button adds one")
        func button() {
          let screen = Screen { \(view)() }
          screen["Add one"].tap()
          #expect(screen["Count: 1"].exists)
        }
      #endif
    }

    """
  }
}
