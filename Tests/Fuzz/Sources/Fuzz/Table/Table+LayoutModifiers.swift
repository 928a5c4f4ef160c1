import SwiftUI

extension Table {
  private typealias P = Parameters

  static func addLayoutModifiers() {
    modifier(".padding($0)", P.small, weight: 40) { $0.base.padding($1) }
    modifier(".padding($0, $1)", P.edges, P.optionalLength, weight: 20) { $0.base.padding($1, $2) }
    modifier(
      ".frame(width: $0, height: $1, alignment: $2)", P.optionalLength, P.optionalLength, P.alignment, weight: 40
    ) {
      $0.base.frame(width: $1, height: $2, alignment: $3)
    }
    modifier(
      ".frame(minWidth: $0, idealWidth: $1, maxWidth: $2, minHeight: $3, idealHeight: $4, maxHeight: $5, alignment: $6)",
      P.optionalLength, P.optionalLength, P.bound, P.optionalLength, P.optionalLength, P.bound, P.alignment
    ) {
      $0.base.frame(
        minWidth: $1, idealWidth: $2, maxWidth: $3, minHeight: $4, idealHeight: $5, maxHeight: $6, alignment: $7)
    }
    modifier(".frame(maxWidth: .infinity, alignment: $0)", P.alignment, weight: 15) {
      $0.base.frame(maxWidth: .infinity, alignment: $1)
    }
    modifier(".fixedSize(horizontal: $0, vertical: $1)", P.flag, P.flag) {
      $0.base.fixedSize(horizontal: $1, vertical: $2)
    }
    modifier(".layoutPriority($0)", P.priority) { $0.base.layoutPriority($1) }
    modifier(".offset(x: $0, y: $1)", P.coordinate, P.coordinate) { $0.base.offset(x: $1, y: $2) }
    modifier(".position(x: $0, y: $1)", P.coordinate, P.coordinate, weight: 4) { $0.base.position(x: $1, y: $2) }
    modifier(".aspectRatio($0, contentMode: .fit)", P.positiveFraction) { $0.base.aspectRatio($1, contentMode: .fit) }
    modifier(".aspectRatio($0, contentMode: .fill)", P.factor, weight: 4) {
      $0.base.aspectRatio($1, contentMode: .fill)
    }
    modifier(".scaledToFit()", weight: 4) { $0.base.scaledToFit() }
    modifier(".alignmentGuide(.leading) { dimensions in dimensions[.leading] + $0 }", P.coordinate) { input, length in
      @MainActor func make(_ base: some View) -> any View { base.alignmentGuide(.leading) { $0[.leading] + length } }
      return make(input.base)
    }
    modifier(".alignmentGuide(VerticalAlignment.center) { dimensions in dimensions.height * $0 }", P.factor, weight: 5)
    { input, factor in
      @MainActor func make(_ base: some View) -> any View {
        base.alignmentGuide(VerticalAlignment.center) { $0.height * factor }
      }
      return make(input.base)
    }
    modifier(".ignoresSafeArea()", weight: 5) { $0.base.ignoresSafeArea() }
    modifier(".safeAreaInset(edge: .bottom, spacing: $0) {\n  @0\n}", P.spacing) { input, spacing in
      @MainActor func make(_ base: some View, _ content: some View) -> any View {
        base.safeAreaInset(edge: .bottom, spacing: spacing) { content }
      }
      return make(input.base, input[0])
    }
    modifier(".safeAreaPadding($0, $1)", P.edges, P.small, weight: 4) { $0.base.safeAreaPadding($1, $2) }
    modifier(".containerRelativeFrame($0)", P.axes, weight: 4) { $0.base.containerRelativeFrame($1) }
    modifier(".zIndex($0)", P.number) { $0.base.zIndex($1) }
    modifier(".gridCellColumns($0)", P.count, weight: 4) { $0.base.gridCellColumns($1) }
    modifier(".gridCellUnsizedAxes($0)", P.axes, weight: 4) { $0.base.gridCellUnsizedAxes($1) }
    modifier(".gridCellAnchor($0)", P.unitPoint, weight: 4) { $0.base.gridCellAnchor($1) }
    modifier(".gridColumnAlignment($0)", P.horizontal, weight: 4) { $0.base.gridColumnAlignment($1) }
    modifier(".background(alignment: $0) {\n  @0\n}", P.alignment, weight: 15) { input, alignment in
      @MainActor func make(_ base: some View, _ content: some View) -> any View {
        base.background(alignment: alignment) { content }
      }
      return make(input.base, input[0])
    }
    modifier(".overlay(alignment: $0) {\n  @0\n}", P.alignment, weight: 15) { input, alignment in
      @MainActor func make(_ base: some View, _ content: some View) -> any View {
        base.overlay(alignment: alignment) { content }
      }
      return make(input.base, input[0])
    }
    modifier(".modifier(SizeObserver())", traits: .ownState, weight: 5) { input in
      @MainActor func make(_ base: some View) -> any View { base.modifier(SizeObserver()) }
      return make(input.base)
    }
    modifier(".modifier(WidthObserver())", traits: .ownState, weight: 5) { input in
      @MainActor func make(_ base: some View) -> any View { base.modifier(WidthObserver()) }
      return make(input.base)
    }
    modifier(".preference(key: WidthKey.self, value: $0)", P.length) {
      $0.base.preference(key: WidthKey.self, value: $1)
    }
    modifier(".transformPreference(WidthKey.self) { value in value += $0 }", P.length, weight: 4) { input, length in
      @MainActor func make(_ base: some View) -> any View { base.transformPreference(WidthKey.self) { $0 += length } }
      return make(input.base)
    }
    modifier(".anchorPreference(key: BoundsKey.self, value: .bounds) { bounds in [bounds] }", weight: 12) { input in
      @MainActor func make(_ base: some View) -> any View {
        base.anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      }
      return make(input.base)
    }
    modifier(
      ".overlayPreferenceValue(BoundsKey.self) { anchors in\n  GeometryReader { proxy in\n    ForEach(anchors.indices, id: \\.self) { index in\n      let frame = proxy[anchors[index]]\n      Rectangle().stroke(.red).frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)\n    }\n  }\n}"
    ) { input in
      @MainActor func make(_ base: some View) -> any View {
        base.overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { index in
              let frame = proxy[anchors[index]]
              Rectangle().stroke(.red).frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
            }
          }
        }
      }
      return make(input.base)
    }
    modifier(
      ".backgroundPreferenceValue(WidthKey.self) { width in\n  Color.yellow.frame(width: width)\n  Text(\"\\(Double(width))\")\n}",
      weight: 8
    ) { input in
      @MainActor func make(_ base: some View) -> any View {
        base.backgroundPreferenceValue(WidthKey.self) { width in
          Color.yellow.frame(width: width)
          Text("\(Double(width))")
        }
      }
      return make(input.base)
    }
  }
}
