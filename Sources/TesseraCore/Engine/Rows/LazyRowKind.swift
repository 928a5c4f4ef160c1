/// The role of a row in its section.
package enum LazyRowKind: Equatable {
  case row, header, footer
}
