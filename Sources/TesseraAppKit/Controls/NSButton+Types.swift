extension NSButton {
  /// What a button does with its state.
  nonisolated public enum ButtonType: UInt, Sendable {
    /// Nothing; it is lit while it is pressed.
    case momentaryLight = 0
    /// A press turns it on or off.
    case pushOnPushOff
    /// A press turns it on or off, with two titles.
    case toggle
    /// A box with a check mark.
    case `switch`
    /// A circle: of the buttons around that do the same, one is on.
    case radio
    /// Nothing; its other title is shown while it is pressed.
    case momentaryChange
    /// A press turns it on or off.
    case onOff
    /// Nothing; it is pushed in while it is pressed.
    case momentaryPushIn
  }

  /// The form of a button. Those of this desktop are alike; `inline` and `helpButton` have their own.
  nonisolated public enum BezelStyle: UInt, Sendable {
    /// As the surroundings want.
    case automatic = 0
    /// For actions.
    case rounded = 1
    /// With square corners.
    case regularSquare = 2
    /// With a triangle.
    case disclosure = 5
    /// With square corners and no shadow.
    case shadowlessSquare = 6
    /// Round.
    case circular = 7
    /// With square corners and a pattern.
    case texturedSquare = 8
    /// A question mark.
    case helpButton = 9
    /// With square corners, small.
    case smallSquare = 10
    /// For bars.
    case texturedRounded = 11
    /// Small, with round corners.
    case roundRect = 12
    /// Flat until the pointer is over it.
    case recessed = 13
    /// Round, with a triangle.
    case roundedDisclosure = 14
    /// Small, in a list.
    case inline = 15

    /// For actions.
    public static let push = BezelStyle.rounded
    /// For bars.
    public static let toolbar = BezelStyle.texturedRounded
    /// Of any height.
    public static let flexiblePush = BezelStyle.regularSquare
    /// Flat until the pointer is over it.
    public static let accessoryBar = BezelStyle.recessed
    /// For actions in a bar.
    public static let accessoryBarAction = BezelStyle.roundRect
    /// Small, in a list.
    public static let badge = BezelStyle.inline
  }
}

extension NSControl {
  /// Where the picture of a control is.
  nonisolated public enum ImagePosition: UInt, Sendable {
    /// There is none.
    case noImage = 0
    /// There is nothing else.
    case imageOnly
    /// At the left.
    case imageLeft
    /// At the right.
    case imageRight
    /// Below.
    case imageBelow
    /// Above.
    case imageAbove
    /// Behind the title. Shown above it here.
    case imageOverlaps
    /// Where lines begin.
    case imageLeading
    /// Where lines end.
    case imageTrailing
  }
}
