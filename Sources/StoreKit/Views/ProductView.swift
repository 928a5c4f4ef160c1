import SwiftUI

/// Shows a product that the user can buy: that there is no store (SK4).
public struct ProductView: View {
  /// - Parameters:
  ///   - productID: the product.
  ///   - prefersPromotionalIcon: whether the store's picture is shown.
  public init(id productID: String, prefersPromotionalIcon: Bool = false) {}

  /// - Parameters:
  ///   - productID: the product.
  ///   - prefersPromotionalIcon: whether the store's picture is shown.
  ///   - icon: the picture of the product; it is not shown.
  public init<Icon: View>(
    id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {}

  public var body: some View {
    Label("Store Unavailable", systemImage: "bag.badge.questionmark").foregroundStyle(.secondary)
  }
}
