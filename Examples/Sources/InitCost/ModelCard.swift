import SwiftUI

/// What is kept in a property wrapper.
struct ModelCard: View {
  let wrapper: String
  let values: Int
  let color: Color

  var body: some View {
    VStack(spacing: 6) {
      Text(wrapper).font(.headline)
      Text("keeps a model of \(values) values")
        .font(.caption)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(color.opacity(0.15), in: RoundedRectangle(cornerRadius: 16))
  }
}
