import SwiftUITesting
import Testing

/// Gestures beside a scroll view.
@MainActor
struct SimultaneousScrollingTests {
  enum Place: CaseIterable {
    case scrollView, around, inside, list
  }

  private final class Register {
    var changes: [CGFloat] = []
    var ends: [CGFloat] = []
    var taps = 0
    var drags = 0
  }

  private struct Page: View {
    let place: Place
    let register: Register
    @GestureState private var isDragging = false

    init(place: Place, register: Register) {
      self.place = place
      self.register = register
    }

    var body: some View {
      VStack(spacing: 0) {
        Text(isDragging ? "dragging" : "resting").frame(height: 20)
        switch place {
        case .scrollView: ScrollView { rows }.simultaneousGesture(drag)
        case .around: VStack { ScrollView { rows } }.simultaneousGesture(drag)
        case .inside: ScrollView { rows.contentShape(Rectangle()).simultaneousGesture(drag) }
        case .list: List { ForEach(0..<50) { Text("Row \($0)") } }.simultaneousGesture(drag)
        }
      }
    }

    private var rows: some View {
      VStack(spacing: 0) { ForEach(0..<50) { Text("Row \($0)").frame(height: 40) } }
    }

    private var drag: some Gesture {
      DragGesture(coordinateSpace: .global)
        .updating($isDragging) { _, state, _ in state = true }
        .onChanged { register.changes.append($0.translation.height) }
        .onEnded { register.ends.append($0.translation.height) }
    }
  }

  @Test("J6: a simultaneous drag goes on while the view scrolls", arguments: Place.allCases, [false, true])
  func drag(place: Place, isSmooth: Bool) async {
    let register = Register()
    let screen = Screen(width: 300, height: 400) { Page(place: place, register: register) }
    screen.scrollsSmoothly = isSmooth
    let before = screen["Row 3"].frame.minY
    screen.pressDown(at: CGPoint(x: 150, y: 300))
    for step in 1...10 {
      await screen.advance(by: .milliseconds(20))
      screen.move(to: CGPoint(x: 150, y: 300 - 10 * CGFloat(step)))
    }
    #expect(register.changes == (1...10).map { -10 * CGFloat($0) })
    #expect(register.ends.isEmpty)
    #expect(screen["dragging"].exists)
    #expect(screen["Row 3"].frame.minY < before - 50)
    await screen.advance(by: .seconds(1))
    screen.release()
    #expect(register.ends == [-100])
    #expect(screen["resting"].exists)
    // The next press is another one.
    await screen.settle()
    await screen.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 240), steps: 4)
    #expect(register.ends == [-100, 40])
  }

  @Test("J6: others lose the press to the scroll view, and a cancelled press ends nothing")
  func others() async {
    let register = Register()
    let screen = Screen(width: 300, height: 400) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { number in
            Button("Row \(number)") { register.taps += 1 }.frame(height: 40)
              .gesture(LongPressGesture().onEnded { _ in register.taps += 1 })
          }
        }
      }
      .simultaneousGesture(TapGesture().onEnded { register.taps += 1 })
      .simultaneousGesture(
        DragGesture().onChanged { _ in register.drags += 1 }.onEnded { _ in register.ends.append(0) })
    }
    await screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
    #expect(register.taps == 0)
    #expect(register.drags == 10 && register.ends.count == 1)
    await screen.settle()
    #expect(register.taps == 0)
    screen.tap(at: CGPoint(x: 150, y: 100))
    #expect(register.taps >= 1)
  }
}
