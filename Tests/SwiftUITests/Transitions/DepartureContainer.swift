import SwiftUITesting

/// The containers of the table of departures.
enum DepartureContainer: String, CaseIterable, Sendable {
  case vStack, hStack, zStack, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, grid, gridRow
  case list, sectionedList, selectableList, form, scrollView, group, groupBox, disclosureGroup, controlGroup
  case navigationStack, pushedPage, splitView, tabPages, badgedTabs, turnedPages
  case menuPicker, segmentedPicker, menu, buttonLabel, labeledContent
  case viewThatFits, anyLayout, customLayout, geometryReader, overlay, background, safeAreaInset, toolbar
  case sheet, cover, scrollViewReader, timeline, drawingGroup, mask, anyView

  @MainActor
  @ViewBuilder
  func view(_ model: DepartureModel) -> some View {
    switch self {
    case .vStack, .hStack, .zStack, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .grid, .gridRow:
      DepartureStacks(container: self, model: model)
    case .list, .sectionedList, .selectableList, .form, .scrollView, .group, .groupBox, .disclosureGroup, .controlGroup:
      DepartureLists(container: self, model: model)
    case .navigationStack, .pushedPage, .splitView, .tabPages, .badgedTabs, .turnedPages:
      DeparturePages(container: self, model: model)
    case .menuPicker, .segmentedPicker, .menu, .buttonLabel, .labeledContent:
      DepartureControls(container: self, model: model)
    default: DepartureLayers(container: self, model: model)
    }
  }
}

private struct DepartureStacks: View {
  let container: DepartureContainer
  let model: DepartureModel

  var body: some View {
    switch container {
    case .vStack: VStack { DepartingViews(model: model) }
    case .hStack: HStack { DepartingViews(model: model) }
    case .zStack: ZStack { DepartingViews(model: model) }
    case .lazyVStack: ScrollView { LazyVStack { DepartingViews(model: model) } }
    case .lazyHStack: ScrollView(.horizontal) { LazyHStack { DepartingViews(model: model) } }
    case .lazyVGrid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { DepartingViews(model: model) } }
    case .lazyHGrid:
      ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { DepartingViews(model: model) } }
    case .grid: Grid { DepartingViews(model: model) }
    default: Grid { GridRow { DepartingViews(model: model) } }
    }
  }
}

private struct DepartureLists: View {
  let container: DepartureContainer
  let model: DepartureModel

  @State private var selection: Int?
  @State private var isExpanded = true

  init(container: DepartureContainer, model: DepartureModel) {
    self.container = container
    self.model = model
  }

  var body: some View {
    switch container {
    case .list: List { DepartingViews(model: model) }
    case .sectionedList:
      List {
        Section("One") { DepartingViews(model: model) }
        if model.showsBranch { Section("Two") { Text("two") } }
      }
    case .selectableList: List(selection: $selection) { DepartingViews(model: model) }
    case .form: Form { DepartingViews(model: model) }
    case .scrollView: ScrollView { DepartingViews(model: model) }
    case .group: Group { DepartingViews(model: model) }.padding()
    case .groupBox: GroupBox("Box") { DepartingViews(model: model) }
    case .disclosureGroup: DisclosureGroup("More", isExpanded: $isExpanded) { DepartingViews(model: model) }
    default: ControlGroup { DepartingViews(model: model) }
    }
  }
}

private struct DeparturePages: View {
  let container: DepartureContainer
  @Bindable var model: DepartureModel

  @State private var path = [1]
  @State private var tab = 1

  init(container: DepartureContainer, model: DepartureModel) {
    self.container = container
    self.model = model
  }

  var body: some View {
    switch container {
    case .navigationStack: NavigationStack { DepartingViews(model: model) }
    case .pushedPage:
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { _ in DepartingViews(model: model) }
      }
    case .splitView:
      NavigationSplitView {
        List { DepartingViews(model: model) }
      } detail: {
        DepartingViews(model: model)
      }
    case .tabPages: TabView { DepartingViews(model: model).tabItem { Text("Tab") } }
    case .badgedTabs:
      TabView(selection: $tab) {
        ForEach($model.guests) { $guest in
          TextField("Name", text: $guest.name).tabItem { Text(guest.name) }.badge(guest.name.count).tag(guest.id)
        }
        if model.showsBranch { Text("branch").tabItem { Text("Branch") }.badge(model.word) }
      }
    default: TabView { DepartingViews(model: model) }.tabViewStyle(.page)
    }
  }
}

private struct DepartureControls: View {
  let container: DepartureContainer
  let model: DepartureModel

  @State private var choice = 1

  init(container: DepartureContainer, model: DepartureModel) {
    self.container = container
    self.model = model
  }

  var body: some View {
    switch container {
    case .menuPicker: Picker("Pick", selection: $choice) { options }
    case .segmentedPicker: Picker("Pick", selection: $choice) { options }.pickerStyle(.segmented)
    case .menu: Menu("Menu") { DepartingViews(model: model) }
    case .buttonLabel:
      Button {
      } label: {
        DepartingViews(model: model)
      }
    default: LabeledContent("Label") { DepartingViews(model: model) }
    }
  }

  @ViewBuilder
  private var options: some View {
    Text("none").tag(0)
    if model.showsBranch { Text("branch \(model.word)").tag(1) }
    ForEach(model.guests) { guest in Text(guest.name).tag(guest.id + 10) }
  }
}

private struct DepartureLayers: View {
  let container: DepartureContainer
  let model: DepartureModel

  @State private var isPresented = true

  init(container: DepartureContainer, model: DepartureModel) {
    self.container = container
    self.model = model
  }

  var body: some View {
    switch container {
    case .viewThatFits: ViewThatFits { DepartingViews(model: model) }
    case .anyLayout:
      AnyLayout(model.direction == .leftToRight ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())) {
        DepartingViews(model: model)
      }
    case .customLayout: StaircaseLayout { DepartingViews(model: model) }
    case .geometryReader: GeometryReader { _ in DepartingViews(model: model) }
    case .overlay: Color.gray.overlay { DepartingViews(model: model) }
    case .background: Text("front").background { DepartingViews(model: model) }
    case .safeAreaInset: Color.gray.safeAreaInset(edge: .bottom) { DepartingViews(model: model) }
    case .toolbar:
      NavigationStack {
        Text("page").toolbar { ToolbarItemGroup { DepartingViews(model: model) } }
      }
    case .sheet: Text("below").sheet(isPresented: $isPresented) { DepartingViews(model: model) }
    case .cover: Text("below").fullScreenCover(isPresented: $isPresented) { DepartingViews(model: model) }
    case .scrollViewReader: ScrollViewReader { _ in DepartingViews(model: model) }
    case .timeline: TimelineView(.everyMinute) { _ in DepartingViews(model: model) }
    case .drawingGroup: VStack { DepartingViews(model: model) }.drawingGroup().compositingGroup()
    case .mask: Color.gray.mask { DepartingViews(model: model) }
    default: AnyView(VStack { DepartingViews(model: model) })
    }
  }
}

/// Each view beside and below the one before.
private struct StaircaseLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(.unspecified)
      return CGSize(width: size.width + own.width, height: size.height + own.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: ProposedViewSize(size))
      point = CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
  }
}
