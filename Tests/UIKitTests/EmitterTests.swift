import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Layers that show particles, and layers that show copies of others.
@MainActor
struct EmitterTests {
  private struct Root: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func shown(_ layer: CALayer) -> Screen {
    let view = UIView()
    view.backgroundColor = .white
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.layer.addSublayer(layer)
    return Screen(width: 200, height: 100) { Root(view: view) }
  }

  private func square(_ color: UIColor) -> CGImage? {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }.cgImage
  }

  private func cell(rate: Float = 10) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = square(.red)
    cell.birthRate = rate
    cell.lifetime = 1
    return cell
  }

  private func isRed(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> Bool {
    let color = screen.snapshot().color(at: CGPoint(x: x, y: y))
    return color.red > 0.8 && color.green < 0.3
  }

  @Test("J303: particles are born at their rate, move by the clock of frames, and go after their lifetime")
  func particles() async {
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 20, y: 50)
    let cell = cell()
    cell.velocity = 100
    cell.contentsScale = square(.red).map { CGFloat($0.width) / 10 } ?? 1
    emitter.emitterCells = [cell]
    let screen = shown(emitter)
    await screen.advance(by: .seconds(0.5))
    #expect(isRed(screen, 62, 50) && !isRed(screen, 90, 50))
    await screen.advance(by: .seconds(2))
    #expect(isRed(screen, 104, 50) && !isRed(screen, 150, 50))
    emitter.birthRate = 0
    await screen.advance(by: .seconds(1.2))
    #expect(!isRed(screen, 62, 50) && !isRed(screen, 104, 50))
    await screen.settle()
    emitter.birthRate = 1
    await screen.advance(by: .seconds(0.4))
    #expect(isRed(screen, 30, 50))
    emitter.removeFromSuperlayer()
    await screen.settle()
  }

  @Test("J303: an equal seed shows equal particles, however frames are divided; another one shows others")
  func seeds() async {
    func picture(_ seed: UInt32, steps: Int) async -> Data {
      let emitter = CAEmitterLayer()
      emitter.emitterPosition = CGPoint(x: 100, y: 50)
      emitter.emitterSize = CGSize(width: 100, height: 50)
      emitter.emitterShape = .rectangle
      emitter.seed = seed
      let cell = cell(rate: 28)
      cell.emissionRange = .pi * 2
      cell.velocity = 20
      cell.velocityRange = 20
      cell.spinRange = 4
      emitter.emitterCells = [cell]
      let screen = shown(emitter)
      for _ in 0..<steps { await screen.advance(by: .milliseconds(600 / steps)) }
      return screen.snapshot().pngData()
    }
    let first = await picture(7, steps: 1)
    #expect(await picture(7, steps: 6) == first)
    #expect(await picture(8, steps: 1) != first)
  }

  @Test("J303: figures that are no numbers, and rates without bounds, do no harm")
  func badFigures() async {
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: CGFloat.nan, y: .infinity)
    emitter.emitterSize = CGSize(width: -CGFloat.infinity, height: 10)
    emitter.emitterShape = .circle
    let (wild, endless) = (cell(rate: .infinity), cell(rate: 1_000_000))
    endless.lifetime = .infinity
    endless.velocity = .nan
    endless.scale = -2
    wild.color = nil
    emitter.emitterCells = [wild, endless]
    let screen = shown(emitter)
    await screen.advance(by: .seconds(1))
    _ = screen.snapshot()
  }

  @Test("J302: a replicator shows what is in it several times, moved and dimmed")
  func copies() {
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
    replicator.instanceAlphaOffset = -0.6
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    dot.backgroundColor = UIColor.red.cgColor
    replicator.addSublayer(dot)
    let screen = shown(replicator)
    #expect(isRed(screen, 10, 10) && !isRed(screen, 30, 10))
    let second = screen.snapshot().color(at: CGPoint(x: 50, y: 10))
    #expect(second.red > 0.9 && second.green > 0.4 && second.green < 0.8)
    #expect(!isRed(screen, 90, 10))
    replicator.instanceAlphaOffset = .nan
    #expect(isRed(screen, 90, 10) && !isRed(screen, 130, 10))
    replicator.instanceCount = -4
    #expect(replicator.instanceCount == 0)
    #expect(!isRed(screen, 10, 10))
    replicator.instanceCount = 5_000
    #expect(replicator.instanceCount == 1_000)
  }

  @Test("J302: copies show animations later, one after the other, and all come to their end")
  func delays() async {
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 2
    replicator.instanceDelay = 0.5
    replicator.instanceTransform = CATransform3DMakeTranslation(100, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    dot.backgroundColor = UIColor.red.cgColor
    replicator.addSublayer(dot)
    let screen = shown(replicator)
    let fall = CABasicAnimation(keyPath: "position.y")
    fall.fromValue = 10
    fall.toValue = 90
    fall.duration = 1
    fall.timingFunction = CAMediaTimingFunction(name: .linear)
    dot.add(fall, forKey: "fall")
    await screen.advance(by: .seconds(0.75))
    #expect(isRed(screen, 10, 70) && isRed(screen, 110, 30))
    await screen.advance(by: .seconds(1))
    #expect(isRed(screen, 10, 10) && isRed(screen, 110, 10))
    #expect(dot.animationKeys() == nil)
  }
}
