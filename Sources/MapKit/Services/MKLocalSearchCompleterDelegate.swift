/// Hears of what a completer found.
@MainActor @preconcurrency
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// There are other results.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// The service failed.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
