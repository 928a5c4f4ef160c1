#if Windows
import Foundation
import TesseraCore

/// Shows on a window what the engine does: flashes where views are evaluated, laid out and drawn, a graph of how long
/// frames take, and counts.
@MainActor
final class TraceOverlay {
  /// Whether windows begin with it, as the environment variable `TESSERA_OVERLAY` may say.
  static let isWanted = ProcessInfo.processInfo.environment["TESSERA_OVERLAY"] == "1"

  private let recorder: TraceRecorder
  private unowned let graph: ViewGraph
  private var flashes: [(flash: TraceFlashes.Flash, time: Duration)] = []
  /// Milliseconds of the latest frames.
  private var frameTimes: [Double] = []
  private var caption: (text: String, layout: any TextLayout)?

  /// How long a flash is seen.
  private static let fadeTime = Duration.milliseconds(700)
  /// How many frames the graph shows.
  private static let frameCount = 60
  private static let panelSize = CGSize(width: 196, height: 74)
  private static let margin: CGFloat = 8
  /// The frame time that a display of 60 frames a second allows, milliseconds.
  private static let budget = 16.7
  /// More flashes at a time are one blur and cost time.
  private static let mostFlashes = 400

  init(_ recorder: TraceRecorder, of graph: ViewGraph) {
    self.recorder = recorder
    self.graph = graph
    if recorder.flashes == nil { recorder.flashes = TraceFlashes() }
  }

  /// The overlay is hidden.
  func end() {
    _ = recorder.flashes?.take(in: graph)
  }

  /// A frame took this long.
  func frameTook(_ duration: Duration) {
    frameTimes.append(duration / .milliseconds(1))
    if frameTimes.count > Self.frameCount { frameTimes.removeFirst() }
    let now = WindowClock.monotonic
    let new = recorder.flashes?.take(in: graph) ?? []
    flashes.removeAll { now - $0.time >= Self.fadeTime }
    flashes += new.suffix(Self.mostFlashes).map { ($0, now) }
    if flashes.count > Self.mostFlashes { flashes.removeFirst(flashes.count - Self.mostFlashes) }
  }

  /// Whether flashes are still fading.
  var isFading: Bool {
    guard let last = flashes.last else { return false }
    return WindowClock.monotonic - last.time < Self.fadeTime
  }

  /// A picture with the overlay in front of it.
  func cover(_ list: DisplayList) -> DisplayList {
    var list = list
    let now = WindowClock.monotonic
    for (flash, time) in flashes {
      let share = 1 - (now - time) / Self.fadeTime
      if share > 0 { add(flash, strength: share, to: &list.items) }
    }
    addPanel(to: &list.items)
    return list
  }

  // MARK: Flashes

  private func add(_ flash: TraceFlashes.Flash, strength: Double, to items: inout [DisplayItem]) {
    let color = Self.color(of: flash.kind)
    let path = Path(flash.frame.insetBy(dx: 0.5, dy: 0.5))
    let stroke = StrokeStyle(lineWidth: flash.kind == .body ? 2 : 1)
    items.append(.stroke(path, .color(color.withOpacity(strength)), stroke))
    guard flash.kind == .body else { return }
    items.append(.fill(path, .color(color.withOpacity(0.18 * strength)), FillStyle()))
  }

  /// Bodies are red, layouts blue, drawings green.
  private static func color(of kind: TraceFlashes.Kind) -> Color.Resolved {
    switch kind {
    case .body: Color.Resolved(red: 1, green: 0.23, blue: 0.19)
    case .layout: Color.Resolved(red: 0, green: 0.48, blue: 1)
    case .draw: Color.Resolved(red: 0.2, green: 0.78, blue: 0.35)
    }
  }

  // MARK: The panel

  private func addPanel(to items: inout [DisplayItem]) {
    let size = graph.surface.size
    let panel = CGRect(
      x: size.width - Self.panelSize.width - Self.margin, y: size.height - Self.panelSize.height - Self.margin,
      width: Self.panelSize.width, height: Self.panelSize.height)
    let ground = Path(roundedRect: panel, cornerRadius: 8)
    items.append(.fill(ground, .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.78)), FillStyle()))
    addGraph(in: CGRect(x: panel.minX + 8, y: panel.minY + 8, width: panel.width - 16, height: 26), to: &items)
    items.append(.text(captionLayout, at: CGPoint(x: panel.minX + 8, y: panel.minY + 38)))
  }

  /// A bar for each frame; the line is what a display of 60 frames a second allows.
  private func addGraph(in area: CGRect, to items: inout [DisplayItem]) {
    let width = area.width / CGFloat(Self.frameCount)
    for (index, time) in frameTimes.enumerated() {
      let height = max(1, area.height * CGFloat(min(time / (2 * Self.budget), 1)))
      let x = area.maxX - CGFloat(frameTimes.count - index) * width
      let bar = CGRect(x: x, y: area.maxY - height, width: max(1, width - 1), height: height)
      let color = Self.color(of: time > Self.budget ? .body : .draw)
      items.append(.fill(Path(bar), .color(color), FillStyle()))
    }
    let line = CGRect(x: area.minX, y: area.midY, width: area.width, height: 0.5)
    items.append(.fill(Path(line), .color(Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5)), FillStyle()))
  }

  private var captionLayout: any TextLayout {
    let last = frameTimes.last ?? 0
    let worst = frameTimes.max() ?? 0
    let text = """
      \(String(format: "%.1f", last)) ms, worst \(String(format: "%.1f", worst)) ms, \(recorder.frames) frames
      \(recorder.totalBodies) bodies, \(recorder.layouts) layouts, \(recorder.draws) draws
      """
    if let caption, caption.text == text { return caption.layout }
    let font = ResolvedFont(family: .system(.default), size: 10, weight: 500, hasMonospacedDigits: true)
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let run = ResolvedText.Run(string: text, attributes: ResolvedText.Attributes(font: font, color: white))
    let layout = graph.textEngine.layout(ResolvedText(runs: [run]), width: nil, maximumLines: nil)
    caption = (text, layout)
    return layout
  }
}

extension Color.Resolved {
  fileprivate func withOpacity(_ opacity: Double) -> Color.Resolved {
    Color.Resolved(red: red, green: green, blue: blue, opacity: Float(opacity))
  }
}
#endif
