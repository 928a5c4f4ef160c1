import Foundation
import SwiftUI
import TesseraCore

/// The form of what particles come from.
nonisolated public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line from left to right, as long as the emitter is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box; a rectangle here, as layers have no depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle with the width of the emitter as its radius.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball; a circle here, as layers have no depth.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where particles come from in the form of an emitter.
nonisolated public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From its middle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From all of it.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From all of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are drawn, and how they cover one another.
nonisolated public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In any order: as `oldestLast` here.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest one lies behind the others.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest one lies in front of the others.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their depth, which layers do not have here: as `oldestLast`.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light is added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer of particles that come, move and go (J303).
///
/// Particles are born from the first frame on that shows the layer. What each of them is like depends on `seed` and on how many
/// were born before, and on nothing else: the same layer shows the same each time.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
  let simulation = EmitterSimulation()

  private func didChange() {
    simulation.isStopped = false
    showContent()
  }

  /// What the particles are like; nil for none.
  open var emitterCells: [CAEmitterCell]? { didSet { didChange() } }

  /// What the birth rates of all cells are multiplied with; 0 ends births.
  open var birthRate: Float = 1 { didSet { didChange() } }

  /// What the lifetimes of all cells are multiplied with.
  open var lifetime: Float = 1 { didSet { didChange() } }

  /// Where particles come from, in the coordinates of the layer, in points.
  open var emitterPosition = CGPoint.zero { didSet { didChange() } }

  /// The depth from which particles come. Layers have no depth here, so it is only kept.
  open var emitterZPosition: CGFloat = 0

  /// How large what particles come from is, in points.
  open var emitterSize = CGSize.zero { didSet { didChange() } }

  /// How deep what particles come from is. Layers have no depth here, so it is only kept.
  open var emitterDepth: CGFloat = 0

  /// The form of what particles come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { didChange() } }

  /// Where particles come from in that form.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { didChange() } }

  /// In which order particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { didChange() } }

  /// Whether particles lie in front of one another in space. Layers have no depth here, so it is only kept.
  open var preservesDepth = false

  /// What the velocities of all cells are multiplied with.
  open var velocity: Float = 1 { didSet { didChange() } }

  /// What the sizes of all cells are multiplied with.
  open var scale: Float = 1 { didSet { didChange() } }

  /// What the turns of all cells are multiplied with.
  open var spin: Float = 1 { didSet { didChange() } }

  /// What chance begins with.
  open var seed: UInt32 = 0 { didSet { didChange() } }

  /// When particles begin to be born, as `CACurrentMediaTime()` counts; 0, and what is past, for the first frame.
  open var beginTime: CFTimeInterval = 0 { didSet { didChange() } }

  override package func ownContent() -> AnyView? {
    guard emitterCells?.isEmpty == false || !simulation.isEmpty else { return super.ownContent() }
    return AnyView(EmitterFace(layer: self, isPaused: simulation.isStopped))
  }
}
