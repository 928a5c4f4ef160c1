import TesseraCore

/// The windows of a scene above one another.
struct UIWindowsView: View {
  @ObservedObject private var list: WindowList

  init(_ list: WindowList) {
    self.list = list
  }

  var body: some View {
    ZStack {
      ForEach(list.windows.map(\.state)) { UIWindowView(state: $0) }
    }
  }
}

/// What a window shows.
private struct UIWindowView: View {
  @ObservedObject var state: UIWindowState

  var body: some View {
    ZStack {
      if let color = state.backgroundColor { Color(color).ignoresSafeArea() }
      if let controller = state.controller {
        UIViewControllerView(controller).id(ObjectIdentifier(controller))
      }
    }
    .tint(state.tintColor.map { Color($0) })
    .preferredColorScheme(state.userInterfaceStyle.colorScheme)
  }
}
