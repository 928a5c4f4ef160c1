import Foundation
import Synchronization

/// Fills a picture with what a program says for each pixel, on all processors.
package struct ShaderRun: Sendable {
  private static let rowsPerPiece = 8
  private static let processorCount = max(1, ProcessInfo.processInfo.activeProcessorCount)

  private let program: ShaderProgram
  private let usage: ShaderUsage
  private let resources: ShaderResources
  /// From pixels of the picture to the function's coordinates.
  private let toFunction: ShaderMapping

  package init(
    _ program: ShaderProgram, _ usage: ShaderUsage, _ resources: ShaderResources, toFunction: ShaderMapping
  ) {
    self.program = program
    self.usage = usage
    self.resources = resources
    self.toFunction = toFunction
  }

  /// - Parameters:
  ///   - pixels: rows of blue, green, red and alpha; for all but `color` not those of the layer that is read.
  ///   - stride: bytes from one row to the next.
  /// - Returns: false if a loop does not end; some pixels then stay as they are.
  package func draw(into pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) -> Bool {
    let pieces = (height + Self.rowsPerPiece - 1) / Self.rowsPerPiece
    let next = Atomic(0)
    let ends = Atomic(true)
    // Each thread writes rows of its own, and all are done when this returns.
    let address = UInt(bitPattern: pixels)
    DispatchQueue.concurrentPerform(iterations: max(1, min(pieces, Self.processorCount))) { _ in
      guard let pixels = UnsafeMutablePointer<UInt8>(bitPattern: address) else { return }
      var machine = ShaderMachine(program, resources)
      while ends.load(ordering: .relaxed) {
        let first = next.wrappingAdd(Self.rowsPerPiece, ordering: .relaxed).oldValue
        guard first < height else { return }
        for y in first..<min(first + Self.rowsPerPiece, height)
        where !draw(y, pixels + y * stride, width, &machine) {
          ends.store(false, ordering: .relaxed)
        }
      }
    }
    return ends.load(ordering: .relaxed)
  }

  private func draw(
    _ y: Int, _ row: UnsafeMutablePointer<UInt8>, _ width: Int, _ machine: inout ShaderMachine
  ) -> Bool {
    var first = 0
    while first < width {
      // The last run has lanes beyond the row, which nothing is taken from.
      for lane in 0..<ShaderMachine.laneCount {
        let (x, y) = toFunction.image(of: Float(first + lane) + 0.5, Float(y) + 0.5)
        machine.set(0, lane, x)
        machine.set(1, lane, y)
      }
      let count = min(ShaderMachine.laneCount, width - first)
      if usage == .color { read(row + first * 4, count, &machine) }
      guard machine.run() else { return false }
      write(row + first * 4, count, machine)
      first += count
    }
    return true
  }

  private func read(_ pixels: UnsafeMutablePointer<UInt8>, _ count: Int, _ machine: inout ShaderMachine) {
    for lane in 0..<count {
      for (channel, input) in [(2, 2), (1, 3), (0, 4), (3, 5)] {
        machine.set(input, lane, Float(pixels[lane * 4 + channel]) * (1 / 255))
      }
    }
  }

  private func write(_ pixels: UnsafeMutablePointer<UInt8>, _ count: Int, _ machine: borrowing ShaderMachine) {
    for lane in 0..<count {
      let color =
        usage == .distortion
        ? resources.layerColor(at: machine.output(0, lane), machine.output(1, lane))
        : SIMD4(machine.output(0, lane), machine.output(1, lane), machine.output(2, lane), machine.output(3, lane))
      let opacity = Self.clamped(color.w, 1)
      pixels[lane * 4] = Self.byte(color.z, opacity)
      pixels[lane * 4 + 1] = Self.byte(color.y, opacity)
      pixels[lane * 4 + 2] = Self.byte(color.x, opacity)
      pixels[lane * 4 + 3] = Self.byte(opacity, 1)
    }
  }

  /// From 0 to `limit`; what is no number is 0.
  @inline(__always)
  private static func clamped(_ value: Float, _ limit: Float) -> Float { value > 0 ? Swift.min(value, limit) : 0 }

  /// Colors are multiplied by their opacity, so that they never exceed it.
  @inline(__always)
  private static func byte(_ value: Float, _ limit: Float) -> UInt8 { UInt8(clamped(value, limit) * 255 + 0.5) }
}
