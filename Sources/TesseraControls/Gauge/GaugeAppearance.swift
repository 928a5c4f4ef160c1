import Foundation
import TesseraCore

/// Lengths of gauges, in points.
nonisolated enum GaugeMetrics {
  static let barHeight: CGFloat = 5
  static let ringSize: CGFloat = 56
  static let ringWidth: CGFloat = 5
  /// The share of the circle that a ring leaves open below.
  static let opening = 0.2
}

/// A label, a bar below it between the bounds, and the value below that.
struct LinearCapacityGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, isFilled: true)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar that is filled up to a value, or a line with a mark at it.
struct GaugeBar: View {
  let fraction: Double
  let isFilled: Bool

  var body: some View {
    ZStack {
      Capsule().fill(isFilled ? AnyShapeStyle(ControlColors.track) : AnyShapeStyle(.tint.opacity(0.5)))
      if isFilled {
        GaugePart(fraction: fraction).fill(.tint)
      } else {
        GaugeMark(fraction: fraction).fill(.primary)
      }
    }
    .frame(height: GaugeMetrics.barHeight)
    .frame(minWidth: 40)
  }
}

/// The start of a bar.
private struct GaugePart: Shape {
  var fraction: Double

  nonisolated func path(in rect: CGRect) -> Path {
    let width = max(rect.height, rect.width * fraction)
    return Path(
      roundedRect: CGRect(x: rect.minX, y: rect.minY, width: fraction > 0 ? width : 0, height: rect.height),
      cornerRadius: rect.height / 2)
  }

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
}

/// A dot on a line.
private struct GaugeMark: Shape {
  var fraction: Double

  nonisolated func path(in rect: CGRect) -> Path {
    let size = rect.height * 1.8
    let x = rect.minX + fraction * (rect.width - size)
    return Path(ellipseIn: CGRect(x: x, y: rect.midY - size / 2, width: size, height: size))
  }

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
}

/// A ring with the value in its middle and the bounds at its opening.
struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isClosed: Bool

  var body: some View {
    ZStack {
      ring(1).opacity(isClosed ? 0.2 : 0.35)
      if isClosed {
        ring(configuration.value)
      } else {
        mark
      }
      middle
    }
    .frame(width: GaugeMetrics.ringSize, height: GaugeMetrics.ringSize)
    .semanticsOnlyLabel(configuration.label)
  }

  private var span: Double { isClosed ? 1 : 1 - GaugeMetrics.opening }

  private var startAngle: Angle { isClosed ? .degrees(-90) : .degrees(90 + 180 * GaugeMetrics.opening) }

  private func ring(_ share: Double) -> some View {
    Circle()
      .inset(by: GaugeMetrics.ringWidth / 2)
      .trim(from: 0, to: share * span)
      .stroke(.tint, style: StrokeStyle(lineWidth: GaugeMetrics.ringWidth, lineCap: .round))
      .rotationEffect(startAngle)
  }

  private var mark: some View {
    Circle()
      .fill(.primary)
      .frame(width: GaugeMetrics.ringWidth * 1.6, height: GaugeMetrics.ringWidth * 1.6)
      .offset(x: (GaugeMetrics.ringSize - GaugeMetrics.ringWidth) / 2)
      .rotationEffect(startAngle + .degrees(360 * span * configuration.value))
  }

  private var middle: some View {
    VStack(spacing: 0) {
      configuration.currentValueLabel?.font(.footnote.weight(.medium)).lineLimit(1)
      if !isClosed {
        HStack(spacing: 2) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
        .font(.system(size: 9))
        .lineLimit(1)
      }
    }
    .frame(maxWidth: GaugeMetrics.ringSize - 3 * GaugeMetrics.ringWidth)
  }
}
