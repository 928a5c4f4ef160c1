import Foundation
import SwiftUI
import TesseraCore

/// A particle of an emitter layer. Where it is depends on its age alone.
struct EmitterParticle {
  let birth: Double
  let lifetime: Double
  let picture: CGImage
  let pictureScale: CGFloat
  let place: CGPoint
  let velocity: CGVector
  let acceleration: CGVector
  let scale: Double
  let scaleSpeed: Double
  let spin: Double
  /// Red, green, blue and opacity at first, and what is added to them in a second.
  let color: SIMD4<Double>
  let colorSpeed: SIMD4<Double>
}

/// The particles of an emitter layer.
@MainActor
final class EmitterSimulation {
  /// More are not born, so that a mistaken rate does not stop the program.
  private static let limit = 10_000

  private(set) var particles: [EmitterParticle] = []
  /// Whether nothing moves, and nothing will before the layer changes.
  var isStopped = false
  private var start: Date?
  private var last = 0.0
  /// How many particles of each cell were born, and what is left of the next one.
  private var births: [ObjectIdentifier: (count: UInt64, rest: Double)] = [:]

  var isEmpty: Bool { particles.isEmpty }

  /// The seconds from the first frame to a moment.
  func seconds(at date: Date) -> Double { date.timeIntervalSince(start ?? date) }

  /// Goes on to a moment.
  func advance(to date: Date, _ layer: CAEmitterLayer) {
    if start == nil {
      let delay = layer.beginTime > 0 && layer.beginTime.isFinite ? layer.beginTime - CACurrentMediaTime() : 0
      start = date.addingTimeInterval(max(0, delay))
    }
    let now = seconds(at: date)
    guard now > last else { return }
    particles.removeAll { now - $0.birth >= $0.lifetime }
    for (index, cell) in (layer.emitterCells ?? []).enumerated() { bear(cell, index, layer, until: now) }
    last = now
    let isFertile = layer.birthRate > 0 && layer.emitterCells?.contains { $0.isEnabled && $0.birthRate > 0 } == true
    isStopped = particles.isEmpty && !isFertile
  }

  private func bear(_ cell: CAEmitterCell, _ index: Int, _ layer: CAEmitterLayer, until now: Double) {
    let rate = Double(cell.birthRate) * Double(layer.birthRate)
    guard cell.isEnabled, rate > 0, rate.isFinite, let picture = cell.contents.flatMap({ $0 as? CGImage })
    else { return }
    var (count, rest) = births[ObjectIdentifier(cell)] ?? (0, 1)
    rest += (now - last) * rate
    var time = now - (rest - 1) / rate
    // Sums of many frames are not exact.
    while rest >= 1 - 1e-9 {
      if particles.count < Self.limit {
        var chance = Chance(seed: layer.seed, cell: index, particle: count)
        let particle = EmitterParticle(cell, layer, picture, at: time, &chance)
        if now - particle.birth < particle.lifetime { particles.append(particle) }
      }
      count += 1
      rest -= 1
      time += 1 / rate
      if count % UInt64(Self.limit) == 0, rest > Double(Self.limit) { rest = rest.truncatingRemainder(dividingBy: 1) }
    }
    births[ObjectIdentifier(cell)] = (count, rest)
  }
}

/// What chance says of a particle.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt32, cell: Int, particle: UInt64) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: cell) &* 0xBF58_476D_1CE4_E5B9
    state = state ^ particle &* 0x94D0_49BB_1331_11EB
  }

  // The generator "splitmix64".
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From -0.5 to 0.5.
  mutating func spread() -> Double { Double.random(in: -0.5...0.5, using: &self) }
}

