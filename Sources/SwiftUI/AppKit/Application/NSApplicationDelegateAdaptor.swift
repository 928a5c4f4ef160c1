import Combine
import Foundation
import TesseraCore

/// A property of an `App` that makes a delegate of AppKit, which is told of the program's life.
///
/// Views find a delegate that can be observed in their environment: by `@EnvironmentObject` or `@Environment`.
@propertyWrapper
@MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  private let launch: AppKitLaunch
  /// The delegate.
  public let wrappedValue: DelegateType

  /// - Parameter delegateType: the class of the delegate, whose `init()` is called.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateMaker.make(delegateType)
    launch = AppKitLaunch(wrappedValue)
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension NSApplicationDelegateAdaptor: ProgramDelegateProvider {
  package var programDelegate: any ProgramDelegate { launch }
}
