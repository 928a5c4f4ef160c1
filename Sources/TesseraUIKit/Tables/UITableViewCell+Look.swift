import Foundation
import SwiftUI
import TesseraControls

extension UITableViewCell {
  var accessoryMarks: [RowLook.Mark] {
    guard shownAccessoryView == nil else { return [] }
    let detail = RowLook.Mark.detail { [unowned self] in table?.accessoryWasTapped(self) }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return []
    case .disclosureIndicator: return [.disclosure]
    case .detailDisclosureButton: return [detail, .disclosure]
    case .checkmark: return [.checkmark]
    case .detailButton: return [detail]
    }
  }

  func takeSwipeActions(_ actions: RowSwipeActions) {
    contentSwipeActions = actions
    updateLook()
  }

  func updateLook() {
    var look = look
    look.appearance = tableMarks.appearance
    look.isFirst = tableMarks.isFirst
    look.isLast = tableMarks.isLast
    look.line = line
    look.leading = isEditing ? tableMarks.leading : []
    look.trailing = accessoryMarks + (isEditing ? tableMarks.moving : [])
    let swipeActions = tableMarks.swipeActions.isEmpty ? contentSwipeActions : tableMarks.swipeActions
    look.swipeActions = isEditing ? RowSwipeActions() : swipeActions
    let isMarked = (isSelected && !isEditing) || isHighlighted
    look.isMarked = isMarked && selectionStyle != .none && selectedBackgroundView == nil
    look.isSelected = isSelected
    look.background = background(isMarked: isMarked && selectionStyle != .none)
    let isNarrower = look.leadingWidth != self.look.leadingWidth || look.trailingWidth != self.look.trailingWidth
    self.look = look
    if isNarrower { setNeedsLayout() }
  }

  var line: RowLook.Line? {
    guard var line = tableMarks.line else { return nil }
    if let separatorInset {
      line.left = separatorInset.left
      line.right = separatorInset.right
    } else if line.left == UITableView.usualSeparatorInset.left,
      let list = configured.view?.configuration as? UIListContentConfiguration
    {
      // Where the program says nothing else, lines begin where texts do.
      line.left = look.leadingWidth + list.textStart
    }
    return line
  }

  func background(isMarked: Bool) -> AnyView? {
    if isMarked, let view = selectedBackgroundView { return AnyView(UIViewFace(view)) }
    if let view = backgroundView { return AnyView(UIViewFace(view)) }
    if let configuration = backgroundConfiguration { return AnyView(configuration.face) }
    return backgroundColor.map { AnyView(Color($0)) }
  }
}