extension EmitterParticle {
  @MainActor
  fileprivate init(
    _ cell: CAEmitterCell, _ layer: CAEmitterLayer, _ picture: CGImage, at time: Double, _ chance: inout Chance
  ) {
    func figure(_ value: some BinaryFloatingPoint) -> Double { value.isFinite ? Double(value) : 0 }
    func spread(_ value: some BinaryFloatingPoint, _ range: some BinaryFloatingPoint) -> Double {
      figure(value) + figure(range) * chance.spread()
    }
    birth = time
    lifetime = max(0, spread(cell.lifetime, cell.lifetimeRange) * figure(layer.lifetime))
    self.picture = picture
    pictureScale = cell.contentsScale > 0 && cell.contentsScale.isFinite ? cell.contentsScale : 1
    let speed = spread(cell.velocity, cell.velocityRange) * figure(layer.velocity)
    let angle = spread(cell.emissionLongitude, cell.emissionRange)
    velocity = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
    acceleration = CGVector(dx: figure(cell.xAcceleration), dy: figure(cell.yAcceleration))
    scale = spread(cell.scale, cell.scaleRange) * figure(layer.scale)
    scaleSpeed = figure(cell.scaleSpeed) * figure(layer.scale)
    spin = spread(cell.spin, cell.spinRange) * figure(layer.spin)
    var (red, green, blue, alpha) = (CGFloat(1), CGFloat(1), CGFloat(1), CGFloat(1))
    if let color = cell.color { UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha) }
    color = [
      spread(red, cell.redRange), spread(green, cell.greenRange), spread(blue, cell.blueRange),
      spread(alpha, cell.alphaRange),
    ]
    colorSpeed = [
      figure(cell.redSpeed), figure(cell.greenSpeed), figure(cell.blueSpeed), figure(cell.alphaSpeed),
    ]
    place = Self.place(in: layer, &chance)
  }

  /// A place in the form of an emitter.
  @MainActor
  private static func place(in layer: CAEmitterLayer, _ chance: inout Chance) -> CGPoint {
    func figure(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    let middle = CGPoint(x: figure(layer.emitterPosition.x), y: figure(layer.emitterPosition.y))
    let (width, height) = (figure(layer.emitterSize.width), figure(layer.emitterSize.height))
    let (first, second) = (chance.spread(), chance.spread())
    guard layer.emitterMode != .points else { return middle }
    let isOutline = layer.emitterMode == .outline
    switch layer.emitterShape {
    case .line: return CGPoint(x: middle.x + first * width, y: middle.y)
    case .rectangle, .cuboid:
      guard isOutline else { return CGPoint(x: middle.x + first * width, y: middle.y + second * height) }
      return CGPoint(
        x: middle.x + outline(first, width, height).x, y: middle.y + outline(first, width, height).y)
    case .circle, .sphere:
      let radius = width * (isOutline ? 1 : (second + 0.5).squareRoot())
      return CGPoint(x: middle.x + cos(first * 2 * .pi) * radius, y: middle.y + sin(first * 2 * .pi) * radius)
    default: return middle
    }
  }

  /// A point of the outline of a rectangle around zero.
  private static func outline(_ share: Double, _ width: CGFloat, _ height: CGFloat) -> CGPoint {
    var way = (share + 0.5) * 2 * (width + height)
    if way < width { return CGPoint(x: way - width / 2, y: -height / 2) }
    way -= width
    if way < height { return CGPoint(x: width / 2, y: way - height / 2) }
    way -= height
    if way < width { return CGPoint(x: width / 2 - way, y: height / 2) }
    return CGPoint(x: -width / 2, y: height / 2 - (way - width))
  }

  // MARK: A moment

  func place(at age: Double) -> CGPoint {
    CGPoint(
      x: place.x + velocity.dx * age + acceleration.dx * age * age / 2,
      y: place.y + velocity.dy * age + acceleration.dy * age * age / 2)
  }

  func color(at age: Double) -> SIMD4<Double> {
    (color + colorSpeed * age).clamped(lowerBound: .zero, upperBound: .one)
  }

  func scale(at age: Double) -> Double { max(0, scale + scaleSpeed * age) }
}
