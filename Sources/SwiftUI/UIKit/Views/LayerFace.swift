import TesseraCore

/// Shows content as the parts of a layer, and the whole with the layer's effects.
package struct LayerFace<Content: View>: View {
  private let model: LayerModel
  /// What is shown instead of what the layer shows now; nil for that.
  private let other: LayerPresentation?
  private let content: Content

  /// - Parameters:
  ///   - model: the layer.
  ///   - other: what is shown instead of what the layer shows now, as by a copy of it that is late; nil for that.
  ///   - content: what is in it.
  package init(_ model: LayerModel, showing other: LayerPresentation? = nil, @ViewBuilder content: () -> Content) {
    self.model = model
    self.other = other
    self.content = content()
  }

  package var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = model.follow()
    // tessera:disable side-effect-in-body - this only notes what is shown, for animations that begin there
    let _: Void = model.noteShown()
    let shown = other ?? model.presentation ?? LayerPresentation(model)
    let appearance = shown.appearance
    LayerMask(mask: model.mask) {
      content
        .background { if let color = appearance.backgroundColor { appearance.outline.fill(color) } }
        .overlay {
          if appearance.borderWidth > 0 {
            appearance.outline.strokeBorder(appearance.borderColor, lineWidth: appearance.borderWidth)
          }
        }
        .clipShape(LayerClip(outline: appearance.outline, isClipping: appearance.masksToBounds))
    }
    .shadow(
      color: appearance.masksToBounds ? .clear : appearance.shadowColor.opacity(appearance.shadowOpacity),
      radius: appearance.shadowRadius, x: appearance.shadowOffset.width, y: appearance.shadowOffset.height
    )
    .opacity(appearance.isHidden ? 0 : appearance.opacity)
    .modifier(LayerTransform(transform: shown.wholeTransform, anchor: model.anchorPoint))
    .background { if other == nil, let ticker = model.ticker { LayerTicker(tick: ticker) } }
  }
}

/// Tells a layer of each frame.
private struct LayerTicker: View {
  let tick: @MainActor (Date) -> Void

  var body: some View {
    TimelineView(.animation) { context in
      Color.clear.onChange(of: context.date, initial: true) { _, date in
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { tick(date) }
      }
    }
    .frame(width: 0, height: 0)
    .allowsHitTesting(false)
  }
}

/// Shows only what a mask covers, if there is one.
private struct LayerMask<Content: View>: View {
  let mask: AnyView?
  @ViewBuilder let content: Content

  var body: some View {
    if let mask {
      content.mask { mask }
    } else {
      content
    }
  }
}

/// Cuts a layer to its outline, or not at all.
nonisolated private struct LayerClip: SwitchableClip {
  var outline: UnevenRoundedRectangle
  let isClipping: Bool

  var animatableData: UnevenRoundedRectangle.AnimatableData {
    get { outline.animatableData }
    set { outline.animatableData = newValue }
  }

  func path(in rect: CGRect) -> Path { outline.path(in: rect) }
}

/// Moves, turns and stretches a layer around its anchor.
nonisolated package struct LayerTransform: GeometryEffect {
  private var transform: CGAffineTransform
  private let anchor: CGPoint

  package init(transform: CGAffineTransform, anchor: CGPoint) {
    self.transform = transform
    self.anchor = anchor
  }

  package var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(transform.a, transform.b),
        AnimatablePair(AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
    }
    set {
      transform = CGAffineTransform(
        a: newValue.first.first, b: newValue.first.second, c: newValue.second.first.first,
        d: newValue.second.first.second, tx: newValue.second.second.first, ty: newValue.second.second.second)
    }
  }

  package func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (size.width * anchor.x, size.height * anchor.y)
    return ProjectionTransform(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}
