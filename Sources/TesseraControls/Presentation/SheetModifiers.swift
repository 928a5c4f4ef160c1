import TesseraCore

/// Presents a sheet or a cover while a binding is true (F20, F27).
nonisolated struct SheetModifier<Sheet: View>: ViewModifier {
  var isPresented: Binding<Bool>
  var style: SheetStyle
  var onDismiss: (@MainActor () -> Void)?
  var sheet: @MainActor () -> Sheet

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PresentationModifier(
        presented: isPresented.wrappedValue
          ? SheetFrame(style: style, content: sheet()) { isPresented.wrappedValue = false } : nil,
        coversEverything: style.coversEverything, anchor: style.anchor, onDismiss: onDismiss))
  }
}

/// Presents a sheet or a cover for an item while there is one (F21).
nonisolated struct SheetItemModifier<Item: Identifiable, Sheet: View>: ViewModifier {
  var item: Binding<Item?>
  var style: SheetStyle
  var onDismiss: (@MainActor () -> Void)?
  var sheet: @MainActor (Item) -> Sheet

  @MainActor func body(content: Content) -> some View {
    let current = item.wrappedValue
    content.modifier(
      PresentationModifier(
        presented: current.map { item in
          SheetFrame(style: style, content: sheet(item)) { self.item.wrappedValue = nil }
        },
        identity: current.map { AnyHashable($0.id) }, coversEverything: style.coversEverything, anchor: style.anchor,
        onDismiss: onDismiss))
  }
}

/// How a cover comes and goes, and whether it covers what lies below.
nonisolated package struct CoverStyle: Equatable {
  package enum Motion {
    case rising
    case dissolving
    case flipping
  }

  package var motion = Motion.rising
  /// Whether what lies below is seen through it: it has no background.
  package var isClear = false

  package init() {}

  var animation: PresentationAnimation {
    switch motion {
    case .rising: .covering
    case .dissolving: .dissolving
    case .flipping: .flipping
    }
  }
}

/// The kinds of presentations that hold views of the user's.
nonisolated enum SheetStyle: Equatable {
  case sheet
  case cover(CoverStyle = CoverStyle())
  /// Beside the view that presents; a sheet where there is no room for that (F26).
  case popover(PresentationAnchor)

  var anchor: PresentationAnchor? {
    if case .popover(let anchor) = self { anchor } else { nil }
  }

  /// Whether nothing is seen of what lies below.
  var coversEverything: Bool {
    if case .cover(let cover) = self { !cover.isClear } else { false }
  }

  static func == (left: SheetStyle, right: SheetStyle) -> Bool {
    switch (left, right) {
    case (.sheet, .sheet): true
    case (.cover(let left), .cover(let right)): left == right
    case (.popover(let left), .popover(let right)): left === right
    default: false
    }
  }
}

extension View {
  /// Presents a sheet while `isPresented` is true (F20).
  ///
  /// - Parameter onDismiss: called when the sheet is gone.
  @preconcurrency
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, style: .sheet, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a sheet for an item while there is one; an item of another id is another sheet (F21).
  ///
  /// - Parameter onDismiss: called when a sheet is gone.
  @preconcurrency
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    modifier(SheetItemModifier(item: item, style: .sheet, onDismiss: onDismiss, sheet: content))
  }

  /// Covers everything with a view while `isPresented` is true (F27).
  ///
  /// - Parameter onDismiss: called when the cover is gone.
  @preconcurrency
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, style: .cover(), onDismiss: onDismiss, sheet: content))
  }

  /// Covers everything with a view for an item while there is one (F27).
  ///
  /// - Parameter onDismiss: called when a cover is gone.
  @preconcurrency
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    modifier(SheetItemModifier(item: item, style: .cover(), onDismiss: onDismiss, sheet: content))
  }

  /// Covers everything with a view while `isPresented` is true, in a way of its own.
  nonisolated package func cover<Content: View>(
    isPresented: Binding<Bool>, style: CoverStyle, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, style: .cover(style), sheet: content))
  }
}
