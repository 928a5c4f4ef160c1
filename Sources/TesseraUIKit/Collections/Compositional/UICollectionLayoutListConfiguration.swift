import Foundation
import SwiftUI
import TesseraControls

/// How a section of a compositional layout looks that is a list (J68).
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  nonisolated public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Groups of rows from edge to edge.
    case grouped
    /// Groups of rows on cards.
    case insetGrouped
    /// A sidebar.
    case sidebar
    /// A sidebar whose rows reach from edge to edge.
    case sidebarPlain

    var list: _ListAppearance {
      switch self {
      case .plain, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      }
    }
  }

  /// What stands above the rows of a section.
  nonisolated public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// What stands below the rows of a section.
  nonisolated public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view.
    case supplementary
  }

  /// Says which buttons swiping a row shows. Asked when the row comes in sight.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Changes the line of a row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// How the list looks.
  public var appearance: Appearance
  /// What stands above the rows of a section.
  public var headerMode = HeaderMode.none
  /// What stands below the rows of a section.
  public var footerMode = FooterMode.none
  /// Above headers, in points; nil for what the system has.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between rows.
  public var showsSeparators: Bool
  /// How these lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the line of a row; nil for no change.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// What lies behind the rows; nil for what the system has.
  public var backgroundColor: UIColor?
  /// What swiping a row from its beginning shows.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What swiping a row from its end shows.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list with a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// What lies behind the rows.
  var background: Color { backgroundColor.map { Color($0) } ?? ListColors.background(appearance.list) }

  private var isGrouped: Bool { appearance != .plain && appearance != .sidebarPlain }

  /// A section that is such a list.
  func makeSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.list = self
    let margin = appearance == .insetGrouped ? ListMetrics.cardMargin : 0
    let padding = isGrouped ? ListMetrics.topPadding : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: headerMode == .none ? padding : 0, leading: margin, bottom: footerMode == .none ? padding : 0,
      trailing: margin)
    let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = !isGrouped
      section.boundarySupplementaryItems.append(header)
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }

  /// How the row of an item looks at its place.
  func marks(of path: IndexPath, count: Int, for cell: UICollectionViewListCell) -> RowMarks {
    let first = headerMode == .firstItemInSection ? 1 : 0
    var marks = RowMarks()
    marks.appearance = appearance.list
    marks.isHeader = path.item < first
    marks.isFirst = path.item == first
    marks.isLast = path.item == count - 1
    marks.line = line(below: path, isLast: marks.isLast || marks.isHeader)
    guard !marks.isHeader else { return marks }
    if let leading = leadingSwipeActionsConfigurationProvider?(path) {
      marks.swipeActions.leading = leading.side(of: cell)
    }
    if let trailing = trailingSwipeActionsConfigurationProvider?(path) {
      marks.swipeActions.trailing = trailing.side(of: cell)
    }
    return marks
  }

  private func line(below path: IndexPath, isLast: Bool) -> RowLook.Line? {
    guard showsSeparators else { return nil }
    let separator = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    switch separator.bottomSeparatorVisibility {
    case .hidden: return nil
    case .automatic where isLast && isGrouped: return nil
    default: break
    }
    let insets = EdgeInsets(separator.bottomSeparatorInsets)
    return RowLook.Line(color: separator.color, left: insets.leading, right: insets.trailing)
  }
}

/// How the line of a row looks.
@MainActor @preconcurrency
public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  nonisolated public enum Visibility: Int, Sendable {
    /// As the list does it.
    case automatic = 0
    /// It is.
    case visible
    /// It is not.
    case hidden
  }

  /// Whether the line above the row is shown. It makes no difference here: a row has a line below it.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Where the line above the row begins and ends, in points. It makes no difference here.
  public var topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
  /// Where the line below the row begins and ends, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
  /// The color; nil for the system's.
  public var color: UIColor?

  /// The lines of a list with a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
