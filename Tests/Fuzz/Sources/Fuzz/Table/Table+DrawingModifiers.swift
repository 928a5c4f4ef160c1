import SwiftUI

extension Table {
  private typealias P = Parameters

  static func addDrawingModifiers() {
    modifier(".background($0)", P.color, weight: 20) { $0.base.background($1) }
    modifier(".background($0, in: $1)", P.style, P.shape) { $0.base.background($1, in: $2) }
    modifier(".foregroundStyle($0)", P.style) { $0.base.foregroundStyle($1) }
    modifier(".foregroundColor($0)", P.color) { $0.base.foregroundColor($1) }
    modifier(".tint($0)", P.color) { $0.base.tint($1) }
    modifier(".border($0, width: $1)", P.color, P.small) { $0.base.border($1, width: $2) }
    modifier(".opacity($0)", P.fraction, weight: 15) { $0.base.opacity($1) }
    modifier(".hidden()", weight: 3) { $0.base.hidden() }
    modifier(".clipped()") { $0.base.clipped() }
    modifier(".clipShape($0)", P.shape) { $0.base.clipShape($1) }
    modifier(".cornerRadius($0)", P.small) { $0.base.cornerRadius($1) }
    modifier(".mask {\n  @0\n}") { input in
      @MainActor func make(_ base: some View, _ content: some View) -> any View { base.mask { content } }
      return make(input.base, input[0])
    }
    modifier(".shadow(color: $0, radius: $1, x: $2, y: $2)", P.color, P.small, P.coordinate) {
      $0.base.shadow(color: $1, radius: $2, x: $3, y: $3)
    }
    modifier(".blur(radius: $0)", P.small, weight: 5) { $0.base.blur(radius: $1) }
    modifier(".brightness($0)", P.fraction, weight: 4) { $0.base.brightness($1) }
    modifier(".contrast($0)", P.number, weight: 4) { $0.base.contrast($1) }
    modifier(".saturation($0)", P.number, weight: 4) { $0.base.saturation($1) }
    modifier(".grayscale($0)", P.fraction, weight: 4) { $0.base.grayscale($1) }
    modifier(".hueRotation($0)", P.angle, weight: 4) { $0.base.hueRotation($1) }
    modifier(".colorMultiply($0)", P.color, weight: 4) { $0.base.colorMultiply($1) }
    modifier(".colorInvert()", weight: 4) { $0.base.colorInvert() }
    modifier(".blendMode($0)", P.blend, weight: 5) { $0.base.blendMode($1) }
    modifier(".compositingGroup()", weight: 4) { $0.base.compositingGroup() }
    modifier(".drawingGroup()", weight: 4) { $0.base.drawingGroup() }
    modifier(".luminanceToAlpha()", weight: 3) { $0.base.luminanceToAlpha() }
    modifier(".rotationEffect($0, anchor: $1)", P.angle, P.unitPoint) { $0.base.rotationEffect($1, anchor: $2) }
    modifier(".scaleEffect($0, anchor: $1)", P.factor, P.unitPoint) { $0.base.scaleEffect($1, anchor: $2) }
    modifier(".scaleEffect(x: $0, y: $1)", P.factor, P.factor, weight: 5) { $0.base.scaleEffect(x: $1, y: $2) }
    modifier(
      ".rotation3DEffect($0, axis: (x: $1, y: 1, z: 0), perspective: $2)", P.angle, P.factor, P.factor, weight: 6
    ) {
      $0.base.rotation3DEffect($1, axis: (x: $2, y: 1, z: 0), perspective: $3)
    }
    modifier(
      ".transformEffect(CGAffineTransform(a: $0, b: 0.1, c: $1, d: 1, tx: $2, ty: 0))", P.factor, P.factor,
      P.coordinate, weight: 5
    ) {
      $0.base.transformEffect(CGAffineTransform(a: $1, b: 0.1, c: $2, d: 1, tx: $3, ty: 0))
    }
    modifier(
      ".projectionEffect(ProjectionTransform(CGAffineTransform(translationX: $0, y: $0).scaledBy(x: $1, y: $1)))",
      P.coordinate, P.factor, weight: 4
    ) {
      $0.base.projectionEffect(
        ProjectionTransform(CGAffineTransform(translationX: $1, y: $1).scaledBy(x: $2, y: $2)))
    }
    modifier(
      ".visualEffect { content, proxy in content.offset(x: proxy.size.width * $0).blur(radius: $1) }", P.factor,
      P.small, weight: 6
    ) {
      input, factor, radius in
      @MainActor func make(_ base: some View) -> any View {
        base.visualEffect { content, proxy in content.offset(x: proxy.size.width * factor).blur(radius: radius) }
      }
      return make(input.base)
    }
    modifier(
      ".scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect($0) }", P.factor,
      weight: 5
    ) {
      input, factor in
      @MainActor func make(_ base: some View) -> any View {
        base.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(factor) }
      }
      return make(input.base)
    }
    modifier(".glassEffect()", weight: 3) { $0.base.glassEffect() }
    modifier(".containerShape(RoundedRectangle(cornerRadius: $0))", P.small, weight: 3) {
      $0.base.containerShape(RoundedRectangle(cornerRadius: $1))
    }
    modifier(".redacted(reason: $0 ? .placeholder : [])", P.flag, weight: 4) {
      $0.base.redacted(reason: $1 ? .placeholder : [])
    }
    modifier(".symbolVariant(.fill)", weight: 2) { $0.base.symbolVariant(.fill) }
    modifier(".imageScale(.large)", weight: 3) { $0.base.imageScale(.large) }
    modifier(".symbolEffect(.bounce, value: $0)", P.flag, weight: 3) { $0.base.symbolEffect(.bounce, value: $1) }
    modifier(".symbolEffect(.pulse)", traits: [.endless, .timed], weight: 2) { $0.base.symbolEffect(.pulse) }
  }

  static func addTextModifiers() {
    modifier(".font($0)", P.font, weight: 15) { $0.base.font($1) }
    modifier(".bold($0)", P.flag) { $0.base.bold($1) }
    modifier(".italic()", weight: 4) { $0.base.italic() }
    modifier(".underline($0)", P.flag, weight: 4) { $0.base.underline($1) }
    modifier(".strikethrough(color: $0)", P.color, weight: 3) { $0.base.strikethrough(color: $1) }
    modifier(".fontWeight(.heavy)", weight: 4) { $0.base.fontWeight(.heavy) }
    modifier(".fontDesign(.serif)", weight: 4) { $0.base.fontDesign(.serif) }
    modifier(".kerning($0)", P.small, weight: 4) { $0.base.kerning($1) }
    modifier(".tracking($0)", P.coordinate, weight: 4) { $0.base.tracking($1) }
    modifier(".baselineOffset($0)", P.coordinate, weight: 4) { $0.base.baselineOffset($1) }
    modifier(".lineLimit($0)", P.lineLimit) { $0.base.lineLimit($1) }
    modifier(".lineLimit(2, reservesSpace: $0)", P.flag, weight: 3) { $0.base.lineLimit(2, reservesSpace: $1) }
    modifier(".lineSpacing($0)", P.small, weight: 4) { $0.base.lineSpacing($1) }
    modifier(".lineHeight(.multiple(factor: $0))", P.positiveFraction, weight: 4) {
      $0.base.lineHeight(.multiple(factor: $1))
    }
    modifier(".minimumScaleFactor($0)", P.positiveFraction, weight: 5) { $0.base.minimumScaleFactor($1) }
    modifier(".allowsTightening($0)", P.flag, weight: 3) { $0.base.allowsTightening($1) }
    modifier(".truncationMode($0)", P.truncation, weight: 4) { $0.base.truncationMode($1) }
    modifier(".multilineTextAlignment($0)", P.textAlignment, weight: 5) { $0.base.multilineTextAlignment($1) }
    modifier(".textCase($0 ? .uppercase : nil)", P.flag, weight: 4) { $0.base.textCase($1 ? .uppercase : nil) }
    modifier(".monospacedDigit()", weight: 3) { $0.base.monospacedDigit() }
    modifier(".dynamicTypeSize($0)", P.typeSize, weight: 5) { $0.base.dynamicTypeSize($1) }
    modifier(".textSelection(.enabled)", traits: .ownState, weight: 3) { $0.base.textSelection(.enabled) }
  }
}
