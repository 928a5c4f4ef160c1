import Foundation
import TesseraCore

/// A row, header or footer of a list.
struct ListRow: View {
  let row: LazyRow
  let selection: ListSelection?
  let chooser: RowChooser
  let appearance: _ListAppearance
  let theme: ListTheme?

  var body: some View {
    switch row.kind {
    case .row: ListContentRow(row: row, selection: selection, chooser: chooser, appearance: appearance, theme: theme)
    case .header: ListHeader(row: row, appearance: appearance, background: headerBackground)
    case .footer: ListFooter(row: row, appearance: appearance)
    }
  }

  /// Rows are scrolled below the header of a plain list.
  private var headerBackground: Color {
    guard appearance == .plain else { return .clear }
    return theme?.background ?? ListColors.background(appearance)
  }
}

/// A row with its background and lines.
private struct ListContentRow: View {
  let row: LazyRow
  let selection: ListSelection?
  let chooser: RowChooser
  let appearance: _ListAppearance
  let theme: ListTheme?

  @Environment(\.defaultMinListRowHeight) private var minimumHeight
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.editMode) private var editMode
  @Environment(\.splitAdvance) private var splitAdvance
  @Environment(\.listItemMenu) private var itemMenu
  @Environment(\.idiom) private var idiom
  @Environment(\.alternatingRows) private var alternatingRows

  var body: some View {
    MovableRow(row: row, isMovable: isMovable, topSpace: topSpace) { mark in
      SwipeableRow(actions: swipeActions) { draggableContent(mark) }
        .clipShape(shape)
        .padding(row.margins(usual: ListMetrics.margin(appearance), top: topSpace))
    }
  }

  /// F41: while the list is edited, rows whose `ForEach` has a move action can be dragged.
  private var isMovable: Bool {
    isEditing && row.edits?.movement != nil && row.element.trait(MoveDisabledKey.self) != true
  }

  /// F43: rows with reorderable elements can be dragged anywhere.
  @ViewBuilder
  private func draggableContent(_ mark: MoveMark?) -> some View {
    if let item = row.element.trait(ReorderItemKey.self) {
      contentWithMenu(mark).modifier(RowDragModifier(item: item))
    } else {
      contentWithMenu(mark)
    }
  }

  @ViewBuilder
  private func contentWithMenu(_ mark: MoveMark?) -> some View {
    if let box = itemMenu, let value, box.menu?.accepts(value) == true {
      content(mark).modifier(RowMenuModifier(box: box, value: value) { selection?.chosen() ?? [] })
    } else {
      content(mark)
    }
  }

  private func content(_ mark: MoveMark?) -> some View {
    HStack(spacing: 12) {
      if isEditing, let deletion = row.edits?.deletion, row.element.trait(DeleteDisabledKey.self) != true {
        DeleteMark { deletion([row.index]) }
      }
      if let selection, isEditing { SelectionMark(isOn: selection.isChosen(value)) }
      labeledContent
      mark
    }
    .padding(insets)
    .frame(minHeight: height, alignment: .leading)
    .modifier(RowLineModifier(line: hasLine ? rowLine : nil))
    .modifier(RowPressModifier())
    .modifier(selectionModifier)
  }

  private var labeledContent: some View {
    HStack(rowSpacing: 8) {
      row.element.frame(maxWidth: .infinity, alignment: .leading)
      if let badge = row.element.trait(BadgeKey.self) ?? nil {
        RowBadge(label: badge, own: row.element.trait(BadgeProminenceTrait.self), isProminent: isChosenOnDesktop)
      }
    }
  }

  /// DK17: the background of a chosen row stands out on a desktop.
  private var isChosenOnDesktop: @MainActor () -> Bool {
    guard idiom == .desktop, theme?.selection == nil, !isEditing else { return { false } }
    let isShownLink = row.element.trait(ShownLinkKey.self) == true
    return { [selection, value] in isShownLink || selection?.isChosen(value) == true }
  }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }

  private var insets: EdgeInsets { (row.element.trait(ListRowInsetsKey.self) ?? nil) ?? usualInsets }

  private var usualInsets: EdgeInsets {
    idiom == .desktop ? ListMetrics.desktopRowInsets(appearance) : ListMetrics.rowInsets
  }

  /// J234, DK17: Rows of a desktop are low.
  private var height: CGFloat {
    idiom == .desktop && minimumHeight == MinimumRowHeightKey.defaultValue
      ? ListMetrics.desktopRowHeight(appearance) : minimumHeight
  }

  private var topSpace: CGFloat {
    if row.isTop { return appearance == .plain ? 0 : ListMetrics.topPadding }
    if row.isFirst, !row.followsHeader { return appearance == .plain ? 0 : sectionSpacing.distance }
    return row.isFirst ? 0 : rowSpacing ?? 0
  }

  // MARK: Appearance

  private var shape: UnevenRoundedRectangle {
    let radius = appearance == .insetGrouped || appearance == .sidebar ? cardRadius : 0
    let isCard = rowSpacing != nil || appearance == .sidebar
    let top = row.isFirst || isCard ? radius : 0
    let bottom = row.isLast || isCard ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
  }

  private var cardRadius: CGFloat {
    idiom == .desktop && appearance == .sidebar ? ListMetrics.sidebarRadius : ListMetrics.cardRadius
  }

  private var rowLine: RowLine {
    let section = row.isLast ? row.element.trait(ListSectionSeparatorTintKey.self) ?? nil : nil
    let tint = (row.element.trait(ListRowSeparatorTintKey.self) ?? nil) ?? section
    return RowLine(
      color: tint ?? theme?.lineColor ?? Color(system: .separator), thickness: pixelLength,
      inset: theme?.lineInset ?? insets.leading)
  }

  private var hasLine: Bool {
    if row.element.trait(ListRowSeparatorKey.self)?.hides(.bottom) == true { return false }
    if appearance == .sidebar || rowSpacing != nil || theme?.hidesLines == true { return false }
    if row.isLast, row.element.trait(ListSectionSeparatorKey.self)?.hides(.bottom) == true { return false }
    return appearance == .plain || !row.isLast
  }

  // MARK: Actions

  private var value: AnyHashable? { row.element.trait(TagTraitKey.self)?.value ?? row.id }

  /// Reads the selection in the row's place: what is selected changes more often than anything else of a row.
  private var selectionModifier: RowSelectionModifier {
    RowSelectionModifier(
      value: value, selection: selection, ownBackground: row.element.trait(ListRowBackgroundKey.self) ?? nil,
      color: theme?.rowBackground ?? bandColor ?? ListColors.row(appearance, idiom),
      selectionColor: isEditing ? nil : theme?.selection.map { AnyShapeStyle($0) } ?? usualSelection,
      isShownLink: row.element.trait(ShownLinkKey.self) == true,
      element: idiom == .desktop && theme?.selection == nil ? row.element : nil, action: choose)
  }

  /// DK17: the accent color on a desktop.
  private var usualSelection: AnyShapeStyle {
    idiom == .desktop ? AnyShapeStyle(.tint) : AnyShapeStyle(ListColors.selection)
  }

  /// The background of every other row, where rows alternate.
  private var bandColor: Color? {
    alternatingRows.isOn == true && row.isOdd ? Color(system: .quaternaryFill) : nil
  }

  private var choose: (@MainActor () -> Void)? {
    guard let selection, let value, selection.canChoose(value), row.element.trait(SelectionDisabledKey.self) != true
    else {
      return nil
    }
    guard !isEditing else {
      return {
        selection.tap(value)
        chooser.begin(at: row.place.position)
      }
    }
    return {
      chooser.click(value, at: row.place.position)
      splitAdvance?.action()
    }
  }

  private var swipeActions: RowSwipeActions {
    var actions = row.element.trait(SwipeActionsKey.self) ?? RowSwipeActions()
    if actions.isEmpty, let deletion = row.edits?.deletion, row.element.trait(DeleteDisabledKey.self) != true {
      actions.addDeletion { deletion([row.index]) }
    }
    return actions
  }
}

