import Foundation
import SwiftUI

extension UITableView {
  /// Has cells of a kind made by a class; nil for no more.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return pool.register(identifier, nil) }
    pool.register(identifier) { type.init(reusableAs: identifier) }
  }

  /// Has headers and footers of a kind made by a class; nil for no more.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return pool.register("header \(identifier)", nil)
    }
    pool.register("header \(identifier)") { type.init(reusableAs: identifier) }
  }

  /// Has cells of a kind made by a file of Interface Builder; nil for no more. The program ends with the first one, and says
  /// what is missing (J135).
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(identifier, nib?.maker())
  }

  /// Has headers and footers of a kind made by a file of Interface Builder; nil for no more. The program ends with the first
  /// one, and says what is missing (J135).
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register("header \(identifier)", nib?.maker())
  }

  /// A cell of a kind that waits to be used again, or a new one of the class that was registered; nil for neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    guard let taken = pool.take(identifier), let cell = taken.view as? UITableViewCell else { return nil }
    if taken.wasUsed { cell.prepareForReuse() }
    return cell
  }

  /// A cell of a kind for a row. A class has to be registered for it: the program ends if none is.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError("A table has no cell with the identifier \(identifier): register a class for it.")
    }
    return cell
  }

  /// A header or footer of a kind; nil if no class is registered for it.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    guard let taken = pool.take("header \(identifier)"), let view = taken.view as? UITableViewHeaderFooterView else {
      return nil
    }
    if taken.wasUsed { view.prepareForReuse() }
    return view
  }
}
