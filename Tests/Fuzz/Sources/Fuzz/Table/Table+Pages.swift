import SwiftUI

extension Table {
  private typealias P = Parameters

  static func addPages() {
    view("NavigationStack {\n  @0\n}", traits: .large, weight: 20) { input in
      @MainActor func make(_ content: some View) -> any View { NavigationStack { content } }
      return make(input[0])
    }
    view(
      "NavigationStack(path: $model.path0) {\n  Group {\n    @0\n  }\n  .navigationDestination(for: Int.self) { item in\n    @1\n  }\n}",
      traits: [.large, .ownState], weight: 20
    ) { input in
      let path = Bindable(input.model).path0
      @MainActor func make<Page: View>(_ content: some View, _ page: Page.Type) -> any View {
        NavigationStack(path: path) {
          Group { content }
            .navigationDestination(for: Int.self) { input.content(1, item: $0) as! Page }
        }
      }
      return make(input[0], input.type(1))
    }
    view("NavigationLink($0) {\n  @0\n}", P.text, traits: .ownState) { input, title in
      @MainActor func make(_ content: some View) -> any View { NavigationLink(title) { content } }
      return make(input[0])
    }
    view("NavigationLink(value: $0) {\n  @0\n}", P.count, traits: .ownState) { input, value in
      @MainActor func make(_ content: some View) -> any View { NavigationLink(value: value) { content } }
      return make(input[0])
    }
    view(
      "TabView(selection: $model.choice1) {\n  VStack {\n    @0\n  }\n  .tabItem { Label($0, systemImage: $1) }\n  .tag(0)\n  VStack {\n    @1\n  }\n  .tabItem { Text(\"Second\") }\n  .tag(1)\n}",
      P.text, P.symbol, traits: [.large, .ownState], weight: 15
    ) { input, title, symbol in
      let selection = Bindable(input.model).choice1
      @MainActor func make(_ first: some View, _ second: some View) -> any View {
        TabView(selection: selection) {
          VStack { first }.tabItem { Label(title, systemImage: symbol) }.tag(0)
          VStack { second }.tabItem { Text("Second") }.tag(1)
        }
      }
      return make(input[0], input[1])
    }
    view("TabView {\n  @0\n}\n.tabViewStyle(.page)", traits: [.large, .ownState], weight: 6) { input in
      @MainActor func make(_ content: some View) -> any View { TabView { content }.tabViewStyle(.page) }
      return make(input[0])
    }
    view(
      "TabView {\n  Tab($0, systemImage: $1) {\n    @0\n  }\n  Tab(\"Other\", systemImage: \"star\") {\n    @1\n  }\n}",
      P.text, P.symbol, traits: [.large, .ownState], weight: 8
    ) { input, title, symbol in
      @MainActor func make(_ first: some View, _ second: some View) -> any View {
        TabView {
          Tab(title, systemImage: symbol) { first }
          Tab("Other", systemImage: "star") { second }
        }
      }
      return make(input[0], input[1])
    }
    view(
      "NavigationStack {\n  VStack {\n    @0\n  }\n  .navigationDestination(isPresented: $0) {\n    @1\n  }\n}",
      P.flagBinding,
      traits: [.large, .ownState], weight: 8
    ) { input, isPresented in
      @MainActor func make(_ content: some View, _ page: some View) -> any View {
        NavigationStack { VStack { content }.navigationDestination(isPresented: isPresented) { page } }
      }
      return make(input[0], input[1])
    }
    view(
      "TabView {\n  ForEach($0, id: \\.self) { item in\n    Group {\n      @0\n    }\n    .tabItem { Text(\"Tab \\(item)\") }\n    .badge(item)\n  }\n}",
      P.smallList, traits: [.large, .ownState, .rows], weight: 6
    ) { input, items in
      @MainActor func make<Page: View>(_ page: Page.Type) -> any View {
        TabView {
          ForEach(items, id: \.self) { item in
            Group { input.content(item: item) as! Page }.tabItem { Text("Tab \(item)") }.badge(item)
          }
        }
      }
      return make(input.type())
    }
    view("NavigationSplitView {\n  @0\n} detail: {\n  @1\n}", traits: [.large, .ownState], weight: 6) { input in
      @MainActor func make(_ sidebar: some View, _ detail: some View) -> any View {
        NavigationSplitView {
          sidebar
        } detail: {
          detail
        }
      }
      return make(input[0], input[1])
    }
  }

