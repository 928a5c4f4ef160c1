import Foundation
import SwiftUI

extension UICollectionView {
  /// Has cells of a kind made by a class; nil for no more.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = cellClass as? UICollectionViewCell.Type else { return pool.register(identifier, nil) }
    pool.register(identifier) { type.init(reusableIn: .zero) }
  }

  /// Has supplementary views of a kind made by a class; nil for no more.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let name = Self.poolName(identifier, elementKind)
    guard let type = viewClass as? UICollectionReusableView.Type else { return pool.register(name, nil) }
    pool.register(name) { type.init(reusableIn: .zero) }
  }

  /// Has cells of a kind made by a file of Interface Builder; nil for no more. The program ends with the first one, and says
  /// what is missing (J135).
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(identifier, nib?.maker())
  }

  /// Has supplementary views of a kind made by a file of Interface Builder; nil for no more. The program ends with the first
  /// one, and says what is missing (J135).
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(Self.poolName(identifier, kind), nib?.maker())
  }

  private static func poolName(_ identifier: String, _ kind: String) -> String { "\(kind) \(identifier)" }

  /// A cell of a kind for an item. A class has to be registered for it: the program ends if none is.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    guard let cell = take(identifier, identifier) as? UICollectionViewCell else {
      fatalError("A collection view has no cell with the identifier \(identifier): register a class for it.")
    }
    return cell
  }

  /// A supplementary view of a kind. A class has to be registered for it: the program ends if none is.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = take(Self.poolName(identifier, elementKind), identifier) else {
      fatalError(
        "A collection view has no view of the kind \(elementKind) with the identifier \(identifier): register a class "
          + "for it.")
    }
    markEdge(view, elementKind, indexPath.section)
    return view
  }

  /// A view that waits to be used again, or a new one; nil for an unknown kind.
  private func take(_ name: String, _ identifier: String) -> UICollectionReusableView? {
    guard let taken = pool.take(name), let view = taken.view as? UICollectionReusableView else { return nil }
    view.reuseIdentifier = identifier
    view.poolName = name
    view.measuredSize = nil
    if taken.wasUsed { view.prepareForReuse() }
    return view
  }

  /// Says how the cells of some items are made: of which class, and what they show.
  ///
  /// A registration is made once, outside of what makes cells.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets what the cell of an item shows.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let name = "registration \(UUID().uuidString)"
    fileprivate let handler: Handler

    /// A registration with what sets the content of cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// The cell of an item, of a registration, with its content.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !pool.makes(registration.name) { register(Cell.self, forCellWithReuseIdentifier: registration.name) }
    guard let cell = dequeueReusableCell(withReuseIdentifier: registration.name, for: indexPath) as? Cell else {
      preconditionFailure("The registration made the cell.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Says how some supplementary views are made: of which class, and what they show.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets what a view shows.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let name = "registration \(UUID().uuidString)"
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// A registration of a kind of views, with what sets their content.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A supplementary view of a registration, with its content.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, name) = (registration.elementKind, registration.name)
    if !pool.makes(Self.poolName(name, kind)) {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    }
    guard
      let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
        as? Supplementary
    else { preconditionFailure("The registration made the view.") }
    registration.handler(view, kind, indexPath)
    return view
  }
}
