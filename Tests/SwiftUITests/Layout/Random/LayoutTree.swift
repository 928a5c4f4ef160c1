import SwiftUITesting

/// What a random view consists of, as a value: it can be shown, changed and printed.
struct LayoutTree: Equatable, Identifiable {
  enum Kind: Equatable {
    case block(CGFloat, CGFloat)
    case greedy
    case text(String)
    case spacer(CGFloat?)
    case divider
    case horizontal(VerticalAlignment, CGFloat?)
    case vertical(HorizontalAlignment, CGFloat?)
    case depth(Alignment)
    case grid(Alignment, CGFloat?)
    /// A row of a grid.
    case row
  }

  enum Change: Equatable {
    case frame(CGFloat?, CGFloat?, Alignment)
    case flexible(minWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, maxHeight: CGFloat?)
    case padding(CGFloat)
    case fixedSize(Bool, Bool)
    case priority(Double)
    case verticalGuide(CGFloat)
    case leadingGuide(CGFloat)
    case offset(CGFloat)
  }

  let id: Int
  var kind: Kind
  var changes: [Change] = []
  var children: [LayoutTree] = []

  var name: String { "n\(id)" }

  var isContainer: Bool {
    switch kind {
    case .horizontal, .vertical, .depth: true
    case .block, .greedy, .text, .spacer, .divider, .grid, .row: false
    }
  }
}

/// Shows a random view. Each part has a probe around it.
struct LayoutTreeView: View {
  let tree: LayoutTree

  var body: some View {
    tree.changes.reduce(base) { AnyView($1.applied(to: $0)) }.probe(tree.name)
  }

  private var children: some View {
    ForEach(tree.children) { LayoutTreeView(tree: $0) }
  }

  private var base: AnyView {
    switch tree.kind {
    case .block(let width, let height): AnyView(Color.red.frame(width: width, height: height))
    case .greedy: AnyView(Color.blue)
    case .text(let string): AnyView(Text(string))
    case .spacer(let minimum): AnyView(Spacer(minLength: minimum))
    case .divider: AnyView(Divider())
    case .horizontal(let alignment, let spacing): AnyView(HStack(alignment: alignment, spacing: spacing) { children })
    case .vertical(let alignment, let spacing): AnyView(VStack(alignment: alignment, spacing: spacing) { children })
    case .depth(let alignment): AnyView(ZStack(alignment: alignment) { children })
    case .row: AnyView(EmptyView())
    case .grid(let alignment, let spacing):
      AnyView(
        Grid(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing) {
          ForEach(tree.children) { row in
            GridRow { ForEach(row.children) { LayoutTreeView(tree: $0) } }
          }
        })
    }
  }
}

extension LayoutTree.Change {
  @MainActor @ViewBuilder
  fileprivate func applied(to view: AnyView) -> some View {
    switch self {
    case .frame(let width, let height, let alignment): view.frame(width: width, height: height, alignment: alignment)
    case .flexible(let minWidth, let maxWidth, let minHeight, let maxHeight):
      view.frame(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight)
    case .padding(let length): view.padding(length)
    case .fixedSize(let horizontal, let vertical): view.fixedSize(horizontal: horizontal, vertical: vertical)
    case .priority(let priority): view.layoutPriority(priority)
    case .verticalGuide(let value): view.alignmentGuide(VerticalAlignment.center) { $0[.top] + value }
    case .leadingGuide(let value): view.alignmentGuide(.leading) { $0[.leading] + value }
    case .offset(let distance): view.offset(x: distance, y: -distance)
    }
  }
}
