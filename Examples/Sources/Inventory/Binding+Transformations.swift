import CasePaths
import SwiftUI

extension Binding {
  /// A binding to a part of the value.
  func map<Part>(_ part: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: part] },
      set: { wrappedValue[keyPath: part] = $0 })
  }

  /// A binding to what is in the optional, if there is something.
  func unwrap<Wrapped>() -> Binding<Wrapped>? where Value == Wrapped? {
    guard let value = wrappedValue else { return nil }
    return Binding<Wrapped>(
      get: { wrappedValue ?? value },
      set: { wrappedValue = $0 })
  }

  /// A binding to the value of one case, if the value is in that case.
  func matching<Associated>(_ path: CasePath<Value, Associated>) -> Binding<Associated>? {
    guard let associated = path.extract(from: wrappedValue) else { return nil }
    return Binding<Associated>(
      get: { path.extract(from: wrappedValue) ?? associated },
      set: { wrappedValue = path.embed($0) })
  }
}
