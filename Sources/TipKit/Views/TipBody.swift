import SwiftUI

/// A tip in the style of its place.
struct TipBody: View {
  let tip: any Tip
  let perform: @MainActor (Tips.Action) -> Void
  let close: @MainActor () -> Void

  @Environment(\.tipAppearance) private var appearance

  init(
    tip: any Tip, perform: @escaping @MainActor (Tips.Action) -> Void, close: @escaping @MainActor () -> Void
  ) {
    self.tip = tip
    self.perform = perform
    self.close = close
  }

  var body: some View {
    let perform = perform
    let actions = tip.actions.map { action in
      TipViewStyleConfiguration.Action(id: action.id, label: action.label) {
        action.perform()
        perform(action)
      }
    }
    let configuration = TipViewStyleConfiguration(tip: tip, actions: actions, close: close)
    let style: any TipViewStyle = appearance.style ?? MiniTipViewStyle()
    AnyView(Self.view(of: style, configuration))
  }

  private static func view(of style: some TipViewStyle, _ configuration: TipViewStyleConfiguration) -> any View {
    style.makeBody(configuration: configuration)
  }
}
