import Foundation

/// Names an alignment guide.
///
/// Two keys are equal if their numbers are, so comparing guides costs one integer comparison. The
/// guides of SwiftUI have small numbers of their own; a guide of the user's has the address of its
/// identifying type, with the lowest bit telling the axis, since one type may serve both axes.
@usableFromInline
package struct AlignmentKey: Hashable, Sendable {
  /// The guides of SwiftUI.
  @usableFromInline
  package enum BuiltIn: UInt, Sendable {
    case leading
    case horizontalCenter
    case trailing
    case listRowSeparatorLeading
    case listRowSeparatorTrailing
    case top
    case verticalCenter
    case bottom
    case firstTextBaseline
    case lastTextBaseline
  }

  @usableFromInline package let number: UInt
  /// A type never changes; what may be tied to the main actor is only its conformance, and guides are
  /// worked out during layout, which runs there.
  @usableFromInline package nonisolated(unsafe) let customType: (any AlignmentID.Type)?

  @inlinable
  package init(_ guide: BuiltIn) {
    number = guide.rawValue
    customType = nil
  }

  package init(_ type: any AlignmentID.Type, axis: Axis) {
    number = UInt(bitPattern: ObjectIdentifier(type)) | (axis == .vertical ? 1 : 0)
    customType = type
  }

  /// The guide if it is one of SwiftUI's.
  @inlinable package var builtIn: BuiltIn? {
    customType == nil ? BuiltIn(rawValue: number) : nil
  }

  @inlinable
  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.number == rhs.number
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

extension AlignmentKey {
  /// Where the guide lies in a view that does not place it explicitly.
  @inlinable
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    if let customType { return customType.defaultValue(in: dimensions) }
    switch BuiltIn(rawValue: number) {
    case .leading, .listRowSeparatorLeading, .top, nil: return 0
    case .horizontalCenter: return dimensions.width / 2
    case .trailing, .listRowSeparatorTrailing: return dimensions.width
    case .verticalCenter: return dimensions.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: return dimensions.height
    }
  }

  /// Whether a container takes over this guide from children that place it explicitly.
  ///
  /// A child's own idea of its sides and center means nothing to the container's container.
  @inlinable package var propagates: Bool {
    switch builtIn {
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: false
    case .listRowSeparatorLeading, .listRowSeparatorTrailing, .firstTextBaseline, .lastTextBaseline, nil: true
    }
  }

  /// Adds a child's explicit value to its container's value.
  ///
  /// - Parameters:
  ///   - childValue: in the container's coordinates.
  ///   - index: how many children with an explicit value came before.
  ///   - parentValue: nil as long as none did.
  @usableFromInline
  package func combine(_ childValue: CGFloat, at index: Int, into parentValue: inout CGFloat?) {
    if let customType {
      customType._combineExplicit(childValue: childValue, index, into: &parentValue)
      return
    }
    guard propagates else { return }
    guard let value = parentValue else {
      parentValue = childValue
      return
    }
    switch BuiltIn(rawValue: number) {
    case .lastTextBaseline, .listRowSeparatorTrailing: parentValue = max(value, childValue)
    default: parentValue = min(value, childValue)
    }
  }

  /// The container's value of the guide from its children's values; nil if they have none.
  @inlinable
  package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var index = 0
    for case let value? in values {
      combine(value, at: index, into: &result)
      index += 1
    }
    return result
  }
}
