import SwiftUITesting
import Testing

@MainActor
struct CoordinateSpaceTests {
  private let log = Log()

  /// Notes its own frame in a space, as the closure of a reader sees it.
  private func noting(_ frame: @escaping (GeometryProxy) -> CGRect) -> some View {
    GeometryReader { proxy in
      let rect = frame(proxy)
      log.noting("\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))", Color.clear)
    }
    .frame(width: 30, height: 20)
  }

  /// A reader at (10, 20) in a parent that lies at (100, 50) of the surface.
  private func placed(_ frame: @escaping (GeometryProxy) -> CGRect) -> some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ZStack(alignment: .topLeading) {
        Color.clear
        noting(frame).padding(.leading, 10).padding(.top, 20)
      }
      .frame(width: 80, height: 80)
      .coordinateSpace(name: "p")
      .padding(.leading, 100)
      .padding(.top, 50)
    }
  }

  private func frame(_ frame: @escaping (GeometryProxy) -> CGRect) -> [String] {
    _ = Screen { placed(frame) }
    return log.take()
  }

  @Test("C112: local is the view's own space")
  func local() {
    #expect(frame { $0.frame(in: .local) } == ["0 0 30 20"])
    #expect(frame { $0.frame(in: CoordinateSpace.local) } == ["0 0 30 20"])
  }

  @Test("C112: global is the space of the surface")
  func global() {
    #expect(frame { $0.frame(in: .global) } == ["110 70 30 20"])
    #expect(frame { $0.frame(in: CoordinateSpace.global) } == ["110 70 30 20"])
  }

  @Test("C112: a name leads to the nearest view that has it")
  func named() {
    #expect(frame { $0.frame(in: .named("p")) } == ["10 20 30 20"])
    #expect(frame { $0.frame(in: CoordinateSpace.named("p")) } == ["10 20 30 20"])
  }

  @Test("C112: an unknown name means the surface")
  func unknown() {
    #expect(frame { $0.frame(in: .named("nobody")) } == ["110 70 30 20"])
    #expect(frame { $0.frame(in: .scrollView) } == ["110 70 30 20"])
  }

  @Test("C112: the bounds of a named space, seen from inside")
  func bounds() {
    #expect(frame { $0.bounds(of: .named("p")) ?? .null } == ["-10 -20 80 80"])
    #expect(frame { $0.bounds(of: .named("nobody")) ?? .zero } == ["0 0 0 0"])
  }

  @Test("C112: the other spelling of a named space")
  func namedSpace() {
    _ = Screen {
      noting { $0.frame(in: .named(7)) }.padding(5).coordinateSpace(.named(7)).padding(50)
    }
    #expect(log.lines == ["5 5 30 20"])
  }

  @Test("C112: offsets, scales and rotations count, as the bounding box")
  func transforms() {
    func frame<Content: View>(_ content: Content) -> [String] {
      _ = Screen(width: 200, height: 200) { content }
      return log.take()
    }
    #expect(frame(noting { $0.frame(in: .global) }.offset(x: 5, y: -10)) == ["90 80 30 20"])
    #expect(frame(noting { $0.frame(in: .global) }.scaleEffect(2)) == ["70 80 60 40"])
    #expect(frame(noting { $0.frame(in: .global) }.rotationEffect(.degrees(90))) == ["90 85 20 30"])
    #expect(frame(noting { $0.frame(in: .global) }.position(x: 40, y: 50)) == ["25 40 30 20"])
  }

  private struct Moving: View {
    @State private var offset: CGFloat = 0
    let log: Log

    var body: some View {
      VStack {
        Button("move") { offset += 10 }
        Shifted(offset: offset) { Still(log: log) }
      }
    }
  }

  private struct Shifted<Inside: View>: View {
    let offset: CGFloat
    @ViewBuilder let inside: Inside

    var body: some View { inside.offset(x: offset) }
  }

  private struct Still: View {
    let log: Log

    var body: some View {
      HStack {
        GeometryReader { log.noting("global \(Int($0.frame(in: .global).minX))", Color.clear) }
        GeometryReader { log.noting("size \(Int($0.size.height))", Color.clear) }
      }
      .frame(width: 108, height: 20)
    }
  }

  @Test("C112: a reader that asked for its frame hears when something around it moves; one that did not, does not")
  func moving() {
    let screen = Screen(width: 208) { Moving(log: log) }
    #expect(log.take() == ["global 50", "size 20"])
    screen["move"].tap()
    #expect(log.lines == ["global 60"])
  }
}

extension CoordinateSpaceTests {
  @Test("C112: a scroll view's space is what it shows, and frames in it follow the scrolling")
  func scrolling() {
    let screen = Screen(width: 200, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 30)
          GeometryReader { proxy in
            let both = [proxy.frame(in: .scrollView), proxy.frame(in: .scrollView(axis: .vertical))]
            Text(both.map { "\(Int($0.minY))" }.joined(separator: " "))
          }
          .frame(height: 40)
          Color.red.frame(height: 300)
        }
      }
      .padding(.top, 7)
    }
    #expect(screen.visibleText == ["30 30"])
    screen.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: -20))
    #expect(screen.visibleText == ["10 10"])
  }
}
