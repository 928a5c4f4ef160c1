import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct BackgroundMaterialTests {
  private struct Name: View {
    let name: String
    @Environment(\.backgroundMaterial) private var material

    init(_ name: String) { self.name = name }

    var body: some View {
      Text("\(name): \(material == .thin ? "thin" : material == .bar ? "bar" : material == nil ? "none" : "other")")
    }
  }

  @Test("J326: views learn of the material behind them, in an area and in a shape, and not of one beside them")
  func materials() {
    let screen = Screen {
      Name("beside")
      Name("thin").background(.thinMaterial)
      Name("bar").background(.bar, in: RoundedRectangle(cornerRadius: 4))
      VStack { Name("inner").background(.thinMaterial) }.background(.ultraThinMaterial)
    }
    #expect(screen["beside: none"].exists)
    #expect(screen["thin: thin"].exists)
    #expect(screen["bar: bar"].exists)
    #expect(screen["inner: thin"].exists)
  }
}
