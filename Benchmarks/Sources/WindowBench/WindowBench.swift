import SwiftUI

/// A window with 300 shapes. Its argument says what they do: `moving` (the default) lets 50 of them move for some
/// seconds, `still` lets all of them rest for as long.
///
/// Run it with `TESSERA_FRAME_TIMES=print`: when it ends, it says when its first frame was there, how many there were
/// and what they cost.
@main
struct WindowBench: App {
  var body: some Scene {
    WindowGroup {
      FieldView(moves: !CommandLine.arguments.contains("still"))
    }
    .defaultSize(width: 800, height: 600)
  }
}

struct FieldView: View {
  private static let columns = 20
  private static let rows = 15
  private static let movingCount = 50
  private static let duration = Duration.seconds(10)

  let moves: Bool
  @State private var time = 0.0
  @Environment(\.dismissWindow) private var dismissWindow

  init(moves: Bool) {
    self.moves = moves
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<(Self.columns * Self.rows), id: \.self) { index in
        FieldShape(index: index, offset: offset(of: index))
          .offset(x: 20 + 38 * CGFloat(index % Self.columns), y: 16 + 38 * CGFloat(index / Self.columns))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .task { await run() }
  }

  private func offset(of index: Int) -> CGSize {
    guard index < Self.movingCount else { return .zero }
    let phase = time * 3 + Double(index)
    return CGSize(width: 60 * sin(phase), height: 200 * (1 + cos(phase * 0.7)))
  }

  private func run() async {
    let clock = ContinuousClock()
    let start = clock.now
    while clock.now - start < Self.duration {
      if moves { time = (clock.now - start) / .seconds(1) }
      try? await Task.sleep(for: moves ? .milliseconds(16) : Self.duration)
    }
    dismissWindow()
  }
}

/// One shape; those that stand still are not evaluated again.
struct FieldShape: View {
  let index: Int
  let offset: CGSize

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color(hue: Double(index) / 300, saturation: 0.7, brightness: 0.9))
      .frame(width: 30, height: 30)
      .offset(offset)
  }
}
