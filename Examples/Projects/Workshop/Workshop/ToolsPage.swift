import SwiftUI

/// A search bar above a table, both of UIKit.
struct ToolsPage: View {
  let toolbox: Toolbox

  var body: some View {
    VStack(spacing: 0) {
      Text("Tools").font(.headline).padding(.top, 12)
      SearchField(text: Bindable(toolbox).query, placeholder: "Name or use")
        .padding(.horizontal, 8)
      ToolTable(tools: toolbox.found, lend: toolbox.lend)
      Text(toolbox.lent == 0 ? "All tools are here." : "\(toolbox.lent) of \(toolbox.tools.count) tools are lent.")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.vertical, 8)
    }
    .background(Color(.systemGroupedBackground))
  }
}

#Preview("Tools") { ToolsPage(toolbox: Toolbox()) }
