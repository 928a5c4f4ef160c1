import CasePaths
import SwiftUI

/// The controls that fit the case: a stepper while there is stock, a toggle while there is none.
struct StatusEditor: View {
  @Binding var status: Item.Status

  var body: some View {
    if let quantity = $status.matching(/Item.Status.inStock) {
      Stepper("Quantity: \(quantity.wrappedValue)", value: quantity, in: 1...99)
      Button("Sold out") { status = .outOfStock(isOnBackOrder: false) }
    }
    if let isOnBackOrder = $status.matching(/Item.Status.outOfStock) {
      Toggle("On back order", isOn: isOnBackOrder)
      Button("Back in stock") { status = .inStock(quantity: 1) }
    }
  }
}
