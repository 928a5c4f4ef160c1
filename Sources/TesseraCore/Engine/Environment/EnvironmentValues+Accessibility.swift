nonisolated extension EnvironmentValues {
  private static let accessibilitySlot = EnvironmentSlot(AccessibilitySettings())

  private var accessibility: AccessibilitySettings {
    get { self[Self.accessibilitySlot] }
    set { self[Self.accessibilitySlot] = newValue }
  }

  /// Whether an assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { accessibility.usesVoiceOver || accessibility.usesSwitchControl }
    @available(*, deprecated)
    set { accessibility.usesVoiceOver = newValue }
  }

  /// Whether information must not be conveyed by color alone.
  public var accessibilityDifferentiateWithoutColor: Bool { accessibility.differentiatesWithoutColor }

  /// Whether movements on the screen should be avoided.
  public var accessibilityReduceMotion: Bool { accessibility.reducesMotion }

  /// Whether backgrounds should be opaque.
  public var accessibilityReduceTransparency: Bool { accessibility.reducesTransparency }

  /// Whether the colors of the screen are inverted.
  public var accessibilityInvertColors: Bool { accessibility.invertsColors }

  /// Whether buttons should be recognizable by a shape.
  public var accessibilityShowButtonShapes: Bool { accessibility.showsButtonShapes }

  /// Whether flashing lights in media should be dimmed.
  public var accessibilityDimFlashingLights: Bool { accessibility.dimsFlashingLights }

  /// Whether animated images should play automatically.
  public var accessibilityPlayAnimatedImages: Bool { accessibility.playsAnimatedImages }

  /// Whether a screen reader is in use.
  public var accessibilityVoiceOverEnabled: Bool { accessibility.usesVoiceOver }

  /// Whether the program is operated with switches.
  public var accessibilitySwitchControlEnabled: Bool { accessibility.usesSwitchControl }

  /// Whether small items should show themselves larger on request.
  public var accessibilityLargeContentViewerEnabled: Bool { accessibility.showsLargeContent }

  // The same, to be written in previews and tests.

  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { accessibility.differentiatesWithoutColor }
    set { accessibility.differentiatesWithoutColor = newValue }
  }

  public var _accessibilityReduceMotion: Bool {
    get { accessibility.reducesMotion }
    set { accessibility.reducesMotion = newValue }
  }

  public var _accessibilityReduceTransparency: Bool {
    get { accessibility.reducesTransparency }
    set { accessibility.reducesTransparency = newValue }
  }

  public var _accessibilityInvertColors: Bool {
    get { accessibility.invertsColors }
    set { accessibility.invertsColors = newValue }
  }

  public var _accessibilityShowButtonShapes: Bool {
    get { accessibility.showsButtonShapes }
    set { accessibility.showsButtonShapes = newValue }
  }
}
