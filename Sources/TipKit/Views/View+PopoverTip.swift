import SwiftUI

/// Shows a tip in a popover beside a view, while it can be shown (TK2, TK6).
private struct PopoverTip: ViewModifier {
  private static let width = 300.0

  let tip: (any Tip)?
  let arrowEdge: Edge
  let perform: @MainActor (Tips.Action) -> Void

  @StateObject private var observer = TipObserver()

  init(tip: (any Tip)?, arrowEdge: Edge, perform: @escaping @MainActor (Tips.Action) -> Void) {
    self.tip = tip
    self.arrowEdge = arrowEdge
    self.perform = perform
  }

  func body(content: Content) -> some View {
    let observer = observer
    content
      .onAppear { observer.follow(tip) }
      .onChange(of: tip?.id) { observer.follow(tip) }
      .onDisappear { observer.stop() }
      .popover(isPresented: isPresented, arrowEdge: arrowEdge) {
        if let tip {
          TipBody(tip: tip, perform: perform) { observer.close() }
            .frame(width: Self.width)
            .presentationCompactAdaptation(.popover)
            .environment(\.isTipInPopover, true)
        }
      }
  }

  private var isPresented: Binding<Bool> {
    Binding {
      observer.isShown
    } set: { isPresented in
      // TK6
      if !isPresented { observer.stop() }
    }
  }
}

extension View {
  /// Shows a tip in a popover beside this view, while it can be shown.
  ///
  /// - Parameters:
  ///   - tip: the tip; nil for none.
  ///   - arrowEdge: the edge of the popover that is at the view, where there is room.
  ///   - action: called after an action of the tip was performed.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTipModifier(tip: tip, arrowEdge: arrowEdge, perform: action))
  }
}

nonisolated private struct PopoverTipModifier: ViewModifier {
  let tip: (any Tip)?
  let arrowEdge: Edge
  let perform: @MainActor (Tips.Action) -> Void

  @MainActor func body(content: Content) -> some View {
    content.modifier(PopoverTip(tip: tip, arrowEdge: arrowEdge, perform: perform))
  }
}
