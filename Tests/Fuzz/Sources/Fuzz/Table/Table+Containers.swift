import SwiftUI

extension Table {
  private typealias P = Parameters

  static func addContainers() {
    addStacks()
    addConditions()
    addRows()
    addReaders()
  }

  private static func addStacks() {
    view("VStack(alignment: $0, spacing: $1) {\n  @0\n}", P.horizontal, P.spacing, weight: 80) {
      input, alignment, spacing in
      @MainActor func make(_ content: some View) -> any View {
        VStack(alignment: alignment, spacing: spacing) { content }
      }
      return make(input[0])
    }
    view("HStack(alignment: $0, spacing: $1) {\n  @0\n}", P.vertical, P.spacing, weight: 60) {
      input, alignment, spacing in
      @MainActor func make(_ content: some View) -> any View {
        HStack(alignment: alignment, spacing: spacing) { content }
      }
      return make(input[0])
    }
    view("ZStack(alignment: $0) {\n  @0\n}", P.alignment, weight: 40) { input, alignment in
      @MainActor func make(_ content: some View) -> any View { ZStack(alignment: alignment) { content } }
      return make(input[0])
    }
    view("Group {\n  @0\n}", weight: 15) { input in
      @MainActor func make(_ content: some View) -> any View { Group { content } }
      return make(input[0])
    }
    view("Flow(spacing: $0) {\n  @0\n}", P.small, weight: 15) { input, spacing in
      @MainActor func make(_ content: some View) -> any View { Flow(spacing: spacing) { content } }
      return make(input[0])
    }
    view("($0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: $1)))() {\n  @0\n}", P.condition, P.spacing)
    {
      input, flag, spacing in
      let layout = flag ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: spacing))
      @MainActor func make(_ content: some View) -> any View { layout { content } }
      return make(input[0])
    }
    view(
      "Grid(alignment: $0, horizontalSpacing: $1, verticalSpacing: $2) {\n  GridRow {\n    @0\n  }\n  GridRow(alignment: $3) {\n    @1\n  }\n  @2\n}",
      P.alignment, P.spacing, P.spacing, P.vertical, weight: 20
    ) { input, alignment, horizontal, vertical, rowAlignment in
      @MainActor func make(_ first: some View, _ second: some View, _ rest: some View) -> any View {
        Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
          GridRow { first }
          GridRow(alignment: rowAlignment) { second }
          rest
        }
      }
      return make(input[0], input[1], input[2])
    }
    view("ViewThatFits(in: $0) {\n  @0\n}", P.axes, weight: 15) { input, axes in
      @MainActor func make(_ content: some View) -> any View { ViewThatFits(in: axes) { content } }
      return make(input[0])
    }
    view("ScrollView($0) {\n  @0\n}", P.axes, weight: 20) { input, axes in
      @MainActor func make(_ content: some View) -> any View { ScrollView(axes) { content } }
      return make(input[0])
    }
    view("HSplitView {\n  @0\n  @1\n}", traits: [.ownState], weight: 8) { input in
      @MainActor func make(_ first: some View, _ rest: some View) -> any View {
        HSplitView {
          first
          rest
        }
      }
      return make(input[0], input[1])
    }
    view("VSplitView {\n  @0\n}", traits: [.ownState], weight: 6) { input in
      @MainActor func make(_ content: some View) -> any View { VSplitView { content } }
      return make(input[0])
    }
    view("GroupBox($0) {\n  @0\n}", P.text) { input, title in
      @MainActor func make(_ content: some View) -> any View { GroupBox(title) { content } }
      return make(input[0])
    }
    view("Section($0) {\n  @0\n}", P.text, weight: 15) { input, title in
      @MainActor func make(_ content: some View) -> any View { Section(title) { content } }
      return make(input[0])
    }
    view("Section {\n  @0\n} header: {\n  @1\n} footer: {\n  @2\n}") { input in
      @MainActor func make(_ content: some View, _ header: some View, _ footer: some View) -> any View {
        Section {
          content
        } header: {
          header
        } footer: {
          footer
        }
      }
      return make(input[0], input[1], input[2])
    }
    view("Piece#", traits: .piece, weight: 40) { input in
      @MainActor func make<Content: View>(_ type: Content.Type) -> any View {
        PieceView<Content>(
          node: input.node, model: input.model, item: input.scope.item, namespace: input.scope.namespace)
      }
      return make(input.type())
    }
  }

  private static func addConditions() {
    view("if $0 {\n  @0\n}", P.condition, traits: .statement, weight: 50) { input, flag in
      @MainActor func make(_ content: some View) -> any View { ViewBuilder.buildIf(flag ? content : nil) }
      return make(input[0])
    }
    view("if $0 {\n  @0\n} else {\n  @1\n}", P.condition, traits: .statement, weight: 30) { input, flag in
      @MainActor func make<First: View, Second: View>(_ first: First, _ second: Second) -> any View {
        flag
          ? ViewBuilder.buildEither(first: first) as _ConditionalContent<First, Second>
          : ViewBuilder.buildEither(second: second) as _ConditionalContent<First, Second>
      }
      return make(input[0], input[1])
    }
    view("Group {\n  if $0 {\n    @0\n  }\n}", P.condition, weight: 20) { input, flag in
      @MainActor func make(_ content: some View) -> any View { Group { if flag { content } } }
      return make(input[0])
    }
    view("($0 ? AnyView(Group {\n  @0\n}) : AnyView(Group {\n  @1\n}))", P.condition, weight: 15) { input, flag in
      @MainActor func make(_ first: some View, _ second: some View) -> any View {
        flag ? AnyView(Group { first }) : AnyView(Group { second })
      }
      return make(input[0], input[1])
    }
  }

  private static func addRows() {
    view("ForEach($0, id: \\.self) { item in\n  @0\n}", P.items, traits: .rows, weight: 40) { input, items in
      @MainActor func make<Content: View>(_ type: Content.Type) -> any View {
        ForEach(items, id: \.self) { input.content(item: $0) as! Content }
      }
      return make(input.type())
    }
    view("ForEach(0..<3) { item in\n  @0\n}", traits: .rows, weight: 15) { input in
      @MainActor func make<Content: View>(_ type: Content.Type) -> any View {
        ForEach(0..<3) { input.content(item: $0) as! Content }
      }
      return make(input.type())
    }
    view("ForEach($0, id: \\.self) { $item in\n  @0\n}", P.listBinding, traits: .rows, weight: 10) { input, items in
      @MainActor func make<Content: View>(_ type: Content.Type) -> any View {
        ForEach(items, id: \.self) { input.content(item: $0.wrappedValue) as! Content }
      }
      return make(input.type())
    }
    view(
      "LazyVStack(alignment: $0, spacing: $1, pinnedViews: .sectionHeaders) {\n  @0\n}", P.horizontal, P.spacing,
      weight: 15
    ) {
      input, alignment, spacing in
      @MainActor func make(_ content: some View) -> any View {
        LazyVStack(alignment: alignment, spacing: spacing, pinnedViews: .sectionHeaders) { content }
      }
      return make(input[0])
    }
    view("ScrollView {\n  LazyVStack(spacing: $0) {\n    @0\n  }\n}", P.spacing, weight: 20) { input, spacing in
      @MainActor func make(_ content: some View) -> any View { ScrollView { LazyVStack(spacing: spacing) { content } } }
      return make(input[0])
    }
    view("ScrollView(.horizontal) {\n  LazyHStack(spacing: $0) {\n    @0\n  }\n}", P.spacing) { input, spacing in
      @MainActor func make(_ content: some View) -> any View {
        ScrollView(.horizontal) { LazyHStack(spacing: spacing) { content } }
      }
      return make(input[0])
    }
    view(
      "ScrollView {\n  LazyVGrid(columns: [GridItem(.adaptive(minimum: $0)), GridItem(.fixed($1)), GridItem(.flexible())], spacing: $2) {\n    @0\n  }\n}",
      P.length, P.length, P.spacing
    ) { input, minimum, fixed, spacing in
      @MainActor func make(_ content: some View) -> any View {
        ScrollView {
          LazyVGrid(
            columns: [GridItem(.adaptive(minimum: minimum)), GridItem(.fixed(fixed)), GridItem(.flexible())],
            spacing: spacing
          ) { content }
        }
      }
      return make(input[0])
    }
    view(
      "ScrollView(.horizontal) {\n  LazyHGrid(rows: [GridItem(.fixed($0)), GridItem(.flexible(minimum: $1))], spacing: $2) {\n    @0\n  }\n}",
      P.length, P.small, P.spacing, weight: 6
    ) { input, fixed, minimum, spacing in
      @MainActor func make(_ content: some View) -> any View {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(fixed)), GridItem(.flexible(minimum: minimum))], spacing: spacing) {
            content
          }
        }
      }
      return make(input[0])
    }
    view(
      "ScrollView {\n  LazyVStack {\n    ForEach(0..<200) { item in\n      @0\n    }\n    @1\n  }\n}", traits: .rows,
      weight: 8
    ) { input in
      @MainActor func make<Row: View>(_ row: Row.Type, _ rest: some View) -> any View {
        ScrollView {
          LazyVStack {
            ForEach(0..<200) { input.content(item: $0) as! Row }
            rest
          }
        }
      }
      return make(input.type(), input[1])
    }
    view(
      "List {\n  ForEach($0, id: \\.self) { item in\n    Section(\"Section \\(item)\") {\n      @0\n    }\n  }\n}",
      P.items,
      traits: .rows, weight: 8
    ) { input, items in
      @MainActor func make<Row: View>(_ row: Row.Type) -> any View {
        List {
          ForEach(items, id: \.self) { item in Section("Section \(item)") { input.content(item: item) as! Row } }
        }
      }
      return make(input.type())
    }
    view("List {\n  @0\n}", weight: 25) { input in
      @MainActor func make(_ content: some View) -> any View { List { content } }
      return make(input[0])
    }
    view("List($0, id: \\.self, selection: $model.selection0) { item in\n  @0\n}", P.items, traits: .rows) {
      input, items in
      let selection = Bindable(input.model).selection0
      @MainActor func make<Content: View>(_ type: Content.Type) -> any View {
        List(items, id: \.self, selection: selection) { input.content(item: $0) as! Content }
      }
      return make(input.type())
    }
    view(
      "List {\n  ForEach($0, id: \\.self) { item in\n    @0\n  }\n  .onDelete { offsets in model.items0.remove(atOffsets: offsets) }\n  .onMove { offsets, place in model.items0.move(fromOffsets: offsets, toOffset: place) }\n}",
      P.items, traits: .rows
    ) { input, items in
      let binding = Bindable(input.model).items0
      @MainActor func make<Content: View>(_ type: Content.Type) -> any View {
        List {
          ForEach(items, id: \.self) { input.content(item: $0) as! Content }
            .onDelete { binding.wrappedValue.remove(atOffsets: $0) }
            .onMove { binding.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      return make(input.type())
    }
    view("Form {\n  @0\n}", weight: 20) { input in
      @MainActor func make(_ content: some View) -> any View { Form { content } }
      return make(input[0])
    }
  }

  private static func addReaders() {
    view(
      "ScrollViewReader { proxy in\n  Button($0) { withAnimation { proxy.scrollTo(3, anchor: $1) } }\n  List(0..<30) { item in\n    @0\n  }\n}",
      P.text, P.unitPoint, traits: [.rows, .ownState], weight: 8
    ) { input, title, anchor in
      @MainActor func make<Content: View>(_ type: Content.Type) -> any View {
        ScrollViewReader { proxy in
          Button(title) { withAnimation { proxy.scrollTo(3, anchor: anchor) } }
          List(0..<30) { input.content(item: $0) as! Content }
        }
      }
      return make(input.type())
    }
    view("GeometryReader { proxy in\n  @0\n}", weight: 15) { input in
      @MainActor func make(_ content: some View) -> any View { GeometryReader { _ in content } }
      return make(input[0])
    }
    view(
      "GeometryReader { proxy in\n  VStack {\n    @0\n  }\n  .frame(width: proxy.size.width * $0)\n  Text(\"\\(proxy.frame(in: .global).minX.rounded())\")\n}",
      P.fraction
    ) { input, share in
      @MainActor func make(_ content: some View) -> any View {
        GeometryReader { proxy in
          VStack { content }.frame(width: proxy.size.width * share)
          Text("\(proxy.frame(in: .global).minX.rounded())")
        }
      }
      return make(input[0])
    }
    view("ScrollViewReader { proxy in\n  @0\n}", weight: 5) { input in
      @MainActor func make(_ content: some View) -> any View { ScrollViewReader { _ in content } }
      return make(input[0])
    }
    view(
      "Group(subviews: Group {\n  @0\n}) { subviews in\n  ForEach(subviews) { subview in\n    subview.border(.gray)\n  }\n  Text(\"\\(subviews.count)\")\n}",
      weight: 6
    ) { input in
      @MainActor func make(_ content: some View) -> any View {
        Group(subviews: Group { content }) { subviews in
          ForEach(subviews) { subview in subview.border(.gray) }
          Text("\(subviews.count)")
        }
      }
      return make(input[0])
    }
  }
}
