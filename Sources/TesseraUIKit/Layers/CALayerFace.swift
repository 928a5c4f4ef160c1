import Foundation
import SwiftUI
import TesseraCore

/// Shows a layer that belongs to no view.
struct CALayerFace: View {
  // tessera:disable whole-model-row - a face shows all of a layer, and follows it by its model
  private let layer: CALayer
  @Environment(\.layerDelay) private var delay

  init(_ layer: CALayer) {
    self.layer = layer
  }

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the layer
    let _: Void = layer.model.follow()
    LayerFace(layer.model, showing: delay > 0 ? layer.ownAnimations?.presentation(before: delay) : nil) {
      if let content = layer.model.content { content } else { Color.clear }
    }
    .transition(.identity)
  }
}

/// What a layer shows, and the layers in it.
struct LayerContent: View {
  let layer: CALayer
  let own: AnyView?
  let revision: Int

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the layer
    let _: Void = layer.model.follow()
    ZStack {
      if let own { own }
      Canvas { context, size in
        CurrentDrawing.draw(into: context, size: size) { layer.drawIfNeeded(in: $0) }
      }
      let instances = layer.instances
      // tessera:disable unstable-foreach-id - copies are known by their place
      ForEach(instances.indices, id: \.self) { index in
        LayerPlacement(layers: layer.drawnSublayers) { CALayerFace($0) }
          .modifier(LayerInstanceModifier(instance: instances[index]))
      }
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Layers, each at its frame.
struct LayerPlacement<Face: View>: View {
  private let layers: [CALayer]
  /// Kept, so that layers that moved are another value.
  private let frames: [CGRect]
  private let face: (CALayer) -> Face

  init(layers: [CALayer], @ViewBuilder face: @escaping (CALayer) -> Face) {
    self.layers = layers
    frames = layers.map(\.model.untransformedFrame)
    self.face = face
  }

  var body: some View {
    FramesLayout(frames: frames) {
      ForEach(layers.map(LayerIdentity.init)) { face($0.layer) }
    }
  }
}

private struct LayerIdentity: Identifiable {
  let layer: CALayer

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(layer) }
}

/// Places views at frames.
private struct FramesLayout: Layout {
  let frames: [CGRect]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (frame, subview) in zip(frames, subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}

/// A picture in a layer.
struct LayerPicture: View {
  let image: CGImage
  let gravity: CALayerContentsGravity
  let scale: CGFloat

  var body: some View {
    let picture = Image(uiImage: UIImage(cgImage: image, scale: scale, orientation: .up))
    switch gravity {
    case .resizeAspect: picture.resizable().scaledToFit()
    case .resizeAspectFill: Color.clear.overlay { picture.resizable().scaledToFill() }
    case .center: Color.clear.overlay { picture }
    default: picture.resizable()
    }
  }
}
