import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct SingleScrollTargetTests {
  private struct Rows: View {
    let isLayout: Bool
    @State private var shown: [Int] = []

    init(isLayout: Bool) { self.isLayout = isLayout }

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { number in
            Text("Row \(number)").frame(height: 50).scrollTarget(isEnabled: number.isMultiple(of: 2))
          }
        }
        .scrollTargetLayout(isEnabled: isLayout)
      }
      .frame(width: 100, height: 200)
      .onScrollTargetVisibilityChange(idType: Int.self) { shown = $0 }
      Text("Seen \(shown.map(String.init).joined(separator: " "))")
    }
  }

  @Test("J325: views are targets by themselves, and taken out of a target layout", arguments: [true, false])
  func targets(isLayout: Bool) async {
    let screen = Screen { Rows(isLayout: isLayout) }
    await screen.settle()
    #expect(screen["Seen 0 2"].exists)
    screen.scroll(at: screen["Row 1"].frame.center, by: CGSize(width: 0, height: -300))
    await screen.settle()
    #expect(screen["Seen 6 8"].exists)
  }

  @Test("J325: aligned movements come to rest where a view begins that is a target by itself")
  func alignment() async {
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) {
          Text("Head").frame(height: 70)
          Text("Target").frame(height: 100).scrollTarget()
          Text("Rest").frame(height: 900)
        }
      }
      .scrollTargetBehavior(.viewAligned)
      .frame(width: 100, height: 200)
    }
    let start = screen["Target"].frame.minY
    screen.scroll(at: screen["Head"].frame.center, by: CGSize(width: 0, height: -50))
    await screen.settle()
    #expect(abs(start - screen["Target"].frame.minY - 70) < 1)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
