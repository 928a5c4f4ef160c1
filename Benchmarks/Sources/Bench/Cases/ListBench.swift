import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// A mounted list whose data can be changed.
@MainActor
final class ListBench {
  let model = ListModel()
  var source = ItemSource()
  let host: HeadlessHost

  init<Content: View>(rows: Int = 0, @ViewBuilder content: (ListModel) -> Content) {
    model.items = source.makeItems(rows)
    let model = model
    host = HeadlessHost { content(model) }
  }

  /// Changes the data and runs the frame that follows.
  func change(_ change: (ListBench) -> Void) {
    host.perform { change(self) }
  }

  /// A scenario of this list.
  func scenario(
    prepare: @escaping (ListBench) -> Void = { _ in }, operate: @escaping (ListBench) -> Void
  ) -> Scenario {
    Scenario(
      host: host,
      prepare: { self.change(prepare) },
      operate: { self.change(operate) })
  }
}
