/// The name of something that can be told of an element; what is told later under an equal key replaces what was told
/// before (J201).
nonisolated public struct AccessibilityCustomContentKey: Sendable {
  let label: Text
  let id: String

  /// A key by which the content is known, and what users read instead.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// A key by which the content is known, and what users read instead.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// A key that users read as it is.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: labelKey.key)
  }
}

nonisolated extension AccessibilityCustomContentKey: Equatable {
  /// Whether both keys are known by the same name.
  public static func == (left: AccessibilityCustomContentKey, right: AccessibilityCustomContentKey) -> Bool {
    left.id == right.id
  }
}
