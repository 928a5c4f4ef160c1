import Foundation
import TesseraControls
import TesseraCore

/// How the popover with a view controller is shown.
package struct PopoverSettings {
  /// What it points at, in the coordinates of the surface.
  package var source: CGRect
  /// What is behind its content; nil for the usual color.
  package var background: Color?
  /// What it becomes where there is little room.
  package var adaptation = PresentationAdaptation.automatic

  /// - Parameter source: what it points at, in the coordinates of the surface.
  package init(source: CGRect) {
    self.source = source
  }
}

/// Shows a popover beside a part of what it lies over, if there is one.
struct PopoverSource<Content: View>: View {
  let settings: PopoverSettings?
  let isPresented: Binding<Bool>
  @ViewBuilder let content: @MainActor () -> Content

  var body: some View {
    GeometryReader { geometry in
      let origin = geometry.frame(in: .global).origin
      let source = settings?.source ?? .zero
      Color.clear
        .frame(width: max(1, source.width), height: max(1, source.height))
        .popover(isPresented: isPresented) {
          content()
            .presentationCompactAdaptation(settings?.adaptation ?? .automatic)
            .modifier(PopoverBackground(color: settings?.background))
        }
        .position(x: source.midX - origin.x, y: source.midY - origin.y)
    }
    .allowsHitTesting(false)
  }
}

private struct PopoverBackground: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    if let color { content.presentationBackground(color) } else { content }
  }
}

extension UIViewController {
  /// The size that the controller has in a popover: the one that it would like to have, or that of its content.
  var sizeInPopover: CGSize {
    let view: UIView = view
    let known = [preferredContentSize, view.systemLayoutSizeFitting(.zero), view.bounds.size]
    // A view that has the size of the screen has it since it was loaded, by no choice of the program.
    let screen = UIScreen.main.bounds.size
    func isChosen(_ size: CGSize) -> Bool {
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite && size != screen
    }
    return known.first(where: isChosen) ?? CGSize(width: 320, height: 480)
  }
}
