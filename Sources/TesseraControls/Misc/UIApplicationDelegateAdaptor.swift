/// There is no `UIApplication` on this platform.
@available(
  *, unavailable,
  message:
    "There is no UIApplication here. Do what the delegate did in the initializer of the App, and with scenePhase."
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType> {
  public init(_ delegateType: DelegateType.Type) {
    fatalError("UIApplicationDelegateAdaptor is unavailable.")
  }

  public var wrappedValue: DelegateType { fatalError("UIApplicationDelegateAdaptor is unavailable.") }
}
