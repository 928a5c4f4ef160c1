import SwiftUI

/// What is left of last year.
public struct ShelfView: View {
  private let jars: Int

  public init(jars: Int) {
    self.jars = jars
  }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("larder.title", bundle: .module).font(.headline)
      HStack(alignment: .bottom, spacing: 6) {
        ForEach(0..<jars, id: \.self) { _ in
          RoundedRectangle(cornerRadius: 3).fill(Color(.shelf)).frame(width: 18, height: 26)
        }
      }
    }
  }
}
