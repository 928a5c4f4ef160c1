import Foundation
import TesseraCore

/// A control that opens an address, through the environment's `openURL`.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  @Environment(\.openURL) private var openURL

  /// A link with any view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .withoutMacControls()
    .semantics(.control(.link))
  }
}

nonisolated extension Link where Label == Text {
  /// A link with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
