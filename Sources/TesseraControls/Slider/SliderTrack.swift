import Foundation
import TesseraCore

/// A line with a knob on it.
struct SliderTrack: View {
  let range: SliderRange
  let fraction: Double
  let onEditingChanged: @MainActor (Bool) -> Void

  /// How far the pointer is from the middle of the knob that it holds; nil while it holds none.
  @State private var grip: CGFloat?
  private let taken = LazyState(wrappedValue: TakenTheme<SliderTheme>())
  @Environment(\.ownTheme) private var own
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accentColor) private var accentColor

  @Environment(\.idiom) private var idiom

  private var height: CGFloat { idiom == .desktop ? 20 : 31 }

  /// DK12: that of the knob.
  private var radius: CGFloat { idiom == .desktop ? 9 : SliderKnob.radius }

  init(range: SliderRange, fraction: Double, onEditingChanged: @escaping @MainActor (Bool) -> Void) {
    self.range = range
    self.fraction = fraction
    self.onEditingChanged = onEditingChanged
  }

  var body: some View {
    let theme = own?.slider ?? taken.wrappedValue.current(CommonTheme.slider)
    ZStack {
      line(theme)
      knob(theme)
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
      SliderTrackPicture(fraction: 1, picture: picture)
    } else {
      SliderLine(fraction: 1, radius: radius).fill(theme?.maximumTrack ?? ControlColors.track)
    }
    if let picture = theme?.minimumTrackPicture {
      SliderTrackPicture(fraction: fraction, picture: picture)
    } else {
      SliderLine(fraction: fraction, radius: radius)
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
  let radius: CGFloat

  private nonisolated static let thickness: CGFloat = 4

  nonisolated func path(in rect: CGRect) -> Path {
    let end = fraction >= 1 ? rect.width : radius + fraction * max(0, rect.width - 2 * radius)
    let line = CGRect(
      x: rect.minX, y: rect.midY - Self.thickness / 2, width: min(end, rect.width), height: Self.thickness)
    return Path(roundedRect: line, cornerRadius: Self.thickness / 2)
  }

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
}

/// The knob, at its place on the line.
struct SliderKnob: Shape {
  var fraction: Double
  var radius: CGFloat = SliderKnob.radius

  nonisolated static let radius: CGFloat = 14

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
