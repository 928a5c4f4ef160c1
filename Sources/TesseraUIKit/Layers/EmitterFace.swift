import Foundation
import SwiftUI

/// Draws the particles of an emitter layer.
struct EmitterFace: View {
  let layer: CAEmitterLayer
  let isPaused: Bool

  var body: some View {
    TimelineView(.animation(paused: isPaused)) { timeline in
      let date = timeline.date
      Canvas { context, _ in
        // The renderer runs while frames are made.
        MainActor.assumeIsolated { Self.draw(layer, at: date, in: &context) }
      }
      .allowsHitTesting(false)
      .onChange(of: date, initial: true) { _, date in
        layer.simulation.advance(to: date, layer)
        if layer.simulation.isStopped, !isPaused { layer.showContent() }
      }
    }
  }

  private static func draw(_ layer: CAEmitterLayer, at date: Date, in context: inout GraphicsContext) {
    let now = layer.simulation.seconds(at: date)
    let particles = layer.simulation.particles
    var pictures: [ObjectIdentifier: GraphicsContext.ResolvedImage] = [:]
    if layer.renderMode == .additive { context.blendMode = .plusLighter }
    for particle in layer.renderMode == .oldestFirst ? particles : particles.reversed() {
      let key = ObjectIdentifier(particle.picture)
      let picture = pictures[key] ?? context.resolve(Image(decorative: particle.picture, scale: particle.pictureScale))
      pictures[key] = picture
      draw(particle, picture, age: now - particle.birth, in: context)
    }
  }

  private static func draw(
    _ particle: EmitterParticle, _ picture: GraphicsContext.ResolvedImage, age: Double, in context: GraphicsContext
  ) {
    let (color, scale, place) = (particle.color(at: age), particle.scale(at: age), particle.place(at: age))
    guard scale > 0, color.w > 0 else { return }
    var context = context
    context.translateBy(x: place.x, y: place.y)
    context.rotate(by: .radians(particle.spin * age))
    context.scaleBy(x: scale, y: scale)
    context.opacity *= color.w
    if color.x < 1 || color.y < 1 || color.z < 1 {
      context.addFilter(.colorMultiply(Color(red: color.x, green: color.y, blue: color.z)))
    }
    context.draw(picture, at: .zero)
  }
}
