import Foundation

extension IndexPath {
  /// A row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// An item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section; -1 in a path without one.
  public var section: Int {
    get { count > 0 ? self[0] : -1 }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The row in the section; -1 in a path without one.
  public var row: Int {
    get { count > 1 ? self[1] : -1 }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The item in the section; -1 in a path without one.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
