import Foundation
import TesseraCore

/// A line with a knob on it.
struct SliderTrack: View {
  let range: SliderRange
  let fraction: Double
  let marks: SliderMarks
  let onEditingChanged: @MainActor (Bool) -> Void

  /// How far the pointer is from the middle of the knob that it holds; nil while it holds none.
  @State private var grip: CGFloat?
  private let taken = LazyState(wrappedValue: TakenTheme<SliderTheme>())
  @Environment(\.ownTheme) private var own
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accentColor) private var accentColor
  @Environment(\.sliderThumbVisibility) private var thumbVisibility
  @Environment(\.idiom) private var idiom

  private var height: CGFloat { idiom == .desktop ? 20 : 31 }

  private var radius: CGFloat { SliderKnob.radius(idiom) }

  init(
    range: SliderRange, fraction: Double, marks: SliderMarks, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.range = range
    self.fraction = fraction
    self.marks = marks
    self.onEditingChanged = onEditingChanged
  }

  var body: some View {
    let theme = own?.slider ?? taken.wrappedValue.current(CommonTheme.slider)
    ZStack {
      line(theme)
      if !marks.ticks.isEmpty { SliderDots(fractions: marks.ticks.map(\.fraction), radius: radius).fill(.secondary) }
      if thumbVisibility != .hidden { knob(theme) }
    }
    .scaleEffect(x: layoutDirection == .rightToLeft ? -1 : 1)
    .opacity(isEnabled ? 1 : ControlColors.disabledOpacity)
    .frame(height: height)
    .frame(minWidth: 2 * radius)
    .contentShape(Rectangle())
    .gesture(
      AreaDragGesture()
        .onChanged { move($0) }
        .onEnded { drag in
          move(drag)
          grip = nil
          onEditingChanged(false)
        })
  }

  @ViewBuilder private func line(_ theme: SliderTheme?) -> some View {
    if let picture = theme?.maximumTrackPicture {
      SliderTrackPicture(fraction: 1, radius: radius, picture: picture)
    } else {
      SliderLine(fraction: 1, radius: radius).fill(theme?.maximumTrack ?? ControlColors.track)
    }
    if let picture = theme?.minimumTrackPicture {
      SliderTrackPicture(fraction: fraction, radius: radius, picture: picture)
    } else {
      SliderLine(fraction: fraction, beginning: marks.neutral, radius: radius)
        .fill((accentColor == nil ? theme?.minimumTrack : nil).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
    }
  }

  @ViewBuilder private func knob(_ theme: SliderTheme?) -> some View {
    if let picture = theme?.knobPicture {
      SliderKnobPicture(fraction: fraction, picture: picture)
    } else {
      SliderKnob(fraction: fraction, radius: radius).fill(theme?.knob ?? ControlColors.knob)
      SliderKnob(fraction: fraction, radius: radius).stroke(ControlColors.separator, lineWidth: 0.5)
    }
  }

  /// The knob goes where the pointer is. If it was grabbed beside its middle, it does not jump.
  private func move(_ drag: AreaDragGesture.Value) {
    let length = drag.size.width - 2 * radius
    guard length > 0 else { return }
    let location = fromLeadingEdge(drag.location.x, drag.size)
    if grip == nil {
      onEditingChanged(true)
      let distance = fromLeadingEdge(drag.startLocation.x, drag.size) - (radius + fraction * length)
      grip = abs(distance) <= radius ? distance : 0
    }
    let newFraction = (location - (grip ?? 0) - radius) / length
    let clamped = min(max(newFraction, 0), 1)
    if clamped != fraction { range.setFraction(clamped) }
  }

  private func fromLeadingEdge(_ x: CGFloat, _ size: CGSize) -> CGFloat {
    layoutDirection == .rightToLeft ? size.width - x : x
  }
}

/// The part of the line between its beginning and the knob.
private struct SliderLine: Shape {
  var fraction: Double
  var beginning: Double = 0
  let radius: CGFloat

  private nonisolated static let thickness: CGFloat = 4

  nonisolated func path(in rect: CGRect) -> Path {
    let start = beginning <= 0 ? 0 : place(min(beginning, fraction), rect)
    let end = max(place(max(beginning, fraction), rect), start)
    let line = CGRect(
      x: rect.minX + start, y: rect.midY - Self.thickness / 2, width: min(end, rect.width) - start,
      height: Self.thickness)
    return Path(roundedRect: line, cornerRadius: Self.thickness / 2)
  }

  /// The line goes on to its ends, beyond the middle of the knob.
  nonisolated private func place(_ fraction: Double, _ rect: CGRect) -> CGFloat {
    if fraction >= 1 { return rect.width }
    return radius + fraction * max(0, rect.width - 2 * radius)
  }

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
}

/// The knob, at its place on the line.
struct SliderKnob: Shape {
  var fraction: Double
  let radius: CGFloat

  /// DK12: half of the diameter.
  nonisolated static func radius(_ idiom: InterfaceIdiom) -> CGFloat { idiom == .desktop ? 9 : 14 }

  nonisolated func path(in rect: CGRect) -> Path {
    let x = rect.minX + fraction * max(0, rect.width - 2 * radius)
    return Path(
      ellipseIn: CGRect(x: x, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
  }

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
}
