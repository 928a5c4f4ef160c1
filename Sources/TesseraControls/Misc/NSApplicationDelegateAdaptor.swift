/// There is no `NSApplication` on this platform.
@available(
  *, unavailable,
  message:
    "There is no NSApplication here. Do what the delegate did in the initializer of the App, and with scenePhase."
)
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> {
  public init(_ delegateType: DelegateType.Type) {
    fatalError("NSApplicationDelegateAdaptor is unavailable.")
  }

  public var wrappedValue: DelegateType { fatalError("NSApplicationDelegateAdaptor is unavailable.") }
}
