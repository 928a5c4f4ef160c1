import SwiftUITesting
import Testing

@MainActor
struct GeometryChangeTests {
  private let log = Log()

  private func box(_ width: CGFloat, height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        log.note("\(Int($0))")
      }
  }

  @Test("C113: the action runs with the first value and with each that differs")
  func delivery() {
    let screen = Screen { box(100) }
    screen.update { box(150) }
    screen.update { box(150, height: 20) }
    #expect(log.lines == ["100", "150"])
  }

  @Test("E13: the first value comes before onAppear, and again for a view that is put in again")
  func beforeAppear() {
    func content(_ isShown: Bool) -> some View {
      VStack {
        if isShown { box(100).onAppear { log.note("appear") } }
      }
    }
    let screen = Screen { content(true) }
    #expect(log.take() == ["100", "appear"])
    screen.update { content(true) }
    #expect(log.take() == [])
    screen.update { content(false) }
    screen.update { content(true) }
    #expect(log.take() == ["100", "appear"])
  }

  private func pair(_ widths: [CGFloat], _ name: String) -> some View {
    Group {
      ForEach(Array(widths.enumerated()), id: \.offset) { _, width in Color.red.frame(width: width, height: 10) }
    }
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .named("row"))
    } action: {
      log.note("\(name) \(Int($0.minX))+\(Int($0.width))")
    }
  }

  @Test("E13: a group of several views reports once, what all of them cover")
  func group() {
    func content(_ widths: [CGFloat]) -> some View {
      HStack {
        Color.blue.frame(width: 12, height: 10)
        pair(widths, "pair")
      }
      .coordinateSpace(name: "row")
    }
    let screen = Screen { content([50, 30]) }
    #expect(log.take() == ["pair 20+88"])
    screen.update { content([50, 30]) }
    #expect(log.take() == [])
    screen.update { content([50, 40]) }
    #expect(log.take() == ["pair 20+98"])
    screen.update { content([50]) }
    #expect(log.take() == ["pair 20+50"])
    screen.update { content([]) }
    #expect(log.take() == [])
    screen.update { content([50]) }
    #expect(log.take() == ["pair 20+50"])
    screen.update { content([50, 30]) }
    #expect(log.take() == ["pair 20+88"])
  }

  @Test("E13: the size and the bounds of spaces are those of all views of a group")
  func groupProxy() {
    let screen = Screen(width: 200, height: 100) {
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        Group {
          Color.red.frame(width: 50, height: 10)
          Color.red.frame(width: 30, height: 20)
        }
        .onGeometryChange(for: [CGRect].self) {
          [
            CGRect(origin: .zero, size: $0.size), $0.frame(in: .local), $0.frame(in: .global),
            $0.bounds(of: .named("row")) ?? .zero,
          ]
        } action: {
          log.note(
            $0.map { "\(Int($0.minX)) \(Int($0.minY)) \(Int($0.width)) \(Int($0.height))" }.joined(separator: ", "))
        }
      }
      .frame(width: 200, height: 100)
      .coordinateSpace(.named("row"))
    }
    #expect(log.lines == ["0 0 80 20, 0 0 80 20, 120 40 80 20, -120 -40 200 100"])
    withExtendedLifetime(screen) {}
  }

  @Test("E13: the reporting view leaves with its group")
  func release() {
    @MainActor final class Witness {}
    weak var witness: Witness?
    var screen: Screen? = {
      let kept = Witness()
      witness = kept
      return Screen {
        Group {
          Color.red
          Color.blue
        }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: { _ in
          withExtendedLifetime(kept) {}
        }
      }
    }()
    #expect(witness != nil)
    screen?.unmount()
    screen = nil
    #expect(witness == nil)
  }

  @Test("C113: with two parameters, the action hears the old value, at first the new one twice")
  func oldAndNew() {
    func content(_ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { log.note("\(Int($0))>\(Int($1))") }
    }
    let screen = Screen { content(100) }
    screen.update { content(150) }
    #expect(log.lines == ["100>100", "100>150"])
  }

  @Test("C113: it hears when something around it moves")
  func moving() {
    func content(_ padding: CGFloat) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.blue.frame(width: 10, height: padding)
        Color.red.frame(width: 20, height: 20)
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            log.note("\(Int($0.minY))")
          }
        Spacer()
      }
    }
    let screen = Screen { content(10) }
    screen.update { content(30) }
    #expect(log.lines == ["10", "30"])
  }

  private struct Mirrored: View {
    @State private var size = CGSize.zero

    var body: some View {
      VStack {
        Text("hello").frame(width: 77, height: 33)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            size = $0
          }
        Text("\(Int(size.width))x\(Int(size.height))")
      }
    }
  }

  @Test("C113: state written by the action is in the same frame")
  func writesState() {
    let screen = Screen { Mirrored() }
    #expect(screen["77x33"].exists)
    #expect(screen.trace.frames == 1)
    #expect(screen.trace.bodies(of: Mirrored.self) == 2)
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 10
        }
    }
  }

  @Test("C113: an action that changes what it watches stops, with a warning")
  func loop() {
    let screen = Screen { Growing() }
    #expect(screen.trace.warnings.count == 1)
    #expect(screen.trace.warnings.first?.contains("tried to update multiple times per frame.") == true)
  }
}
