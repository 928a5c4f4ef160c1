import SwiftUI

/// Keeps its model in `@State`, whose default is evaluated each time the struct is made. All but the first model are
/// thrown away.
public struct StateChild: View {
  // The cost is what this example shows. tessera:disable costly-state-default
  @State private var model = CostlyModel(in: .state)

  public var body: some View {
    ModelCard(wrapper: "@State", values: model.table.count, color: .orange)
  }
}