  static func addPresentationModifiers() {
    modifier(".navigationTitle($0)", P.text) { $0.base.navigationTitle($1) }
    modifier(".navigationBarTitleDisplayMode(.inline)", weight: 4) { $0.base.navigationBarTitleDisplayMode(.inline) }
    modifier(".toolbar {\n  ToolbarItem(placement: $0) {\n    @0\n  }\n}", P.placement) { input, placement in
      @MainActor func make(_ base: some View, _ content: some View) -> any View {
        base.toolbar { ToolbarItem(placement: placement) { content } }
      }
      return make(input.base, input[0])
    }
    modifier(".toolbar($0, for: .navigationBar)", P.visibility, weight: 3) { $0.base.toolbar($1, for: .navigationBar) }
    modifier(".searchable(text: $0)", P.textBinding, traits: .ownState, weight: 4) { $0.base.searchable(text: $1) }
    modifier(".refreshable { }", weight: 3) { $0.base.refreshable {} }
    modifier(".sheet(isPresented: $0) {\n  @0\n}", P.flagBinding, traits: .ownState, weight: 8) { input, isPresented in
      @MainActor func make(_ base: some View, _ content: some View) -> any View {
        base.sheet(isPresented: isPresented) { content }
      }
      return make(input.base, input[0])
    }
    modifier(
      ".sheet(isPresented: $0) {\n  VStack {\n    @0\n  }\n  .presentationDetents([.medium, .height($1)])\n}",
      P.flagBinding, P.length, traits: .ownState, weight: 4
    ) { input, isPresented, height in
      @MainActor func make(_ base: some View, _ content: some View) -> any View {
        base.sheet(isPresented: isPresented) {
          VStack { content }.presentationDetents([.medium, .height(height)])
        }
      }
      return make(input.base, input[0])
    }
    modifier(".fullScreenCover(isPresented: $0) {\n  @0\n}", P.flagBinding, traits: .ownState, weight: 4) {
      input, isPresented in
      @MainActor func make(_ base: some View, _ content: some View) -> any View {
        base.fullScreenCover(isPresented: isPresented) { content }
      }
      return make(input.base, input[0])
    }
    modifier(".popover(isPresented: $0) {\n  @0\n}", P.flagBinding, traits: .ownState, weight: 5) {
      input, isPresented in
      @MainActor func make(_ base: some View, _ content: some View) -> any View {
        base.popover(isPresented: isPresented) { content }
      }
      return make(input.base, input[0])
    }
    modifier(
      ".alert($0, isPresented: $1) {\n  Button(\"OK\") {}\n} message: {\n  Text($2)\n}", P.text, P.flagBinding, P.text,
      traits: .ownState, weight: 5
    ) { input, title, isPresented, message in
      @MainActor func make(_ base: some View) -> any View {
        base.alert(title, isPresented: isPresented) {
          Button("OK") {}
        } message: {
          Text(message)
        }
      }
      return make(input.base)
    }
    modifier(
      ".confirmationDialog($0, isPresented: $1) {\n  @0\n}", P.text, P.flagBinding, traits: .ownState, weight: 4
    ) { input, title, isPresented in
      @MainActor func make(_ base: some View, _ content: some View) -> any View {
        base.confirmationDialog(title, isPresented: isPresented) { content }
      }
      return make(input.base, input[0])
    }
    modifier(".inspector(isPresented: $0) {\n  @0\n}", P.flagBinding, traits: .ownState, weight: 2) {
      input, isPresented in
      @MainActor func make(_ base: some View, _ content: some View) -> any View {
        base.inspector(isPresented: isPresented) { content }
      }
      return make(input.base, input[0])
    }
    modifier(".contextMenu {\n  @0\n}", traits: .ownState, weight: 5) { input in
      @MainActor func make(_ base: some View, _ content: some View) -> any View { base.contextMenu { content } }
      return make(input.base, input[0])
    }
  }
}
