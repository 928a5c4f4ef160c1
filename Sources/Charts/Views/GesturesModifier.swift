import SwiftUI

/// The gestures of a program.
struct GesturesModifier: ViewModifier {
  let gestures: [AnyGesture<Void>]

  func body(content: Content) -> some View {
    gestures.reduce(AnyView(content)) { AnyView($0.gesture($1)) }
  }
}