/// What stands above the rows of a section.
private struct ListHeader: View {
  let row: LazyRow
  let appearance: _ListAppearance
  let background: Color

  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.defaultMinListHeaderHeight) private var minimumHeight
  @Environment(\.idiom) private var idiom

  var body: some View {
    title
      .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)
      .padding((row.element.trait(ListRowInsetsKey.self) ?? nil) ?? usualInsets)
      .padding(row.margins(usual: ListMetrics.margin(appearance), top: topSpace))
      .background(background)
      .semantics(.role(.heading))
  }

  private var usualInsets: EdgeInsets {
    idiom == .desktop ? ListMetrics.desktopHeaderInsets(appearance) : ListMetrics.headerInsets
  }

  /// J216: in a sidebar, the header of a section that can be collapsed has an arrow for it.
  @ViewBuilder private var title: some View {
    if appearance == .sidebar, let isExpanded = row.element.trait(SectionExpansionKey.self) ?? nil {
      HStack(spacing: 8) {
        row.element
        Spacer(minLength: 0)
        SectionArrow(isExpanded: isExpanded)
      }
    } else {
      row.element
    }
  }

  private var topSpace: CGFloat {
    if appearance == .plain { return row.isTop ? 0 : 8 }
    return row.isTop ? 10 : max(0, sectionSpacing.distance - 17)
  }
}

/// What stands below the rows of a section.
private struct ListFooter: View {
  let row: LazyRow
  let appearance: _ListAppearance

  var body: some View {
    row.element
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding((row.element.trait(ListRowInsetsKey.self) ?? nil) ?? ListMetrics.footerInsets)
      .padding(row.margins(usual: ListMetrics.margin(appearance), top: 0))
  }
}

/// Shows and hides the rows of a section.
private struct SectionArrow: View {
  @Binding var isExpanded: Bool

  @Environment(\.idiom) private var idiom

  init(isExpanded: Binding<Bool>) {
    _isExpanded = isExpanded
  }

  var body: some View {
    PressableButton {
      withAnimation { isExpanded.toggle() }
    } appearance: { isPressed in
      DirectionalChevron(lineWidth: 1.8)
        .frame(width: 6, height: 11)
        .rotationEffect(.degrees(isExpanded ? 90 : 0))
        .foregroundStyle(idiom == .desktop ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
        .frame(width: 24, height: idiom == .desktop ? 16 : 24)
        .contentShape(Rectangle())
        .opacity(isPressed ? ButtonTint.pressedOpacity : 1)
    }
    .accessibilityLabel(isExpanded ? "Collapse" : "Expand")
  }
}
