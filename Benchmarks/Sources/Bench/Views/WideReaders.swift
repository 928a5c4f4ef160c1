import SwiftUI

/// Views that read one property each.
struct WideReaders: View {
  let model: WideModel
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { index in
        WideReader(model: model, property: WideModel.properties[index % WideModel.properties.count])
      }
    }
  }
}

/// Reads one property.
struct WideReader: View {
  let model: WideModel
  let property: WritableKeyPath<WideModel, Int>

  var body: some View { Text("\(model[keyPath: property])") }
}

/// Reads all properties again and again.
struct WideSum: View {
  let model: WideModel
  let remote: Remote<Int>
  let repetitions: Int

  @State private var round = 0

  var body: some View {
    Text("\(round) \(sum)").onAppear { remote.send = { round = $0 } }
  }

  private var sum: Int {
    var sum = 0
    for _ in 0..<repetitions { sum &+= model.sum }
    return sum
  }
}

/// Reads one property of each of many models.
struct ManySum: View {
  let models: [WideModel]
  let remote: Remote<Int>

  @State private var round = 0

  var body: some View {
    Text("\(round) \(sum)").onAppear { remote.send = { round = $0 } }
  }

  private var sum: Int {
    var sum = 0
    for model in models { sum &+= model.p7 }
    return sum
  }
}
