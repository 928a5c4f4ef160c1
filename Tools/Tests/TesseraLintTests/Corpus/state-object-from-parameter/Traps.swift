import SwiftUI

struct Article: Identifiable {
  let id: Int
  var title: String
}
protocol Loading {}
final class DetailModel: ObservableObject {
  @Published var text = ""
  init(id: Int) {}
  init(article: Article) {}
  init(url: URL, loader: any Loading) {}
  init() {}
}
@Observable final class PageModel {
  var text = ""
  init(name: String) {}
}

struct TrapOne: View {
  @StateObject private var model: DetailModel
  init(id: Int) {
    _model = StateObject(wrappedValue: DetailModel(id: id))  // expect: state-object-from-parameter
  }
  var body: some View { Text(model.text) }
}

struct TrapTwo: View {
  let article: Article
  @StateObject private var model: DetailModel
  init(article: Article) {
    self.article = article
    self._model = StateObject(wrappedValue: DetailModel(article: article))  // expect: state-object-from-parameter
  }
  var body: some View { Text(model.text) }
}

struct TrapThree: View {
  @StateObject private var model: DetailModel
  init(url: URL, loader: any Loading) {
    _model = .init(wrappedValue: DetailModel(url: url, loader: loader))  // expect: state-object-from-parameter
  }
  var body: some View { Text(model.text) }
}

struct TrapFour: View {
  @StateObject var model: DetailModel
  init(_ id: Int) {
    _model = StateObject(wrappedValue: .init(id: id))  // expect: state-object-from-parameter
  }
  var body: some View { Text(model.text) }
}

struct TrapFive: View {
  @State private var model: PageModel
  init(name: String) {
    _model = State(initialValue: PageModel(name: name))  // expect: state-object-from-parameter
  }
  var body: some View { Text(model.text) }
}

struct TrapSix: View {
  @StateObject private var model: DetailModel
  init(model: DetailModel) {
    _model = StateObject(wrappedValue: model)  // expect: state-object-from-parameter
  }
  var body: some View { Text(model.text) }
}

struct TrapSeven: View {
  @StateObject private var model: DetailModel
  var body: some View { Text(model.text) }
}
extension TrapSeven {
  init(articleID: Article.ID) {
    _model = StateObject(wrappedValue: DetailModel(id: articleID))  // expect: state-object-from-parameter
  }
}

struct TrapEight<Footer: View>: View {
  let footer: Footer
  @StateObject private var model: DetailModel
  init(article: Article, @ViewBuilder footer: () -> Footer) {
    self.footer = footer()
    _model = StateObject(wrappedValue: DetailModel(id: article.id))  // expect: state-object-from-parameter
  }
  var body: some View { footer }
}

struct Caller: View {
  let article: Article
  var body: some View { TrapTwo(article: article) }
}
