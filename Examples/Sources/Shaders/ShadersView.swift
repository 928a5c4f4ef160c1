import SwiftUI

/// Pictures that functions of a Metal source file change, on the processor.
public struct ShadersView: View {
  private static let library = ShaderLibrary.bundle(.module)

  @State private var isMoving = false
  @State private var side = 6.0
  @State private var start = Date.now

  public init() {}

  public var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30, paused: !isMoving)) { timeline in
      let time = isMoving ? timeline.date.timeIntervalSince(start) : 1
      VStack(spacing: 16) {
        HStack(spacing: 16) {
          labeled("Color wave") { picture.colorEffect(Self.library.colorWave(.boundingRect, .float(time))) }
          labeled("Ripple") {
            picture.distortionEffect(
              Self.library.ripple(.boundingRect, .float(time), .float(4)),
              maxSampleOffset: CGSize(width: 4, height: 4))
          }
        }
        HStack(spacing: 16) {
          labeled("Pixellate") {
            picture.layerEffect(
              Self.library.pixellate(.float(side)), maxSampleOffset: CGSize(width: side, height: side))
          }
          labeled("Board") {
            Circle().fill(Self.library.board(.float(15), .color(.yellow), .color(.indigo))).frame(
              width: 120, height: 120)
          }
        }
        Slider(value: $side, in: 2...20) { Text("Side of squares") }
        Toggle("Moving", isOn: $isMoving)
      }
      .padding()
      .onChange(of: isMoving) { start = .now }
    }
  }

  private var picture: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 20).fill(
        LinearGradient(colors: [.orange, .pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
      Image(systemName: "star.fill").font(.system(size: 60)).foregroundStyle(.white)
    }
    .frame(width: 120, height: 120)
  }

  private func labeled(_ title: LocalizedStringKey, @ViewBuilder _ content: () -> some View) -> some View {
    VStack(spacing: 4) {
      content()
      Text(title).font(.caption)
    }
  }
}
