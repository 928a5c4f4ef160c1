import CoreLocation
import SwiftUI

/// Shows how far a stroll led, and where.
public struct StrollView: View {
  @State private var model = StrollModel()

  public init() {}

  public var body: some View {
    VStack(spacing: 24) {
      Text(
        Measurement(value: model.distance, unit: UnitLength.meters), format: .measurement(width: .wide, usage: .road)
      )
      .font(.largeTitle.bold())
      .monospacedDigit()
      StrollPath(way: model.way.map(\.coordinate))
        .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding()
        .background(.quaternary, in: .rect(cornerRadius: 16))
        .accessibilityLabel("The way")
      Text(hint)
        .foregroundStyle(.secondary)
      Button(model.isStrolling ? "Stop" : "Start", systemImage: model.isStrolling ? "stop.fill" : "figure.walk") {
        if model.isStrolling { model.stop() } else { model.start() }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding()
  }

  private var hint: LocalizedStringKey {
    switch model.status {
    case .denied, .restricted: "Strolls need to know where this machine is."
    case .notDetermined where model.isStrolling: "Waiting for the permission."
    default: model.isStrolling && model.way.isEmpty ? "Looking for the place." : "\(model.way.count) places"
    }
  }
}

/// The way of a stroll, north up, as large as it fits.
struct StrollPath: Shape {
  let way: [CLLocationCoordinate2D]

  func path(in rect: CGRect) -> Path {
    guard let first = way.first else { return Path() }
    // So near to each other, degrees are as good as meters; those of longitude are shorter.
    let shortening = cos(first.latitude * .pi / 180)
    let points = way.map { CGPoint(x: $0.longitude * shortening, y: -$0.latitude) }
    var line = Path()
    line.addLines(points)
    let bounds = line.boundingRect
    let largest = max(bounds.width / rect.width, bounds.height / rect.height)
    let scale = largest > 0 ? 1 / largest : 1
    return line.applying(
      CGAffineTransform(translationX: rect.midX, y: rect.midY)
        .scaledBy(x: scale, y: scale)
        .translatedBy(x: -bounds.midX, y: -bounds.midY))
  }
}

#Preview {
  StrollView()
}
