import Foundation
import TesseraCore

/// One or more marks along the line of a slider (J366).
nonisolated public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint

  var _ticks: [_SliderTick] { get }
}

/// A type-erased mark.
nonisolated public struct _SliderTick {
  let value: Double
  let label: AnyView?
}

/// A mark along the line of a slider, at a value (J366).
nonisolated public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  public typealias Value = V

  /// The value at which the mark is.
  public let id: V
  private let label: AnyView?

  public var _ticks: [_SliderTick] { [_SliderTick(value: Double(id), label: label)] }

  /// A mark at a value. Outside of the slider's bounds, it is not shown.
  public init(_ value: V) {
    id = value
    label = nil
  }

  /// A mark at a value, with a label below it. Outside of the slider's bounds, it is not shown.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    id = value
    self.label = AnyView(label())
  }
}

/// Marks of the elements of a collection.
nonisolated public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value

  private let data: Data
  private let content: (Data.Element) -> Content

  public var _ticks: [_SliderTick] { data.flatMap { content($0)._ticks } }

  /// Marks for each element of a collection.
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Marks for each element of a collection, with the elements' identifiers at a key path.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

/// Several marks.
nonisolated public struct TupleSliderTickContent<V: BinaryFloatingPoint>: SliderTickContent {
  public typealias Value = V

  public let _ticks: [_SliderTick]
}

/// Collects marks.
@resultBuilder
nonisolated public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Takes marks.
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
  where Content.Value == V {
    content
  }

  /// The marks of a closure.
  public static func buildBlock(_ content: any SliderTickContent<V>...) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(_ticks: content.flatMap { $0._ticks })
  }

  /// The marks of an `if` without `else`; none where its condition does not hold.
  public static func buildIf(_ content: (any SliderTickContent<V>)?) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(_ticks: content?._ticks ?? [])
  }

  /// The marks of the first branch.
  public static func buildEither(first content: any SliderTickContent<V>) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(_ticks: content._ticks)
  }

  /// The marks of the second branch.
  public static func buildEither(second content: any SliderTickContent<V>) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(_ticks: content._ticks)
  }
}
