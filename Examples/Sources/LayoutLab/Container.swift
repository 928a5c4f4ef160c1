import SwiftUI

/// A way to arrange the blocks.
public enum Container: String, CaseIterable, Identifiable, Sendable {
  case hStack = "HStack"
  case vStack = "VStack"
  case zStack = "ZStack"
  case grid = "Grid"
  case lazyGrid = "LazyVGrid"
  case fits = "ViewThatFits"
  case flow = "Flow"

  public var id: Self { self }

  var explanation: String {
    switch self {
    case .hStack: "Side by side; the least flexible is asked first."
    case .vStack: "One below the other; fixed heights keep theirs."
    case .zStack: "On top of each other, about one centre."
    case .grid: "Columns as wide as their widest cell."
    case .lazyGrid: "As many columns of 70 points as there is room for."
    case .fits: "The first of three that fits."
    case .flow: "A layout of our own: lines that break."
    }
  }
}

/// The blocks in a container.
struct Arrangement: View {
  let container: Container
  let spacing: CGFloat

  var body: some View {
    switch container {
    case .hStack:
      HStack(spacing: spacing) { Blocks() }
    case .vStack:
      VStack(spacing: spacing) { Blocks() }
    case .zStack:
      ZStack { Blocks() }
    case .grid:
      Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
        GridRow {
          Block(number: 0)
          Block(number: 1)
        }
        GridRow {
          Block(number: 2)
          Block(number: 3)
        }
        Block(number: 4)
      }
    case .lazyGrid:
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 70), spacing: spacing)], spacing: spacing) { Blocks() }
    case .fits:
      ViewThatFits {
        HStack(spacing: spacing) { Blocks() }
        HStack(spacing: spacing) {
          Block(number: 0)
          Block(number: 1)
        }
        Block(number: 0)
      }
    case .flow:
      FlowLayout(spacing: spacing) { Blocks() }
    }
  }
}

struct Blocks: View {
  var body: some View {
    ForEach(0..<5, id: \.self) { Block(number: $0) }
  }
}

/// A colored block: some of them are as large as their text, one is stretched, one has a size of its own.
struct Block: View {
  let number: Int

  private static let colors: [Color] = [.blue, .green, .orange, .pink, .purple]
  private static let titles = ["Text", "A longer text", "Flexible", "Fixed", "Text"]

  var body: some View {
    Text(Self.titles[number])
      .font(.footnote.weight(.medium))
      .foregroundStyle(.white)
      .padding(8)
      .frame(width: number == 3 ? 60 : nil, height: number == 3 ? 40 : nil)
      .frame(maxWidth: number == 2 ? .infinity : nil)
      .background(Self.colors[number].gradient, in: RoundedRectangle(cornerRadius: 8))
  }
}
