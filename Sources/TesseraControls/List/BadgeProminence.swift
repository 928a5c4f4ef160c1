import TesseraCore

/// How much the badges of rows stand out (J220).
nonisolated public struct BadgeProminence: Hashable, Sendable {
  private enum Kind: Hashable {
    case decreased, standard, increased
  }

  private let kind: Kind

  /// Less than the text beside it: for what is good to know.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// As a second text of the row.
  public static let standard = BadgeProminence(kind: .standard)
  /// White on red: for what asks for attention.
  public static let increased = BadgeProminence(kind: .increased)
}

nonisolated private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

nonisolated extension EnvironmentValues {
  /// How much the badges of rows stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

nonisolated struct BadgeProminenceTrait: ViewTraitKey {
  typealias Value = BadgeProminence
}

extension View {
  /// How much the badges of rows in this view stand out (J220).
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence).trait(BadgeProminenceTrait.self, prominence)
  }
}

/// The badge at the end of a row.
struct RowBadge: View {
  let label: Text
  /// What the row itself says; nil for what its surroundings say.
  let own: BadgeProminence?
  /// Whether the background of the row stands out; asked in the body, which follows what is selected.
  let isProminent: @MainActor () -> Bool

  @Environment(\.badgeProminence) private var prominence

  init(label: Text, own: BadgeProminence?, isProminent: @escaping @MainActor () -> Bool) {
    self.label = label
    self.own = own
    self.isProminent = isProminent
  }

  var body: some View {
    switch own ?? prominence {
    case .increased:
      label
        .font(.footnote.weight(.medium))
        .foregroundStyle(Color.white)
        .padding(.horizontal, 7)
        .frame(minWidth: 20, minHeight: 20)
        .background(Color.red, in: Capsule())
    case .decreased: label.foregroundStyle(style(.tertiary))
    default: label.foregroundStyle(style(.secondary))
    }
  }

  /// That of the label, or one that is seen in a chosen row.
  private func style(_ usual: some ShapeStyle) -> AnyShapeStyle {
    isProminent() ? AnyShapeStyle(Color.white.opacity(0.85)) : AnyShapeStyle(usual)
  }
}
