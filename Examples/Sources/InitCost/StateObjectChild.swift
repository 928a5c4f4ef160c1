import SwiftUI

/// Keeps its model in `@StateObject`, whose default is evaluated once, when the view first appears.
public struct StateObjectChild: View {
  @StateObject private var model = CostlyModel(in: .stateObject)

  public var body: some View {
    ModelCard(wrapper: "@StateObject", values: model.table.count, color: .green)
  }
}
