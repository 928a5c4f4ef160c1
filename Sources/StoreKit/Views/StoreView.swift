import SwiftUI

/// Shows products that the user can buy: that there is no store (SK4).
public struct StoreView: View {
  /// - Parameters:
  ///   - productIDs: the products.
  public init<IDs: Collection>(ids productIDs: IDs) where IDs.Element == String {}

  /// - Parameters:
  ///   - productIDs: the products.
  ///   - icon: the picture of a product; there is none.
  public init<IDs: Collection, Icon: View>(ids productIDs: IDs, @ViewBuilder icon: @escaping (Product) -> Icon)
  where IDs.Element == String {}

  public var body: some View { StoreUnavailableView() }
}
