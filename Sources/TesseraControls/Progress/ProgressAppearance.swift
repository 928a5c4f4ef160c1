import Foundation
import TesseraCore

/// A bar if the extent is known, otherwise a ring of spokes.
struct AutomaticProgress<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  var body: some View {
    if fraction == nil {
      CircularProgress(fraction: nil, label: label, currentValueLabel: currentValueLabel)
    } else {
      LinearProgress(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
    }
  }
}

/// A bar with its label above and the value below.
struct LinearProgress<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if labelsVisibility != .hidden { label }
      ProgressBar(fraction: fraction ?? 0)
      if labelsVisibility != .hidden {
        currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
    .background { if labelsVisibility == .hidden { label.modifier(SemanticsOnlyModifier()) } }
  }
}

/// A capsule filled from its leading end.
private struct ProgressBar: View {
  let fraction: Double

  @Environment(\.idiom) private var idiom

  var body: some View {
    FilledBar(fraction: fraction)
      .frame(height: idiom == .desktop ? 6 : 4)
  }
}

/// A capsule whose leading part has the tint color.
struct FilledBar: View {
  let fraction: Double

  private let taken = LazyState(wrappedValue: TakenTheme<ProgressTheme>())
  @Environment(\.ownTheme) private var own
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accentColor) private var accentColor

  init(fraction: Double) {
    self.fraction = fraction
  }

  var body: some View {
    let theme = own?.progress ?? taken.wrappedValue.current(CommonTheme.progress)
    Capsule()
      .fill(theme?.track ?? ControlColors.track)
      .overlay {
        LeadingPart(fraction: fraction, isFromRight: layoutDirection == .rightToLeft)
          .fill((accentColor == nil ? theme?.progress : nil).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
      }
      .clipShape(Capsule())
  }
}

/// A capsule over the leading part of a rectangle.
private struct LeadingPart: Shape {
  var fraction: Double
  let isFromRight: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    let width = rect.width * fraction
    guard width > 0 else { return Path() }
    let part = CGRect(x: isFromRight ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
    return Path(roundedRect: part, cornerRadius: min(part.width, part.height) / 2)
  }

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
}

/// A ring with its label below.
struct CircularProgress<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  @Environment(\.controlSize) private var controlSize
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.accentColor) private var tint

  var body: some View {
    VStack(spacing: 8) {
      ring.frame(width: size, height: size)
      if labelsVisibility != .hidden {
        label.foregroundStyle(.secondary)
        currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
    .background { if labelsVisibility == .hidden { label.modifier(SemanticsOnlyModifier()) } }
  }

  private var size: CGFloat {
    switch controlSize {
    case .mini: 14
    case .small: 16
    case .regular: 20
    case .large, .extraLarge: 37
    }
  }

  @ViewBuilder private var ring: some View {
    if let fraction {
      ZStack {
        Circle().inset(by: 2).stroke(ControlColors.track, lineWidth: 4)
        Circle().inset(by: 2).trim(from: 0, to: fraction).rotation(.degrees(-90))
          .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      }
    } else {
      ZStack {
        ForEach(0..<Spoke.count, id: \.self) { number in
          Spoke(number: number)
            .fill((tint ?? Color(system: .gray)).opacity(Spoke.opacity(of: number)))
        }
      }
      .modifier(SteppedRotationModifier(stepCount: Spoke.count, stepDuration: Spoke.stepDuration))
    }
  }
}

/// One of the lines that stand in a ring and fade out one after the other.
private struct Spoke: Shape {
  let number: Int

  nonisolated static var count: Int { 8 }
  /// How long each of them is the strongest, seconds.
  nonisolated static var stepDuration: Double { 0.1 }

  /// The one at the top is the strongest.
  static func opacity(of number: Int) -> Double {
    number == 0 ? 1 : 0.25 + 0.75 * Double(number) / Double(count) * 0.6
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let line = CGRect(x: -radius * 0.11, y: -radius, width: radius * 0.22, height: radius * 0.52)
    let turn = CGAffineTransform(rotationAngle: CGFloat(number) * 2 * .pi / CGFloat(Self.count))
    return Path(roundedRect: line, cornerRadius: line.width / 2)
      .applying(turn.concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
  }
}
