import TesseraControls
import TesseraCore

/// The view of a view controller, with what the controller presents.
struct UIViewControllerView<Content: View>: View {
  private let controller: UIViewController
  private let content: Content

  @Environment(\.isPictureOfView) private var isPicture

  init(_ controller: UIViewController, content: Content) {
    self.controller = controller
    self.content = content
  }

  var body: some View {
    // A picture is nothing that the controller is told of.
    if isPicture { content } else { shown }
  }

  @ViewBuilder private var shown: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = controller.state.followed.follow()
    content
      .onUpdate(of: controller) { $0.willShow() }
      .preferredColorScheme(colorScheme)
      .sheet(isPresented: isPresenting(.sheet)) { presented }
      .cover(isPresented: isPresenting(.cover), style: coverStyle) { presented }
      .overlay { PopoverSource(settings: popover, isPresented: isPresenting(.popover)) { popoverContent } }
      .modifier(ContainedPresenter(contained: controller.state.contained))
      .background { if let presented = controller.state.presented { PresentedDialog(controller: presented) } }
      .onAppear { controller.didShow() }
      .onDisappear { controller.didGo() }
  }

  private var colorScheme: ColorScheme? {
    controller.state.userInterfaceStyle.colorScheme
      ?? withoutEvaluation { controller.preferredUserInterfaceStyle.colorScheme }
  }

  @ViewBuilder private var presented: some View {
    if let presented = controller.state.presented {
      UIViewControllerHost(presented)
        .id(ObjectIdentifier(presented))
        .interactiveDismissDisabled(presented.isModalInPresentation)
        .modifier(SheetSettingsModifier(settings: presented.sheetSettings?()))
    }
  }

  @ViewBuilder private var popoverContent: some View {
    if let presented = controller.state.presented {
      let size = withoutEvaluation { presented.sizeInPopover }
      // A sheet, which it is where there is little room, is larger.
      self.presented
        .frame(idealWidth: size.width, maxWidth: .infinity, idealHeight: size.height, maxHeight: .infinity)
    }
  }

  private var coverStyle: CoverStyle {
    var style = CoverStyle()
    guard let presented = controller.state.presented else { return style }
    style.motion = presented.modalTransitionStyle.motion
    style.isClear = presented.modalPresentationStyle.isClear
    return style
  }

  /// The popover that is presented; nil if something else is.
  private var popover: PopoverSettings? {
    guard let presented = controller.state.presented, presented.modalPresentationStyle == .popover else { return nil }
    return withoutEvaluation { presented.popoverSettings?() }
  }

  /// The ways to present a controller that have a modifier.
  private enum Form {
    case sheet
    case cover
    case popover
  }

  private var form: Form? {
    guard let presented = controller.state.presented, presented.dialog == nil, controller.state.contained == nil else {
      return nil
    }
    if presented.modalPresentationStyle.coversAll { return .cover }
    return popover == nil ? .sheet : .popover
  }

  private func isPresenting(_ form: Form) -> Binding<Bool> {
    let presented = controller.state.presented
    return Binding {
      self.form == form
    } set: { isPresented in
      guard !isPresented else { return }
      controller.setPresented(nil, animated: true)
      presented?.userDidDismiss?()
    }
  }
}

/// Shows a presented controller by a dialog, if it has one.
private struct PresentedDialog: View {
  let controller: UIViewController
  @State private var isPresented = false

  init(controller: UIViewController) {
    self.controller = controller
  }

  var body: some View {
    if let dialog = controller.dialog {
      dialog(
        Binding {
          isPresented
        } set: { isNowPresented in
          isPresented = isNowPresented
          if !isNowPresented { controller.presentingViewController?.dialogDidClose(of: controller) }
        }
      )
      .id(ObjectIdentifier(controller))
      .onAppear {
        controller.beginAppearanceTransition(true, animated: true)
        isPresented = true
        controller.endAppearanceTransition()
      }
      .onDisappear { controller.didGo() }
    }
  }
}

extension UIViewController {
  /// Shows the view of a controller with what the controller presents; a view without a controller as it is.
  @ViewBuilder static func presenting(_ controller: UIViewController?, @ViewBuilder content: () -> some View)
    -> some View
  {
    if let controller {
      UIViewControllerView(controller, content: content())
    } else {
      content()
    }
  }
}

/// Shows a view controller as the root of its views.
package struct UIViewControllerHost: View {
  private let controller: UIViewController
  private let window: UIWindow?
  private let reach: Edge.Set

  /// - Parameters:
  ///   - controller: whose view is shown.
  ///   - window: the window that the view fills; nil for a part of the foremost one.
  ///   - reach: over which edges of the safe area the view reaches where it touches them.
  package init(_ controller: UIViewController, in window: UIWindow? = nil, reaching reach: Edge.Set = .all) {
    self.controller = controller
    self.window = window
    self.reach = reach
  }

  package var body: some View {
    if let controller = controller as? NSViewControllerBacking, let view = withoutEvaluation({ controller.owner?.view })
    {
      NSViewHost(view)
    } else {
      UIViewHost(withoutEvaluation { controller.view }, in: window, reaching: reach)
    }
  }
}

extension UIUserInterfaceStyle {
  /// nil if it is left to the surroundings.
  var colorScheme: ColorScheme? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
