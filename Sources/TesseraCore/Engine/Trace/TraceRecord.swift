/// One action of the engine or input to it, with its cause.
package struct TraceRecord {
  package enum Kind: String, CaseIterable {
    /// Input, or another event from the host.
    case event
    /// A value of a view's state, or a property of an object, was written.
    case write
    /// Something else changed that a body reads: the geometry, the time of a schedule.
    case change
    /// A body was evaluated; `duration` is that of its own code, without the views below.
    case body
    /// A default of `@State` was made.
    case initialValue
    /// An object was made by `@StateObject`, or received by `@ObservedObject`.
    case object
    /// Something was measured and placed again; `count` measurements were worked out for that.
    case layout
    /// Text was measured or broken into lines.
    case text
    /// Something began to move.
    case animation
    /// A piece of the picture was made again.
    case draw
    case frame
    case warning
    /// The program measured a part of itself, or noted a moment.
    case signpost
  }

  package let kind: Kind
  /// The number of the record that led to this one; nil if none is known.
  package let cause: TraceNumber?
  /// The frame in which it happened.
  package let frame: TraceNumber?
  /// The view that it concerns, as the recorder numbers them.
  package var view: Int32?
  /// Nanoseconds of the recorder's clock.
  package let start: UInt64
  /// Nanoseconds.
  package var duration: UInt64 = 0
  /// The type of a value, an object or a node.
  package var type: Any.Type?
  /// What the kind of record has to say: the name of an event or property, a text, a warning.
  package var text = ""
  /// What wraps a written value: `State`.
  package var wrapper = ""
  package var count: Int32 = 0
  /// Whether an initial value was thrown away.
  package var isDiscarded = false
  package var reason: UpdateCause?
  /// Where in the user's code it happened, as the recorder numbers places.
  package var place: Int32?
}

/// The position of a record among those of its recorder.
package typealias TraceNumber = Int32

/// How much a recorder keeps.
package enum TraceDetail: Int, Comparable {
  /// Numbers only.
  case counts
  /// Also what led to what, and how long it took.
  case causes
  /// Also lines of the user's code, what changed for each body, and the cost of initial values.
  case everything

  package static func < (left: TraceDetail, right: TraceDetail) -> Bool { left.rawValue < right.rawValue }
}
