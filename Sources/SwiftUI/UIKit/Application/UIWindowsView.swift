import TesseraCore

/// The windows of a scene above one another.
struct UIWindowsView: View {
  @ObservedObject private var list: WindowList

  init(_ list: WindowList) {
    self.list = list
  }

  var body: some View {
    ZStack {
      ForEach(list.windows.map(WindowIdentity.init)) { UIWindowView(window: $0.window) }
    }
  }
}

private struct WindowIdentity: Identifiable {
  let window: UIWindow

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(window) }
}

/// What a window shows.
private struct UIWindowView: View {
  let window: UIWindow

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = window.layerModel.follow()
    ZStack {
      if let color = window.backgroundColor { Color(color).ignoresSafeArea() }
      if let controller = window.rootViewController {
        UIViewControllerHost(controller, in: window).id(ObjectIdentifier(controller))
      }
      if !window.subviews.isEmpty { UIWindowOverlay(window: window) }
    }
    .tint(window.ownTintColor.map { Color($0) })
    .preferredColorScheme(window.overrideUserInterfaceStyle.colorScheme)
  }
}
