import Combine
import Foundation

class ConverterModel: ObservableObject {
  let library: UnitLibrary
  @Published private(set) var quantity: Quantity?
  @Published var source: Quantity.Unit?
  @Published var target: Quantity.Unit?
  @Published private(set) var input = "42"

  private static let longestInput = 9

  init(_ library: UnitLibrary) {
    self.library = library
    if let first = library.quantities.first { choose(first) }
  }

  func choose(_ quantity: Quantity) {
    self.quantity = quantity
    source = quantity.units.first
    target = quantity.units.dropFirst().first ?? quantity.units.first
  }

  func swap() {
    (source, target) = (target, source)
  }

  func press(_ key: String) {
    switch key {
    case "C": input = "0"
    case ".": if !input.contains(".") { input += "." }
    default:
      guard input.count < Self.longestInput else { return }
      input = input == "0" ? key : input + key
    }
  }

  var result: String {
    guard let quantity = quantity, let source = source, let target = target, let value = Double(input) else {
      return "–"
    }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter.string(from: NSNumber(value: quantity.convert(value, from: source, to: target))) ?? "–"
  }
}
