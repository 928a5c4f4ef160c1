import Foundation
import TesseraCore

/// A page of a stack: what the user wrote, with the bars that it asks for.
struct NavigationPage<Content: View>: View {
  let content: Content
  /// nil for the root.
  let id: AnyHashable?

  @State private var configuration = PageConfiguration()
  @State private var target = DismissTarget()
  @Environment(\.navigation) private var navigation
  @Environment(\.dismissAction) private var outerDismiss
  @Environment(\.isInPresentation) private var isInPresentation

  init(content: Content, id: AnyHashable?) {
    self.content = content
    self.id = id
  }

  var body: some View {
    let _ = target.action = pop
    VStack(spacing: 0) {
      if configuration.isBarHidden != true {
        NavigationBar(configuration: configuration, isRoot: id == nil, goBack: pop)
      }
      page
      if configuration.isBottomBarHidden != true { BottomBar(toolbars: configuration.toolbars) }
    }
    .background(configuration.background ?? Color(system: .background))
    .onPreferenceChange(PageConfigurationKey.self) { configuration = $0 }
    .transformPreference(PageConfigurationKey.self) { $0 = PageConfiguration() }
  }

  private var page: some View {
    EditModeScope(content)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.dismissAction, id == nil ? outerDismiss : DismissAction(target))
      .environment(\.isInPresentation, id != nil || isInPresentation)
      .environment(\.isInListRow, false)
  }

  private func pop() {
    if let id { navigation?.pop(id) }
  }
}

/// Lengths of bars, in points.
nonisolated enum BarMetrics {
  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let margin: CGFloat = 16
  static let bottomHeight: CGFloat = 49
}

/// The bar at the top of a page: the way back, the title and the items of toolbars.
struct NavigationBar: View {
  let configuration: PageConfiguration
  let isRoot: Bool
  let goBack: @MainActor () -> Void

  init(configuration: PageConfiguration, isRoot: Bool, goBack: @escaping @MainActor () -> Void) {
    self.configuration = configuration
    self.isRoot = isRoot
    self.goBack = goBack
  }

  var body: some View {
    SatelliteReader(configuration.toolbars) { elements in
      let items = BarItems(elements)
      VStack(alignment: .leading, spacing: 0) {
        line(items)
        if isLarge, let title = configuration.title { LargeTitle(title: title) }
      }
      .background(configuration.barBackground?.style ?? AnyShapeStyle(Color.clear))
      .semantics(.container(.navigationBar, configuration.title))
    }
  }

  /// F5: automatic is large at the root.
  private var isLarge: Bool {
    switch configuration.displayMode ?? .automatic {
    case .automatic: isRoot
    case .large: true
    case .inline: false
    }
  }

  private func line(_ items: BarItems) -> some View {
    ZStack {
      HStack(spacing: 16) {
        if !isRoot, configuration.isBackButtonHidden != true { BackButton(action: goBack) }
        ForEach(items.leading) { $0 }
        Spacer(minLength: 0)
        ForEach(items.trailing) { $0 }
      }
      if items.principal.isEmpty {
        if !isLarge, let title = configuration.title {
          title.font(.headline).lineLimit(1).padding(.horizontal, 80).semantics(.role(.heading))
        }
      } else {
        HStack { ForEach(items.principal) { $0 } }
      }
    }
    .padding(.horizontal, BarMetrics.margin)
    .frame(height: BarMetrics.height)
  }
}

/// A title below the bar.
private struct LargeTitle: View {
  let title: Text

  var body: some View {
    title
      .font(.largeTitle.bold())
      .lineLimit(1)
      .padding(.horizontal, BarMetrics.margin)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: BarMetrics.largeTitleHeight)
      .semantics(.role(.heading))
  }
}

/// Leads to the page below.
private struct BackButton: View {
  let action: @MainActor () -> Void

  @State private var isPressed = false

  init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  var body: some View {
    HStack(spacing: 6) {
      ChevronGlyph().glyphLine(2.5).frame(width: 9, height: 17).scaleEffect(x: -1, y: 1)
      Text("Back")
    }
    .foregroundStyle(.tint)
    .opacity(isPressed ? ButtonTint.pressedOpacity : 1)
    .frame(maxHeight: .infinity)
    .contentShape(Rectangle())
    .onPress(action) { isPressed = $0 }
    .semantics(.control(.backButton))
  }
}

/// The bar at the bottom of a page, if there are items for it.
struct BottomBar: View {
  let toolbars: [Satellite]

  init(toolbars: [Satellite]) {
    self.toolbars = toolbars
  }

  var body: some View {
    SatelliteReader(toolbars) { elements in
      let items = BarItems(elements).bottom
      if !items.isEmpty {
        HStack(spacing: 16) { ForEach(items) { $0 } }
          .padding(.horizontal, BarMetrics.margin)
          .frame(maxWidth: .infinity)
          .frame(height: BarMetrics.bottomHeight)
          .overlay(alignment: .top) { AlertLine(axis: .horizontal) }
          .semantics(.container(.toolbar, nil))
      }
    }
  }
}

/// The items of the toolbars of a page, by where they are shown.
@MainActor
struct BarItems {
  var leading: [ViewElement] = []
  var principal: [ViewElement] = []
  var trailing: [ViewElement] = []
  var bottom: [ViewElement] = []

  init(_ elements: [ViewElement]) {
    for element in elements {
      switch (element.trait(ToolbarPlacementKey.self) ?? .automatic).region {
      case .leading: leading.append(element)
      case .principal: principal.append(element)
      case .trailing: trailing.append(element)
      case .bottom: bottom.append(element)
      case .nowhere: break
      }
    }
  }
}
