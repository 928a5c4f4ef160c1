/// A column of a table that people read.
struct TableColumn<Row> {
  let title: String
  let text: (Row) -> String
  private let width: Int
  private let isLeading: Bool

  init(_ title: String, _ width: Int, isLeading: Bool = false, _ text: @escaping (Row) -> String) {
    self.title = title
    self.width = width
    self.isLeading = isLeading
    self.text = text
  }

  func pad(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isLeading ? text + space : space + text
  }
}
