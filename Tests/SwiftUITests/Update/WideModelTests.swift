import Observation
import SwiftUITesting
import Testing

/// A model of 30 properties.
@Observable
private final class WideModel {
  var p0 = 0
  var p1 = 1
  var p2 = 2
  var p3 = 3
  var p4 = 4
  var p5 = 5
  var p6 = 6
  var p7 = 7
  var p8 = 8
  var p9 = 9
  var p10 = 10
  var p11 = 11
  var p12 = 12
  var p13 = 13
  var p14 = 14
  var p15 = 15
  var p16 = 16
  var p17 = 17
  var p18 = 18
  var p19 = 19
  var p20 = 20
  var p21 = 21
  var p22 = 22
  var p23 = 23
  var p24 = 24
  var p25 = 25
  var p26 = 26
  var p27 = 27
  var p28 = 28
  var p29 = 29
  var nobodys = 0

  @MainActor static let properties: [ReferenceWritableKeyPath<WideModel, Int>] = [
    \.p0, \.p1, \.p2, \.p3, \.p4, \.p5, \.p6, \.p7, \.p8, \.p9, \.p10, \.p11, \.p12, \.p13, \.p14, \.p15,
    \.p16, \.p17, \.p18, \.p19, \.p20, \.p21, \.p22, \.p23, \.p24, \.p25, \.p26, \.p27, \.p28, \.p29,
  ]
}

/// Reads one property.
private struct Reader: View {
  let model: WideModel
  let property: ReferenceWritableKeyPath<WideModel, Int>

  var body: some View { Text("\(model[keyPath: property])") }
}

private struct Readers: View {
  let model: WideModel
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { index in
        Reader(model: model, property: WideModel.properties[index % WideModel.properties.count])
      }
    }
  }
}

/// A model of 30 properties and 200 views.
@MainActor
struct WideModelTests {
  private let model = WideModel()

  @Test("B20: a write evaluates exactly the views that read the property")
  func onlyReaders() {
    let screen = Screen { Readers(model: model, count: 200) }
    for (index, property) in WideModel.properties.enumerated() {
      screen.trace.reset()
      model[keyPath: property] += 1
      // 200 views share 30 properties: twenty of these have seven readers, the other ten have six.
      #expect(screen.trace.bodies(of: Reader.self) == (index < 20 ? 7 : 6))
      #expect(screen.trace.bodies(of: Readers.self) == 0)
      #expect(screen.trace.frames == 1)
    }
  }

  @Test("B20: writes to several properties are one frame, and each reader runs once")
  func severalWrites() {
    let screen = Screen { Readers(model: model, count: 200) }
    screen.trace.reset()
    model.p0 += 1
    model.p0 += 1
    model.p29 += 1
    #expect(screen.trace.bodies(of: Reader.self) == 7 + 6)
    #expect(screen.trace.frames == 1)
  }

  @Test("B20: a write to a property that is never read makes no frame")
  func unreadProperty() {
    let screen = Screen { Readers(model: model, count: 200) }
    screen.trace.reset()
    for _ in 0..<10 { model.nobodys += 1 }
    #expect(screen.trace.frames == 0)
    #expect(screen.trace.bodies(of: Reader.self) == 0)
    #expect(screen.visibleText.count == 200)
    #expect(screen.trace.frames == 0)
  }
}
