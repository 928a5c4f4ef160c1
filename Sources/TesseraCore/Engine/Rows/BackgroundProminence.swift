/// How much the background of a view stands out: that of a chosen row is filled with a color (J419).
nonisolated public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The background is that of the surroundings.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// The background is filled with a strong color, on which letters are white.
  public static let increased = BackgroundProminence(isIncreased: true)
}

nonisolated extension EnvironmentValues {
  private static let backgroundProminenceSlot = EnvironmentSlot<BackgroundProminence>(.standard)
  private static let rowsHaveProminenceSlot = EnvironmentSlot<Bool>(false)

  /// How much the background behind the view stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[Self.backgroundProminenceSlot] }
    set { self[Self.backgroundProminenceSlot] = newValue }
  }

  /// Whether the rows that are made here can have backgrounds of their own.
  package var rowsHaveProminence: Bool {
    get { self[Self.rowsHaveProminenceSlot] }
    set { self[Self.rowsHaveProminenceSlot] = newValue }
  }
}

/// The environment of one row of a lazy container, in which its background may stand out.
///
/// A row belongs to the place where it is declared, so its container cannot hand it an environment: the row has a scope of
/// its own inside of that place's.
final class RowScope: ViewNode {
  private(set) var values: EnvironmentScope!
  private(set) var isProminent = false

  /// nil where rows have no backgrounds of their own. An initializer that fails would make an object first.
  static func make(for row: some ModifiableRow) -> RowScope? {
    row.scope.values.rowsHaveProminence ? RowScope(row) : nil
  }

  private init(_ row: some ModifiableRow) {
    super.init(row.childContext)
    values = EnvironmentScope(base: row.scope, writer: self)
  }

  func show(_ prominent: Bool) {
    guard prominent != isProminent else { return }
    isProminent = prominent
    values.refresh()
  }

  override func writeEnvironment(to values: inout EnvironmentValues) {
    values.backgroundProminence = isProminent ? .increased : .standard
    if isProminent { values.setPlatformForeground(AnyShapeStyle(Color.white)) }
  }

  override func willRemove() {
    values.detach()
  }
}
