import Foundation
import TesseraCore

/// Rows on a wheel, one of which is in the middle and chosen. A press on another row or a drag chooses another one.
package struct WheelColumn<Row: View>: View {
  let count: Int
  let index: Int
  let choose: @MainActor (Int) -> Void
  @ViewBuilder let row: (Int) -> Row

  /// - Parameters:
  ///   - count: how many rows there are.
  ///   - index: the chosen one.
  ///   - choose: called with another row.
  ///   - row: what a row shows.
  package init(
    count: Int, index: Int, choose: @escaping @MainActor (Int) -> Void, @ViewBuilder row: @escaping (Int) -> Row
  ) {
    self.count = count
    self.index = index
    self.choose = choose
    self.row = row
  }

  private static var rowHeight: CGFloat { 32 }
  /// How many rows can be seen on either side of the chosen one.
  private static var reach: Int { 3 }

  package var body: some View {
    VStack(spacing: 0) {
      ForEach(index - Self.reach...index + Self.reach, id: \.self) { number in
        if number >= 0, number < count {
          wheelRow(number)
        } else {
          Color.clear.frame(height: Self.rowHeight)
        }
      }
    }
    .frame(maxWidth: .infinity)
    .background {
      RoundedRectangle(cornerRadius: 8).fill(ControlColors.well).frame(height: Self.rowHeight)
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture().onEnded { drag in
        let steps = Int(saturating: (-drag.translation.height / Self.rowHeight).rounded())
        let target = min(max(index + steps, 0), count - 1)
        if target >= 0, target != index { choose(target) }
      })
  }

  /// The farther from the middle, the fainter.
  private func wheelRow(_ number: Int) -> some View {
    row(number)
      .font(.title3)
      .lineLimit(1)
      .opacity(max(0.15, 1 - 0.3 * Double(abs(number - index))))
      .frame(maxWidth: .infinity, minHeight: Self.rowHeight, maxHeight: Self.rowHeight)
      .contentShape(Rectangle())
      .onTapGesture { choose(number) }
      .semantics(.role(.button))
      .semantics(.selected(number == index))
  }
}
