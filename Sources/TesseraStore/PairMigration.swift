/// Brings the tables of pairs of a store to those of a schema.
///
/// A relationship keeps its pairs under another name, with an inverse that it did not have before, and without one that
/// it had; the object of a relationship to one is the first of a relationship to many. The tables of objects have to be
/// as they were.
struct PairMigration<Version: Codable & Equatable & Sendable> {
  let connection: Connection
  let present: TableLayout<Version>
  let wanted: TableLayout<Version>

  func run() throws {
    let former = present.pairs.filter { old in !wanted.pairs.contains { isSame(old, $0) } }
    for pairs in former { try setAside(pairs) }
    for pairs in wanted.pairs where !present.pairs.contains(where: { isSame($0, pairs) }) {
      for statement in pairs.creations { try connection.run(statement) }
    }
    for pairs in wanted.pairs {
      for old in present.pairs where !isSame(old, pairs) {
        try fill(pairs, from: old, named: former.contains(old) ? setAsideName(old) : old.name.quoted)
      }
      for side in pairs.sides.indices { try fillFromColumn(pairs, side: side) }
    }
    for pairs in former { try connection.run("DROP TABLE \(setAsideName(pairs))") }
  }

  private func setAside(_ pairs: PairTable) throws {
    try connection.run("DROP INDEX IF EXISTS \("second \(pairs.name)".quoted)")
    try connection.run("ALTER TABLE \(pairs.name.quoted) RENAME TO \(setAsideName(pairs))")
  }

  private func setAsideName(_ pairs: PairTable) -> String { "former \(pairs.name)".quoted }

  private func isSame(_ old: PairTable, _ new: PairTable) -> Bool {
    old.name == new.name && tableNow(of: old.first) == table(of: new.first)
      && tableNow(of: old.second) == table(of: new.second)
  }

  // MARK: Pairs

  private func fill(_ pairs: PairTable, from old: PairTable, named name: String) throws {
    for isTurned in [false, true] where isSource(old, of: pairs, isTurned: isTurned) {
      let keys = isTurned ? "second, first" : "first, second"
      try connection.run("INSERT OR IGNORE INTO \(pairs.name.quoted) SELECT \(keys) FROM \(name)")
    }
  }

  /// Whether both tables have the pairs of one relationship, the keys in the same or in the opposite order.
  private func isSource(_ old: PairTable, of pairs: PairTable, isTurned: Bool) -> Bool {
    let (first, second) = isTurned ? (old.second, old.first) : (old.first, old.second)
    guard tableNow(of: first) == table(of: pairs.first), tableNow(of: second) == table(of: pairs.second) else {
      return false
    }
    return pairs.sides.indices.contains { side in
      let other = isTurned ? 1 - side : side
      return old.sides.indices.contains(other) && pairs.names(of: side).contains(old.sides[other])
    }
  }

  // MARK: Columns

  /// The keys that a column had before the relationship was one to many.
  private func fillFromColumn(_ pairs: PairTable, side: Int) throws {
    let (owner, other) = side == 0 ? (pairs.first, pairs.second) : (pairs.second, pairs.first)
    guard let now = wanted.table(named: table(of: owner)), let old = tableBefore(now),
      let target = wanted.table(named: table(of: other)).flatMap(tableBefore)
    else { return }
    let names = pairs.names(of: side).flatMap { [$0, String($0.split(separator: ".").last ?? "")] }
    let column = old.columns.first { column in
      column.isReference && names.contains(column.name)
        && !now.columns.contains { $0.name == column.name || $0.originalName == column.name }
    }
    guard let name = column?.name.quoted else { return }
    let keys = side == 0 ? "_key, \(name)" : "\(name), _key"
    try connection.run(
      "INSERT OR IGNORE INTO \(pairs.name.quoted) SELECT \(keys) FROM \(old.name.quoted) "
        + "WHERE \(name) IN (SELECT _key FROM \(target.name.quoted))")
  }

  // MARK: Tables of objects

  /// The table of a class that is wanted.
  private func table(of name: String) -> String { wanted.table(holding: name)?.name ?? name }

  /// The table that has the objects of a class of the store now.
  private func tableNow(of name: String) -> String {
    let old = present.table(holding: name)?.name ?? name
    return wanted.table(holding: old)?.name ?? wanted.tables.first { $0.originalName == old }?.name ?? old
  }

  private func tableBefore(_ table: TableDescription) -> TableDescription? {
    present.table(named: table.name) ?? table.originalName.flatMap { present.table(named: $0) }
  }
}

extension TableLayout {
  /// The table that has the objects of a class.
  fileprivate func table(holding name: String) -> TableDescription? {
    table(named: name) ?? tables.first { $0.subclasses?.contains { $0.name == name } == true }
  }
}
