import SwiftUI

/// How a tip is drawn.
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// What is drawn.
  typealias Configuration = TipViewStyleConfiguration

  /// The view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style draws.
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// What the tip is about.
  public var title: Text? { tip.title }
  /// What the tip says.
  public var message: Text? { tip.message }
  /// What is seen beside it.
  public var image: Image? { tip.image }
  /// The buttons; each performs its action when `handler` is called.
  public let actions: [Action]
  let close: @MainActor () -> Void

  /// A button of the tip.
  @MainActor
  public struct Action: Identifiable {
    nonisolated public let id: String
    /// Its title.
    public let label: () -> Text
    /// Performs its action.
    public let handler: () -> Void
  }
}

/// A card with the picture, the texts and the buttons.
public struct MiniTipViewStyle: TipViewStyle {
  /// The style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TipCard(configuration: configuration)
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// A card with the picture, the texts and the buttons.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
