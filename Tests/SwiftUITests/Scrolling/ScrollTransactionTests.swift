import Foundation
import SwiftUITesting
import Testing

/// J417: what a transaction says of scrolling.
@MainActor
struct ScrollTransactionTests {
  @Observable
  final class Model {
    var id: Int?
    var items = Array(0..<100)
    var position = ScrollPosition(idType: Int.self)
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(model.items, id: \.self) { Text("Item \($0)").frame(height: 20) } }
          .scrollTargetLayout()
      }
    }
  }

  @Test("J417: the anchor of a transaction comes before those of the position")
  func anchor() {
    let model = Model()
    let screen = Screen(width: 200, height: 200) {
      Rows(model: model).scrollPosition(id: Bindable(model).id, anchor: .top)
    }
    withTransaction(\.scrollTargetAnchor, .bottom) { model.id = 50 }
    #expect(abs(screen["Item 50"].frame.maxY - 200) < 3)
    model.id = 20
    #expect(screen["Item 20"].frame.minY < 3)
  }

  @Test("J417: without adjustments the offset stays, and the content moves")
  func adjustments() {
    let model = Model()
    let screen = Screen(width: 200, height: 200) {
      Rows(model: model).scrollPosition(id: Bindable(model).id, anchor: .top)
    }
    model.id = 50
    let place = screen["Item 50"].frame.minY
    withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) { model.items.insert(-1, at: 0) }
    #expect(abs(screen["Item 50"].frame.minY - place - 20) < 0.01)
    model.items.insert(-2, at: 0)
    #expect(abs(screen["Item 50"].frame.minY - place - 20) < 0.01)
  }

  @Test("J417: content at the end stays at its offset when it grows, unless it is adjusted")
  func sizeChanges() {
    let model = Model()
    let screen = Screen(width: 200, height: 200) { Rows(model: model).defaultScrollAnchor(.bottom) }
    #expect(abs(screen["Item 99"].frame.maxY - 200) < 3)
    withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) { model.items.append(100) }
    #expect(abs(screen["Item 99"].frame.maxY - 200) < 3)
  }

  @Test("J417: content that coasts stops where it is put, or goes on from there", arguments: [false, true])
  func velocity(_ preserves: Bool) async {
    let model = Model()
    let screen = Screen(width: 200, height: 200) {
      Rows(model: model).scrollPosition(Bindable(model).position)
    }
    screen.scrollsSmoothly = true
    await screen.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 90), over: .milliseconds(200))
    withTransaction(\.scrollPositionUpdatePreservesVelocity, preserves) { model.position.scrollTo(y: 600) }
    await screen.advance(by: .milliseconds(1))
    let start = screen["Item 35"].frame.minY
    await screen.advance(by: .milliseconds(300))
    #expect((abs(screen["Item 35"].frame.minY - start) > 20) == preserves)
    screen.unmount()
  }
}
