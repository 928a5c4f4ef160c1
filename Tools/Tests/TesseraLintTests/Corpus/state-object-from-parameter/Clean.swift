import SwiftUI

protocol Service {}
final class HTTPClient {}
final class DetailModel: ObservableObject {
  @Published var text = ""
  init(service: any Service) {}
  init(client: HTTPClient) {}
  init(id: Int) {}
  init() {}
  func show(_ id: Int) async {}
}
@Observable final class PageModel {
  var text = ""
  init(service: any Service) {}
}

// clean: no parameter
struct CleanOne: View {
  @StateObject private var model = DetailModel()
  var body: some View { Text(model.text) }
}

// clean: a service stays the same
struct CleanTwo: View {
  @StateObject private var model: DetailModel
  init(service: any Service) { _model = StateObject(wrappedValue: DetailModel(service: service)) }
  var body: some View { Text(model.text) }
}

// clean: so does a client
struct CleanThree: View {
  @StateObject private var model: DetailModel
  init(client: HTTPClient) { _model = StateObject(wrappedValue: DetailModel(client: client)) }
  var body: some View { Text(model.text) }
}

// clean: the closure is called once
struct CleanFour: View {
  @StateObject private var model: DetailModel
  init(model: @autoclosure @escaping () -> DetailModel) { _model = StateObject(wrappedValue: model()) }
  var body: some View { Text(model.text) }
}

// clean: all uses give another identity
struct CleanFive: View {
  @StateObject private var model: DetailModel
  init(id: Int) { _model = StateObject(wrappedValue: DetailModel(id: id)) }
  var body: some View { Text(model.text) }
}
struct CleanFiveParent: View {
  let number: Int
  var body: some View { CleanFive(id: number).padding().id(number) }
}

// clean: the view follows the parameter
struct CleanSix: View {
  let number: Int
  @StateObject private var model: DetailModel
  init(number: Int) {
    self.number = number
    _model = StateObject(wrappedValue: DetailModel(id: number))
  }
  var body: some View { Text(model.text).task(id: number) { await model.show(number) } }
}

// clean: made of a constant
struct CleanSeven: View {
  let title: String
  @StateObject private var model: DetailModel
  init(title: String) {
    self.title = title
    _model = StateObject(wrappedValue: DetailModel(id: 1))
  }
  var body: some View { Text(title + model.text) }
}

// clean: observed, not owned
struct CleanEight: View {
  @ObservedObject private var model: DetailModel
  init(model: DetailModel) { self.model = model }
  var body: some View { Text(model.text) }
}

// clean: @State with a service
struct CleanNine: View {
  @State private var model: PageModel
  init(service: some Service) { _model = State(initialValue: PageModel(service: service)) }
  var body: some View { Text(model.text) }
}
