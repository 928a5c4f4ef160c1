/// Buys a product for the user.
@MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Buys a product. There is none on this system (SK2).
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
    try await product.purchase(options: options)
  }
}
