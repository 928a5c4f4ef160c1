import TesseraCore

/// The properties of a progress view that its style shows.
nonisolated public struct ProgressViewStyleConfiguration {
  /// What goes on, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// How far it came, in words, type erased.
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// From 0 to 1; nil if it is unknown.
  public let fractionCompleted: Double?
  /// What goes on; nil if nothing is written.
  public var label: Label?
  /// What is written about what is done; nil if nothing is.
  public var currentValueLabel: CurrentValueLabel?

  init(fractionCompleted: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fractionCompleted = fractionCompleted
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}
