import SwiftUI

/// A column of rows with a text and a button.
struct TextList: View {
  let model: ListModel

  var body: some View {
    VStack {
      ForEach(model.items) { item in
        TextRow(item: item, model: model)
      }
    }
  }
}

struct TextRow: View {
  let item: Item
  let model: ListModel

  var body: some View {
    HStack {
      Text(item.title)
      Button("Select") { model.selection = item.id }
    }
  }
}

/// A column of rows in which no two texts are the same, those of the buttons included.
struct DifferentTextList: View {
  let model: ListModel

  var body: some View {
    VStack {
      ForEach(model.items) { item in
        DifferentTextRow(item: item, model: model)
      }
    }
  }
}

struct DifferentTextRow: View {
  let item: Item
  let model: ListModel

  var body: some View {
    HStack {
      Text(item.title)
      Button("Select \(item.id)") { model.selection = item.id }
    }
  }
}

/// A column of rows with a text, a button and a colored shape.
struct ShapeList: View {
  let model: ListModel

  var body: some View {
    VStack {
      ForEach(model.items) { item in
        ShapeRow(item: item, model: model)
      }
    }
  }
}

struct ShapeRow: View {
  let item: Item
  let model: ListModel

  var body: some View {
    HStack {
      Text(item.title)
      Button("Select") { model.selection = item.id }
      RoundedRectangle(cornerRadius: 4)
        .fill(item.color)
        .frame(width: 12, height: 12)
    }
  }
}

/// A column of rows, one of which may be selected.
struct SelectableList: View {
  let model: ListModel

  var body: some View {
    VStack {
      ForEach(model.items) { item in
        SelectableRow(item: item, isSelected: model.selection == item.id, model: model)
      }
    }
  }
}

struct SelectableRow: View {
  let item: Item
  let isSelected: Bool
  let model: ListModel

  var body: some View {
    HStack {
      Text(item.title)
      Button("Select") { model.selection = item.id }
    }
    .background(isSelected ? Color.yellow : Color.clear)
  }
}
