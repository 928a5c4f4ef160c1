import Foundation
import TesseraCore

/// A round button with a question mark, which leads to help.
nonisolated public struct HelpLink: View {
  private enum Target {
    case address(URL)
    case action(@MainActor () -> Void)
  }

  private let target: Target

  @Environment(\.openURL) private var openURL
  @ScaledMetric private var diameter: CGFloat = 28

  /// A button that opens an address, through the environment's `openURL`.
  public init(destination: URL) {
    target = .address(destination)
  }

  /// A button that runs an action.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void) {
    target = .action(action)
  }

  @MainActor public var body: some View {
    Button {
      open()
    } label: {
      Label("Help", systemImage: "questionmark")
        .labelStyle(.iconOnly)
        .frame(width: diameter, height: diameter)
        .background(ControlColors.well, in: Circle())
    }
    .withoutMacControls()
    .semantics(.control(role))
  }

  private var role: SemanticsRole {
    switch target {
    case .address: .link
    case .action: .button
    }
  }

  @MainActor private func open() {
    switch target {
    case .address(let destination): openURL(destination)
    case .action(let action): action()
    }
  }
}
