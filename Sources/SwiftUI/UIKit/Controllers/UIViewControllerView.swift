import TesseraCore

/// The content of a view controller, with what it presents.
struct UIViewControllerView: View {
  private let controller: UIViewController
  @ObservedObject private var state: UIViewControllerState

  init(_ controller: UIViewController) {
    self.controller = controller
    state = controller.state
  }

  var body: some View {
    content
      .preferredColorScheme(state.userInterfaceStyle.colorScheme)
      .sheet(isPresented: isPresenting(coversAll: false)) { presented }
      .fullScreenCover(isPresented: isPresenting(coversAll: true)) { presented }
      .onAppear {
        controller.loadViewIfNeeded()
        controller.viewWillAppear(false)
        controller.viewDidAppear(false)
      }
      .onDisappear {
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
      }
  }

  @ViewBuilder private var content: some View {
    if let content = controller.content {
      // Several views of a root view stand below one another.
      VStack { content }
    } else {
      Color.clear.onAppear { RuntimeWarning.report(.undrawnController("\(type(of: controller))")) }
    }
  }

  @ViewBuilder private var presented: some View {
    if let presented = state.presented {
      UIViewControllerView(presented)
        .id(ObjectIdentifier(presented))
        .interactiveDismissDisabled(presented.isModalInPresentation)
    }
  }

  private func isPresenting(coversAll: Bool) -> Binding<Bool> {
    Binding {
      state.presented.map { $0.modalPresentationStyle.coversAll == coversAll } ?? false
    } set: { isPresented in
      if !isPresented { state.presented = nil }
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
