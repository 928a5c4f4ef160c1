import Foundation

nonisolated extension EnvironmentValues {
  /// Whether controls react to the user.
  public var isEnabled: Bool {
    get { fields.isEnabled }
    set { fields.isEnabled = newValue }
  }

  /// Light or dark appearance.
  public var colorScheme: ColorScheme {
    get { fields.colorScheme }
    set { fields.colorScheme = newValue }
  }

  /// Whether the user asked for more contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { fields.colorSchemeContrast }
    set { fields.colorSchemeContrast = newValue }
  }

  /// The direction in which a line of the interface runs.
  public var layoutDirection: LayoutDirection {
    get { fields.layoutDirection }
    set { fields.layoutDirection = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { fields.displayScale }
    set { fields.displayScale = newValue }
  }

  /// The size of one pixel, in points.
  public var pixelLength: CGFloat {
    fields.displayScale > 0 ? 1 / fields.displayScale : 1
  }

  /// The text size that the user chose.
  public var dynamicTypeSize: DynamicTypeSize {
    get { fields.dynamicTypeSize }
    set { fields.dynamicTypeSize = newValue }
  }

  /// Whether the user asked for bold text.
  public var legibilityWeight: LegibilityWeight? {
    get { fields.legibilityWeight }
    set { fields.legibilityWeight = newValue }
  }

  /// The locale for formatting and look-up of texts.
  public var locale: Locale {
    get { fields.rareFields.all.locale }
    set { fields.rare.locale = newValue }
  }

  /// The calendar for dates.
  public var calendar: Calendar {
    get { fields.rareFields.all.calendar }
    set { fields.rare.calendar = newValue }
  }

  /// The time zone for dates.
  public var timeZone: TimeZone {
    get { fields.rareFields.all.timeZone }
    set { fields.rare.timeZone = newValue }
  }

  /// What texts and shapes are drawn with; setting it is a view's choice, which takes precedence over the style of
  /// controls (J21).
  package var foregroundStyle: AnyShapeStyle? {
    get { fields.foregroundStyle }
    set {
      guard !fields.hasFixedColors else { return }
      fields.foregroundStyle = newValue
      fields.hasChosenForeground = newValue != nil
    }
  }

  /// Gives texts and shapes the platform's style, regardless of the styles around them.
  package mutating func setPlatformForeground(_ style: AnyShapeStyle?) {
    fields.foregroundStyle = style
    fields.hasChosenForeground = false
  }

  /// The foreground style, as far as it is set as a color.
  package var foregroundColor: Color? {
    get { nil }
    set { foregroundStyle = newValue.map { AnyShapeStyle($0) } }
  }

  /// The style behind content that asks for the background style.
  public var backgroundStyle: AnyShapeStyle? {
    get { fields.backgroundStyle }
    set { fields.backgroundStyle = newValue }
  }

  package var accentColor: Color? {
    get { fields.accentColor }
    set { fields.accentColor = newValue }
  }

  package var now: Date {
    fields.rareFields.all.now()
  }
}
