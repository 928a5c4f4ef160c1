/// What a row is to its section.
package enum LazyRowKind: Equatable {
  case row, header, footer
}
