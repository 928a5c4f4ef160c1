import Combine
import Observation
import TesseraCore

/// Passes a delegate to the views of a program, if views can observe it.
@MainActor
enum DelegateEnvironment {
  static func passing(_ delegate: AnyObject, to scenes: AnyView) -> AnyView {
    var scenes = scenes
    if let object = delegate as? any ObservableObject { scenes = passing(object: object, to: scenes) }
    if let object = delegate as? any AnyObject & Observable { scenes = passing(observable: object, to: scenes) }
    return scenes
  }

  private static func passing(object: some ObservableObject, to scenes: AnyView) -> AnyView {
    AnyView(scenes.environmentObject(object))
  }

  private static func passing(observable: some AnyObject & Observable, to scenes: AnyView) -> AnyView {
    AnyView(scenes.environment(observable))
  }
}
