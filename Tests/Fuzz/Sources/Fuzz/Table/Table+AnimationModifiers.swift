import SwiftUI

extension Table {
  private typealias P = Parameters

  static func addAnimationModifiers() {
    modifier(".animation($0, value: $1)", P.animation, P.changing, weight: 20) { $0.base.animation($1, value: $2) }
    modifier(
      ".animation($0) { content in content.opacity($1).scaleEffect($2) }", P.animation, P.fraction, P.factor, weight: 5
    ) {
      input, animation, opacity, factor in
      @MainActor func make(_ base: some View) -> any View {
        base.animation(animation) { $0.opacity(opacity).scaleEffect(factor) }
      }
      return make(input.base)
    }
    modifier(".transaction { transaction in transaction.animation = $0 }", P.animation, weight: 5) { input, animation in
      @MainActor func make(_ base: some View) -> any View { base.transaction { $0.animation = animation } }
      return make(input.base)
    }
    modifier(".transition($0)", P.transition, weight: 30) { $0.base.transition($1) }
    modifier(".contentTransition(.numericText())", weight: 4) { $0.base.contentTransition(.numericText()) }
    modifier(".contentTransition(.interpolate)", weight: 3) { $0.base.contentTransition(.interpolate) }
    modifier(".matchedGeometryEffect(id: $0, in: namespace)", P.count, weight: 6) {
      $0.base.matchedGeometryEffect(id: $1, in: $0.scope.namespace)
    }
    modifier(".matchedGeometryEffect(id: \"one\", in: namespace, isSource: $0)", P.flag, weight: 5) {
      $0.base.matchedGeometryEffect(id: "one", in: $0.scope.namespace, isSource: $1)
    }
    modifier(
      ".animation(.linear(duration: 0.5).repeatForever(), value: $0)", P.changing, traits: [.endless, .timed], weight: 2
    ) { $0.base.animation(.linear(duration: 0.5).repeatForever(), value: $1) }
    modifier(".geometryGroup()", weight: 4) { $0.base.geometryGroup() }
    modifier(
      ".modifier(Phases(trigger: $0, animation: $1))", P.changing, P.animation, traits: .ownState, weight: 5
    ) { input, trigger, animation in
      @MainActor func make(_ base: some View) -> any View {
        base.modifier(Phases(trigger: trigger, animation: animation))
      }
      return make(input.base)
    }
    modifier(
      ".phaseAnimator([0.2, 1]) { content, phase in content.scaleEffect(phase) }", traits: [.endless, .timed], weight: 2
    ) { input in
      @MainActor func make(_ base: some View) -> any View {
        base.phaseAnimator([0.2, 1]) { content, phase in content.scaleEffect(phase) }
      }
      return make(input.base)
    }
    modifier(
      ".modifier(Keyframes(start: $0, trigger: $1, end: $2, duration: $3))", P.coordinate, P.changing, P.coordinate,
      P.duration, traits: .ownState, weight: 5
    ) { input, start, trigger, end, duration in
      @MainActor func make(_ base: some View) -> any View {
        base.modifier(Keyframes(start: start, trigger: trigger, end: end, duration: duration))
      }
      return make(input.base)
    }
  }

  static func addValueModifiers() {
    modifier(".modifier(Life())", weight: 15) { input in
      @MainActor func make(_ base: some View) -> any View { base.modifier(Life()) }
      return make(input.base)
    }
    modifier(".id($0)", P.count, weight: 8) { $0.base.id($1) }
    modifier(".id(AnyHashable($0))", P.changing, weight: 4) { $0.base.id($1) }
    modifier(".environment(\\.mark, $0)", P.count, weight: 6) { $0.base.environment(\.mark, $1) }
    modifier(".environment(\\.layoutDirection, $0 ? .rightToLeft : .leftToRight)", P.flag, weight: 6) {
      $0.base.environment(\.layoutDirection, $1 ? .rightToLeft : .leftToRight)
    }
    modifier(".flipsForRightToLeftLayoutDirection($0)", P.flag, weight: 4) {
      $0.base.flipsForRightToLeftLayoutDirection($1)
    }
    modifier(".environment(\\.colorScheme, $0 ? .dark : .light)", P.flag, weight: 5) {
      $0.base.environment(\.colorScheme, $1 ? .dark : .light)
    }
    modifier(".task { try? await Task.sleep(for: .seconds($0)) }", P.wait, weight: 5) { input, duration in
      @MainActor func make(_ base: some View) -> any View {
        base.task { try? await Task.sleep(for: .seconds(duration)) }
      }
      return make(input.base)
    }
    modifier(".onAppear { model.choice1 = $0 }", P.count, traits: .ownState, weight: 4) { input, count in
      @MainActor func make(_ base: some View) -> any View { base.onAppear { input.model.choice1 = count } }
      return make(input.base)
    }
    modifier(".onChange(of: $0) { model.flag3.toggle() }", P.changing, traits: .ownState, weight: 4) { input, value in
      @MainActor func make(_ base: some View) -> any View { base.onChange(of: value) { input.model.flag3.toggle() } }
      return make(input.base)
    }
    modifier(".onChange(of: $0) { }", P.changing, weight: 4) { input, value in
      @MainActor func make(_ base: some View) -> any View { base.onChange(of: value) {} }
      return make(input.base)
    }
    modifier(".onGeometryChange(for: CGSize.self, of: \\.size) { _ in }", weight: 4) { input in
      @MainActor func make(_ base: some View) -> any View {
        base.onGeometryChange(for: CGSize.self, of: \.size) { _ in }
      }
      return make(input.base)
    }
    modifier(".onPreferenceChange(BoundsKey.self) { _ in }", weight: 4) { input in
      @MainActor func make(_ base: some View) -> any View { base.onPreferenceChange(BoundsKey.self) { _ in } }
      return make(input.base)
    }
    modifier(".accessibilityLabel($0)", P.text, weight: 6) { $0.base.accessibilityLabel($1) }
    modifier(".accessibilityHidden($0)", P.flag, weight: 4) { $0.base.accessibilityHidden($1) }
    modifier(".accessibilityElement(children: .combine)", weight: 4) {
      $0.base.accessibilityElement(children: .combine)
    }
    modifier(".accessibilityElement(children: .ignore)", weight: 3) { $0.base.accessibilityElement(children: .ignore) }
    modifier(".accessibilityAddTraits(.isHeader)", weight: 3) { $0.base.accessibilityAddTraits(.isHeader) }
    modifier(".accessibilityAction { model.flag2.toggle() }", weight: 3) { input in
      @MainActor func make(_ base: some View) -> any View { base.accessibilityAction { input.model.flag2.toggle() } }
      return make(input.base)
    }
    modifier(".coordinateSpace(.named(\"space\"))", weight: 3) { $0.base.coordinateSpace(.named("space")) }
    modifier(".help($0)", P.text, weight: 2) { $0.base.help($1) }
  }

