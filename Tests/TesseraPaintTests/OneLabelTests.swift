import Foundation
import Observation
import TesseraCore
import Testing

@testable import TesseraPaint

/// One label of 500.
@MainActor
struct OneLabelTests {
  @Observable final class Label {
    var text: String

    init(_ text: String) {
      self.text = text
    }
  }

  struct LabelView: View {
    let label: Label

    var body: some View { Text(label.text).frame(width: 48, height: 32) }
  }

  /// 25 columns of 20 labels.
  struct Labels: View {
    let labels: [Label]

    var body: some View {
      HStack {
        ForEach(0..<25, id: \.self) { column in
          VStack {
            ForEach(0..<20, id: \.self) { row in LabelView(label: labels[column * 20 + row]) }
          }
        }
      }
    }
  }

  private struct Counts: Equatable {
    var shapings: Int
    var bodies: Int
    /// Answers to questions that the label and its frame were asked before.
    var layouts: Int
    var draws: Int
  }

  /// What a change of one of the labels costs once everything was drawn.
  private func counts(changing text: String) -> Counts {
    let labels = (0..<500).map { Label("No. \(100 + $0)") }
    let engine = PangoTextEngine()
    let recorder = TraceRecorder()
    let host = GraphHost(
      textEngine: engine, surface: Surface(size: CGSize(width: 1280, height: 800)), trace: recorder,
      content: Labels(labels: labels))
    defer { host.unmount() }
    func draw() {
      host.runFrameIfNeeded()
      _ = Rasterizer.render(host.picture)
    }
    draw()
    recorder.reset()
    let shapings = engine.shapedTextCount
    host.perform("change") { labels[250].text = text }
    draw()
    return Counts(
      shapings: engine.shapedTextCount - shapings, bodies: recorder.totalBodies, layouts: recorder.layouts,
      draws: recorder.draws)
  }

  @Test(
    "C80: one text is shaped, the layout ends at the frame around it, one leaf is drawn",
    arguments: ["No. 7", "No. 1350"])
  func oneLabel(text: String) {
    #expect(counts(changing: text) == Counts(shapings: 1, bodies: 1, layouts: 7, draws: 1))
  }

  @Test("C80: a text that was shaped before is not shaped again")
  func knownText() {
    #expect(counts(changing: "No. 305") == Counts(shapings: 0, bodies: 1, layouts: 7, draws: 1))
  }
}
