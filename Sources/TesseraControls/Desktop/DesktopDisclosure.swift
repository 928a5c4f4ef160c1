import Foundation
import TesseraCore

/// A heading behind a small triangle, with what belongs to it indented below (DK15).
struct DesktopDisclosure<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: Content
  /// The direction of the triangle while the content is hidden.
  let closedAngle: Angle

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        HStack(spacing: 5) {
          ChevronGlyph().glyphLine(1.6).fill(ControlColors.secondary)
            .frame(width: 5, height: 9)
            .rotationEffect(isExpanded.wrappedValue ? .degrees(90) : closedAngle)
            .frame(width: 10)
          label.modifier(ButtonForeground(style: AnyShapeStyle(Color.primary)))
          Spacer(minLength: 0)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.borderless)
      .semantics(.value(Text(verbatim: isExpanded.wrappedValue ? "1" : "0")))
      if isExpanded.wrappedValue { content.padding(.leading, 15) }
    }
  }
}