  static func addInputModifiers() {
    modifier(".onTapGesture { model.flag1.toggle() }", weight: 10) { input in
      @MainActor func make(_ base: some View) -> any View { base.onTapGesture { input.model.flag1.toggle() } }
      return make(input.base)
    }
    modifier(".onTapGesture(count: 2) { withAnimation { model.flag2.toggle() } }", weight: 5) { input in
      @MainActor func make(_ base: some View) -> any View {
        base.onTapGesture(count: 2) { withAnimation { input.model.flag2.toggle() } }
      }
      return make(input.base)
    }
    modifier(".onLongPressGesture(minimumDuration: $0) { model.flag3.toggle() }", P.duration, weight: 6) {
      input, duration in
      @MainActor func make(_ base: some View) -> any View {
        base.onLongPressGesture(minimumDuration: duration) { input.model.flag3.toggle() }
      }
      return make(input.base)
    }
    modifier(
      ".gesture(DragGesture(minimumDistance: $0).onChanged { value in model.number0 = abs(value.translation.width) })",
      P.small, weight: 6
    ) { input, distance in
      @MainActor func make(_ base: some View) -> any View {
        base.gesture(
          DragGesture(minimumDistance: distance).onChanged { value in
            input.model.number0 = abs(value.translation.width)
          })
      }
      return make(input.base)
    }
    modifier(
      ".simultaneousGesture(TapGesture().onEnded { withAnimation { model.flag0.toggle() } })", weight: 5
    ) { input in
      @MainActor func make(_ base: some View) -> any View {
        base.simultaneousGesture(TapGesture().onEnded { withAnimation { input.model.flag0.toggle() } })
      }
      return make(input.base)
    }
    modifier(
      ".highPriorityGesture(LongPressGesture(minimumDuration: $0).sequenced(before: DragGesture()).onEnded { _ in model.flag2.toggle() })",
      P.duration, weight: 4
    ) { input, duration in
      @MainActor func make(_ base: some View) -> any View {
        base.highPriorityGesture(
          LongPressGesture(minimumDuration: duration).sequenced(before: DragGesture()).onEnded { _ in
            input.model.flag2.toggle()
          })
      }
      return make(input.base)
    }
    modifier(
      ".gesture(MagnifyGesture().onChanged { value in model.amount1 = min(2, value.magnification) })", weight: 3
    ) { input in
      @MainActor func make(_ base: some View) -> any View {
        base.gesture(MagnifyGesture().onChanged { input.model.amount1 = min(2, $0.magnification) })
      }
      return make(input.base)
    }
    modifier(".onHover { inside in model.flag3 = inside }", weight: 4) { input in
      @MainActor func make(_ base: some View) -> any View { base.onHover { input.model.flag3 = $0 } }
      return make(input.base)
    }
    modifier(".allowsHitTesting($0)", P.flag, weight: 4) { $0.base.allowsHitTesting($1) }
    modifier(".contentShape($0)", P.shape, weight: 4) { $0.base.contentShape($1) }
    modifier(".focusable($0)", P.flag, weight: 4) { $0.base.focusable($1) }
    modifier(".onKeyPress(.space) { .handled }", weight: 3) { input in
      @MainActor func make(_ base: some View) -> any View { base.onKeyPress(.space) { .handled } }
      return make(input.base)
    }
    modifier(".keyboardShortcut(\"k\")", weight: 3) { $0.base.keyboardShortcut("k") }
    modifier(".onSubmit { model.flag0.toggle() }", weight: 3) { input in
      @MainActor func make(_ base: some View) -> any View { base.onSubmit { input.model.flag0.toggle() } }
      return make(input.base)
    }
    modifier(".draggable($0)", P.text, traits: .ownState, weight: 3) { $0.base.draggable($1) }
    modifier(".dropDestination(for: String.self) { items, _ in true }", traits: .ownState, weight: 3) { input in
      @MainActor func make(_ base: some View) -> any View { base.dropDestination(for: String.self) { _, _ in true } }
      return make(input.base)
    }
    modifier(".sensoryFeedback(.success, trigger: $0)", P.changing, weight: 2) {
      $0.base.sensoryFeedback(.success, trigger: $1)
    }
  }
}
