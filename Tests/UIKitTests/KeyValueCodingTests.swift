import SwiftUITesting
import TesseraUIKit
import Testing

private final class NotedView: UIView {
  var note: String? = "kept"
}

@MainActor
struct KeyValueCodingTests {
  @Test("J233: What a property keeps is found by its name")
  func kept() {
    let view = NotedView()
    #expect(view.value(forKey: "note") as? String == "kept")
    view.note = nil
    #expect(view.value(forKey: "note") == nil)
  }

  @Test("J233: A name that nothing is kept under has no value and sets nothing; both are warned of")
  func unknown() {
    struct Asking: View {
      var body: some View {
        let view = NotedView()
        let _ = view.setValue(1, forKey: "radius")
        Text(view.value(forKey: "radius") == nil && UIScreen.main.value(forKey: "_corner") == nil ? "none" : "some")
      }
    }
    let screen = Screen { Asking() }
    #expect(screen["none"].exists)
    #expect(screen.trace.warnings.contains { $0.contains("radius") })
    #expect(screen.trace.warnings.contains { $0.contains("_corner") })
  }
}
