import SwiftUI

/// The rows, or a word on why there are none.
struct MessageList: View {
  let rows: [MessageRow.Snapshot]
  let toggleRead: (Message.ID) -> Void

  var body: some View {
    if rows.isEmpty {
      Text("Nothing here")
        .foregroundStyle(.secondary)
        .frame(maxHeight: .infinity)
    } else {
      List(rows) { row in
        Button {
          toggleRead(row.id)
        } label: {
          MessageRow(snapshot: row)
        }
        .buttonStyle(.plain)
      }
      .listStyle(.plain)
    }
  }
}
