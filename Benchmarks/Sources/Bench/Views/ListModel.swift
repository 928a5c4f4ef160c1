import SwiftUI

/// The data of a list.
@Observable
final class ListModel {
  var items: [Item] = []
  var selection: Int?
}
