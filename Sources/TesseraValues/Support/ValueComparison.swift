import Foundation

/// Compares two values of a type as SwiftUI does (B3): plain memory byte by byte, `Equatable` values by `==`,
/// other structures field by field, references by identity, everything else by its bits.
///
/// Bytes between fields are never looked at, so that equal values cannot differ by what lies there.
@usableFromInline
nonisolated package struct ValueComparison {
  private enum Step {
    case bytes(offset: Int, count: Int)
    case custom(offset: Int, size: Int, (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  }

  private var steps: [Step] = []
  private let size: Int
  /// Where the compared fields lie. Values with the same bits there are equal.
  package private(set) var byteRanges = ByteRanges([])

  private init(_ type: Any.Type) {
    size = TypeLayout.size(of: type)
    add(type, at: 0)
    byteRanges = ByteRanges(rangesOfSteps())
  }

  private func rangesOfSteps() -> [ByteRange] {
    var ranges: [ByteRange] = []
    for step in steps {
      let range =
        switch step {
        case .bytes(let offset, let count): ByteRange(offset: offset, count: count)
        case .custom(let offset, let size, _): ByteRange(offset: offset, count: size)
        }
      if let last = ranges.last, last.offset + last.count == range.offset {
        ranges[ranges.count - 1].count += range.count
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  // Values are compared on the engine's thread only.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: ValueComparison] = [:]

  @usableFromInline
  package static func of(_ type: Any.Type) -> ValueComparison {
    let key = ObjectIdentifier(type)
    if let comparison = known[key] { return comparison }
    let comparison = ValueComparison(type)
    known[key] = comparison
    return comparison
  }

  /// Whether two values are equal.
  @inlinable
  package static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in of(Value.self).areEqual(left, right) }
    }
  }

  @usableFromInline
  package func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    // The same bits are the same value, and most values that are compared are.
    memcmp(left, right, size) == 0 || areEqualStepwise(left, right)
  }

  private func areEqualStepwise(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for step in steps {
      switch step {
      case .bytes(let offset, let count):
        if memcmp(left + offset, right + offset, count) != 0 { return false }
      case .custom(let offset, let size, let areEqual):
        // The same bits are the same value; asking `==` only pays for what differs.
        if memcmp(left + offset, right + offset, size) == 0 { continue }
        if !areEqual(left + offset, right + offset) { return false }
      }
    }
    return true
  }

  private mutating func add(_ type: Any.Type, at offset: Int) {
    if let property = type as? any ComparedByInputs.Type {
      addProperty(property, at: offset)
    } else if TypeLayout.isPlainMemory(type) {
      addPlainMemory(type, at: offset)
    } else if TypeLayout.kind(of: type) == .classReference {
      addBytes(offset: offset, count: TypeLayout.size(of: type))
    } else if let equatable = type as? any Equatable.Type {
      addEquatable(equatable, at: offset)
    } else if let optional = type as? any ComparedOptional.Type, optional.hasUndefinedBytes {
      addOptional(optional, at: offset)
    } else if TypeLayout.kind(of: type) == .structure || TypeLayout.kind(of: type) == .tuple {
      TypeLayout.forEachField(of: type) { fieldOffset, type, _ in add(type, at: offset + fieldOffset) }
    } else {
      addBytes(offset: offset, count: TypeLayout.size(of: type))
    }
  }

  private mutating func addPlainMemory(_ type: Any.Type, at offset: Int) {
    switch TypeLayout.kind(of: type) {
    case .structure, .tuple:
      var hasFields = false
      TypeLayout.forEachField(of: type) { fieldOffset, type, _ in
        hasFields = true
        add(type, at: offset + fieldOffset)
      }
      if !hasFields { addBytes(offset: offset, count: TypeLayout.size(of: type)) }
    case .enumeration:
      // The payload of a case without one is undefined memory.
      if let equatable = type as? any Equatable.Type {
        addEquatable(equatable, at: offset)
      } else {
        addBytes(offset: offset, count: TypeLayout.size(of: type))
      }
    default:
      addBytes(offset: offset, count: TypeLayout.size(of: type))
    }
  }

  private mutating func addBytes(offset: Int, count: Int) {
    guard count > 0 else { return }
    if case .bytes(let lastOffset, let lastCount) = steps.last, lastOffset + lastCount == offset {
      steps[steps.count - 1] = .bytes(offset: lastOffset, count: lastCount + count)
    } else {
      steps.append(.bytes(offset: offset, count: count))
    }
  }

  private mutating func addEquatable<Value: Equatable>(_ type: Value.Type, at offset: Int) {
    steps.append(
      .custom(offset: offset, size: MemoryLayout<Value>.size) { left, right in
        left.assumingMemoryBound(to: Value.self).pointee == right.assumingMemoryBound(to: Value.self).pointee
      })
  }

  private mutating func addOptional<Value: ComparedOptional>(_ type: Value.Type, at offset: Int) {
    steps.append(.custom(offset: offset, size: MemoryLayout<Value>.size, type.areEqual))
  }

  private mutating func addProperty<Property: ComparedByInputs>(_ type: Property.Type, at offset: Int) {
    steps.append(
      .custom(offset: offset, size: MemoryLayout<Property>.size) { left, right in
        Property.haveEqualInputs(
          left.assumingMemoryBound(to: Property.self).pointee, right.assumingMemoryBound(to: Property.self).pointee)
      })
  }
}

/// An optional value of a type without `==`: what lies where nil has no value is undefined.
nonisolated private protocol ComparedOptional {
  static var hasUndefinedBytes: Bool { get }
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

nonisolated extension Optional: ComparedOptional {
  fileprivate static var hasUndefinedBytes: Bool { MemoryLayout<Wrapped>.size > MemoryLayout<UnsafeRawPointer>.size }

  fileprivate static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    switch (left.assumingMemoryBound(to: Self.self).pointee, right.assumingMemoryBound(to: Self.self).pointee) {
    case (nil, nil): true
    case (let left?, let right?): ValueComparison.areEqual(left, right)
    case (nil, _), (_, nil): false
    }
  }
}
