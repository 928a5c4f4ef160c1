nonisolated extension PointerStyle {
  /// An edge or a corner of a frame can be dragged (J327). Without a direction, the pointer is an arrow.
  ///
  /// - Parameter directions: where the edge can go from where it is.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    let outward = position.outward
    return switch (directions.contains(.inward), directions.contains(.outward)) {
    case (true, true): PointerStyle(shape: .resize(outward.bothWays))
    case (false, true): PointerStyle(shape: .resize(outward))
    case (true, false): PointerStyle(shape: .resize(outward.opposite))
    case (false, false): .default
    }
  }

  /// The border between columns can be moved in some directions (J327). Without one, the pointer is an arrow.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    switch (directions.contains(.leading), directions.contains(.trailing)) {
    case (true, true): .columnResize
    case (true, false): PointerStyle(shape: .resize(.west))
    case (false, true): PointerStyle(shape: .resize(.east))
    case (false, false): .default
    }
  }

  /// The border between rows can be moved in some directions (J327). Without one, the pointer is an arrow.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    switch (directions.contains(.up), directions.contains(.down)) {
    case (true, true): .rowResize
    case (true, false): PointerStyle(shape: .resize(.north))
    case (false, true): PointerStyle(shape: .resize(.south))
    case (false, false): .default
    }
  }
}

/// Where an edge can be moved to, by the names of cursors in style sheets.
nonisolated package enum ResizeDirection: String, Sendable {
  case north = "n-resize"
  case south = "s-resize"
  case east = "e-resize"
  case west = "w-resize"
  case northEast = "ne-resize"
  case northWest = "nw-resize"
  case southEast = "se-resize"
  case southWest = "sw-resize"
  case vertical = "ns-resize"
  case horizontal = "ew-resize"
  case rising = "nesw-resize"
  case falling = "nwse-resize"

  var opposite: ResizeDirection {
    switch self {
    case .north: .south
    case .south: .north
    case .east: .west
    case .west: .east
    case .northEast: .southWest
    case .northWest: .southEast
    case .southEast: .northWest
    case .southWest: .northEast
    case .vertical, .horizontal, .rising, .falling: self
    }
  }

  var bothWays: ResizeDirection {
    switch self {
    case .north, .south, .vertical: .vertical
    case .east, .west, .horizontal: .horizontal
    case .northEast, .southWest, .rising: .rising
    case .northWest, .southEast, .falling: .falling
    }
  }

  /// The same, seen in a mirror.
  package var mirrored: ResizeDirection {
    switch self {
    case .east: .west
    case .west: .east
    case .northEast: .northWest
    case .northWest: .northEast
    case .southEast: .southWest
    case .southWest: .southEast
    case .rising: .falling
    case .falling: .rising
    case .north, .south, .vertical, .horizontal: self
    }
  }
}

nonisolated extension FrameResizePosition {
  /// The way out of the frame, where lines run from left to right.
  fileprivate var outward: ResizeDirection {
    switch self {
    case .top: .north
    case .bottom: .south
    case .leading: .west
    case .trailing: .east
    case .topLeading: .northWest
    case .topTrailing: .northEast
    case .bottomLeading: .southWest
    case .bottomTrailing: .southEast
    }
  }
}
