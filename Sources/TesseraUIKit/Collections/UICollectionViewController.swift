import Foundation
import SwiftUI

/// A controller whose view is a collection view, whose data source and delegate it is.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let firstLayout: UICollectionViewLayout

  /// A controller of a view with a flow layout.
  public override convenience init() {
    self.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// A controller of a view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init()
  }

  /// A controller of a view with a flow layout: there are no files of Interface Builder here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// No controller is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, which is the view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Places the items.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  /// Whether what is chosen is chosen no more when the view comes.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: firstLayout)
    collection.backgroundColor = .systemBackground
    collection.dataSource = self
    collection.delegate = self
    view = collection
    installMovement()
  }

  /// Whether the user moves items that the data source lets move by holding them down (J120).
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movementGesture.isEnabled = installsStandardGestureForInteractiveMovement }
  }

  private let movementGesture = UILongPressGestureRecognizer()

  private func installMovement() {
    movementGesture.isEnabled = installsStandardGestureForInteractiveMovement
    movementGesture.addHandler { [weak self] in self?.userMoves($0) }
    collectionView.addGestureRecognizer(movementGesture)
  }

  private func userMoves(_ gesture: UIGestureRecognizer) {
    guard let collection = gesture.view as? UICollectionView else { return }
    let place = gesture.location(in: collection)
    switch gesture.state {
    case .began:
      if let path = collection.indexPathForItem(at: place) {
        _ = collection.beginInteractiveMovementForItem(at: path)
      }
    case .changed: collection.updateInteractiveMovementTargetPosition(place)
    case .ended: collection.endInteractiveMovement()
    default: collection.cancelInteractiveMovement()
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  // MARK: The data source

  /// How many sections there are: 1 unless it is overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// How many items a section has: none unless it is overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// The cell of an item: an empty one unless it is overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// A view beside the cells: an empty one unless it is overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Whether an item can be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  /// The user moved an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: The delegate

  /// Whether an item is shown as a touched one.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// An item is touched.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// An item is not touched any more.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Whether the user can choose an item.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

  /// Whether the user can choose an item no more.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// The user chose an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// An item is chosen no more, because of what the user did.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// A cell comes in sight.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// A cell went out of sight.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// The content is at another place.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
