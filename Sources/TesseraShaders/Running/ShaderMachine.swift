import Foundation

/// Runs a program for a run of pixels at a time. Each register holds a number for each lane.
struct ShaderMachine: ~Copyable {
  static let laneCount = 64
  /// How many turns of loops a run of pixels may take.
  private static let mostTurns = 100_000

  private let program: ShaderProgram
  private let resources: ShaderResources
  private let registers: UnsafeMutablePointer<UInt32>
  private var turns = 0

  init(_ program: ShaderProgram, _ resources: ShaderResources) {
    self.program = program
    self.resources = resources
    let size = max(program.registerCount, 1) * Self.laneCount
    registers = .allocate(capacity: size)
    registers.initialize(repeating: 0, count: size)
    for (index, bits) in program.constants.enumerated() { fill(index, bits) }
    for (register, number) in zip(program.uniforms, resources.numbers) { fill(register, number.bitPattern) }
  }

  deinit {
    registers.deallocate()
  }

  private func fill(_ register: Int, _ bits: UInt32) {
    lanes(Int32(register)).update(repeating: bits, count: Self.laneCount)
  }

  @inline(__always)
  func lanes(_ register: Int32) -> UnsafeMutablePointer<UInt32> { registers + Int(register) &* Self.laneCount }

  @inline(__always)
  func set(_ input: Int, _ lane: Int, _ value: Float) {
    lanes(Int32(program.inputs[input]))[lane] = value.bitPattern
  }

  @inline(__always)
  func output(_ index: Int, _ lane: Int) -> Float {
    Float(bitPattern: lanes(Int32(program.outputs[index]))[lane])
  }

  // MARK: Instructions

  /// Runs all instructions; false if loops do not end.
  mutating func run() -> Bool {
    turns = 0
    return program.instructions.withUnsafeBufferPointer { instructions in
      var place = 0
      while place < instructions.count {
        let instruction = instructions[place]
        place += 1
        switch instruction.operation {
        case .jump: place = Int(instruction.d)
        case .jumpUnless:
          if !hasLane(instruction.a) { place = Int(instruction.d) }
        case .turn:
          turns += 1
          if turns > Self.mostTurns { return false }
        default: perform(instruction)
        }
      }
      return true
    }
  }

  private func hasLane(_ register: Int32) -> Bool {
    let lanes = lanes(register)
    var all: UInt32 = 0
    var lane = 0
    while lane < Self.laneCount {
      all |= lanes[lane]
      lane &+= 1
    }
    return all != 0
  }

  private func perform(_ instruction: ShaderInstruction) {
    switch instruction.operation {
    case .unary(let function): perform(function, instruction)
    case .binary(let function): perform(function, instruction)
    case .integer(let function): perform(function, instruction)
    case .compare(let comparison): perform(comparison, instruction)
    case .convert(let conversion): perform(conversion, instruction)
    case .move: lanes(instruction.d).update(from: lanes(instruction.a), count: Self.laneCount)
    case .select: choose(instruction, otherwise: instruction.b)
    case .moveWhere: choose(instruction, otherwise: instruction.d)
    case .load(let count, let stride): load(instruction, count, stride)
    case .store(let count, let stride): store(instruction, count, stride)
    case .read(let buffer, let stride, let offset): read(instruction, Int(buffer), Int(stride), Int(offset))
    case .sampleLayer: sampleLayer(instruction)
    case .samplePicture(let picture, let sampling): sample(instruction, Int(picture), sampling)
    case .pictureSize(let picture, let isHeight): readSize(instruction, Int(picture), isHeight)
    case .jump, .jumpUnless, .turn: break
    }
  }

  private func choose(_ instruction: ShaderInstruction, otherwise: Int32) {
    let (d, a, b, c) = (lanes(instruction.d), lanes(instruction.a), lanes(otherwise), lanes(instruction.c))
    var lane = 0
    while lane < Self.laneCount {
      let chosen = c[lane]
      d[lane] = a[lane] & chosen | b[lane] & ~chosen
      lane &+= 1
    }
  }

  // MARK: Memory

  /// The number of an element, within its array.
  @inline(__always)
  private func element(_ bits: UInt32, _ count: Int32) -> Int32 { min(max(Int32(bitPattern: bits), 0), count - 1) }

  private func load(_ instruction: ShaderInstruction, _ count: Int32, _ stride: Int32) {
    let (d, index) = (lanes(instruction.d), lanes(instruction.b))
    for lane in 0..<Self.laneCount {
      d[lane] = lanes(instruction.a &+ element(index[lane], count) &* stride)[lane]
    }
  }

  private func store(_ instruction: ShaderInstruction, _ count: Int32, _ stride: Int32) {
    let (value, index, mask) = (lanes(instruction.a), lanes(instruction.b), lanes(instruction.c))
    for lane in 0..<Self.laneCount where mask[lane] != 0 {
      lanes(instruction.d &+ element(index[lane], count) &* stride)[lane] = value[lane]
    }
  }

  /// What lies outside of a buffer is 0.
  private func read(_ instruction: ShaderInstruction, _ buffer: Int, _ stride: Int, _ offset: Int) {
    let (d, index) = (lanes(instruction.d), lanes(instruction.b))
    let words = buffer < resources.buffers.count ? resources.buffers[buffer] : []
    for lane in 0..<Self.laneCount {
      let place = Int(Int32(bitPattern: index[lane])) * stride + offset
      d[lane] = place >= 0 && place < words.count ? words[place] : 0
    }
  }

  // MARK: Pictures

  @inline(__always)
  private func store(_ color: SIMD4<Float>, _ first: Int32, _ lane: Int) {
    lanes(first)[lane] = color.x.bitPattern
    lanes(first &+ 1)[lane] = color.y.bitPattern
    lanes(first &+ 2)[lane] = color.z.bitPattern
    lanes(first &+ 3)[lane] = color.w.bitPattern
  }

  private func sampleLayer(_ instruction: ShaderInstruction) {
    let (x, y) = (lanes(instruction.a), lanes(instruction.b))
    for lane in 0..<Self.laneCount {
      store(
        resources.layerColor(at: Float(bitPattern: x[lane]), Float(bitPattern: y[lane])), instruction.d, lane)
    }
  }

  private func sample(_ instruction: ShaderInstruction, _ picture: Int, _ sampling: ShaderSampling) {
    let (x, y) = (lanes(instruction.a), lanes(instruction.b))
    for lane in 0..<Self.laneCount {
      let color =
        picture < resources.pictures.count
        ? resources.pictures[picture].color(
          at: Float(bitPattern: x[lane]), Float(bitPattern: y[lane]), sampling) : .zero
      store(color, instruction.d, lane)
    }
  }

  private func readSize(_ instruction: ShaderInstruction, _ picture: Int, _ isHeight: Bool) {
    guard picture < resources.pictures.count else { return }
    let size = isHeight ? resources.pictures[picture].height : resources.pictures[picture].width
    fill(Int(instruction.d), UInt32(clamping: size))
  }
}
