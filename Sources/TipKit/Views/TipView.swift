import SwiftUI

/// A tip between other views, while it can be shown (TK2).
public struct TipView<Content: Tip>: View {
  private static var cornerRadius: CGFloat { 13 }

  private let tip: Content?
  private let arrowEdge: Edge?
  private let perform: @MainActor (Tips.Action) -> Void

  @StateObject private var observer = TipObserver()
  @Environment(\.tipAppearance) private var appearance

  /// - Parameters:
  ///   - tip: the tip; nil for none.
  ///   - arrowEdge: the edge at which an arrow points to another view.
  ///   - action: called after an action of the tip was performed.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.arrowEdge = arrowEdge
    perform = action
  }

  public var body: some View {
    let observer = observer
    Group {
      if observer.isShown, let tip {
        shape(TipBody(tip: tip, perform: perform) { withAnimation { observer.close() } })
          .transition(.opacity)
      } else {
        // Keeps the place in the tree of what follows the tip.
        Color.clear.frame(width: 0, height: 0)
      }
    }
    .onAppear { observer.follow(tip) }
    .onChange(of: tip?.id) { observer.follow(tip) }
    .onDisappear { observer.stop() }
  }

  private func shape(_ content: TipBody) -> some View {
    let outline = TipOutline(arrow: arrowEdge, cornerRadius: appearance.cornerRadius ?? Self.cornerRadius)
    return
      content
      .padding(outline.arrowInsets)
      .background(appearance.background ?? AnyShapeStyle(.background.secondary), in: outline)
      .accessibilityElement(children: .contain)
  }
}
