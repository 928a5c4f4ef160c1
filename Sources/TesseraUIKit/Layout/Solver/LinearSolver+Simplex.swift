/// The steps of the simplex method, and other constants by its dual form.
extension LinearSolver {
  // MARK: Other constants

  /// Whether constraints are only noted at the moment, for the tableau that will be made anew.
  mutating func needsEntering() -> Bool {
    applyShifts()
    return needsRebuild
  }

  /// Enters what was added to constants, and brings the rows back to what is possible.
  mutating func applyShifts() {
    guard !shifted.isEmpty else { return }
    defer { shifted.removeAll() }
    guard !needsRebuild else { return }
    optimize()
    for index in shifted { shift(index) }
    needsRebuild = !restoreFeasibility()
  }

  private mutating func shift(_ index: Int) {
    guard let constraint = constraints[index], constraint.shift != 0 else { return }
    constraints[index]?.shift = 0
    let delta = constraint.shift / constraint.markerSign
    if rowIndices[constraint.marker] >= 0 {
      rows[rowIndices[constraint.marker]].row.constant -= delta
    } else if let other = constraint.other, rowIndices[other] >= 0 {
      rows[rowIndices[other]].row.constant += delta
    } else {
      for row in rows.indices { rows[row].row.constant += rows[row].row[constraint.marker] * delta }
    }
  }

  /// The dual simplex method: values that became negative leave, and the solution stays the best one.
  ///
  /// - Returns: whether that was possible.
  private mutating func restoreFeasibility() -> Bool {
    while true {
      var leaving: Int?
      for (index, entry) in rows.enumerated() {
        switch kinds[entry.basic] {
        case .dummy where abs(entry.row.constant) > Self.tolerance:
          return false
        case .restricted where entry.row.constant < -Self.tolerance:
          if leaving.map({ rows[$0].basic > entry.basic }) ?? true { leaving = index }
        default: break
        }
      }
      guard let leaving else { return true }
      guard let entering = dualEntering(rows[leaving].row) else { return false }
      pivot(leaving, to: entering)
    }
  }

  /// The symbol that makes a negative value zero at the least cost.
  private func dualEntering(_ row: LinearRow) -> Int? {
    var best: Int?
    var bestCost: [Double] = []
    for term in row.terms where term.coefficient > LinearRow.tolerance && kinds[term.symbol] == .restricted {
      let cost = levels.map { $0.row[term.symbol] / term.coefficient }
      if best == nil || isLess(cost, bestCost) { (best, bestCost) = (term.symbol, cost) }
    }
    return best
  }

  private func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > LinearRow.tolerance { return left < right }
    return false
  }

  // MARK: The simplex method

  /// Exchanges symbols until no exchange makes the errors less, of the strongest level first.
  mutating func optimize() {
    while let entering = enteringSymbol(), let leaving = leavingRow(entering: entering) {
      pivot(leaving, to: entering)
    }
  }

  /// The first symbol that makes the strongest errors less which it changes; by Bland's rule, no exchange comes back.
  private func enteringSymbol() -> Int? {
    var decided: Set<Int> = []
    var best: Int?
    for level in levels {
      for term in level.row.terms where kinds[term.symbol] == .restricted {
        guard abs(term.coefficient) > LinearRow.tolerance * 10, decided.insert(term.symbol).inserted else { continue }
        if term.coefficient < 0, best.map({ term.symbol < $0 }) ?? true { best = term.symbol }
      }
    }
    return best
  }

  /// The row whose value is the first to become zero when a symbol grows.
  func leavingRow(entering: Int) -> Int? {
    var best: (ratio: Double, index: Int)?
    for (index, entry) in rows.enumerated() where kinds[entry.basic] == .restricted {
      let coefficient = entry.row[entering]
      guard coefficient < -LinearRow.tolerance else { continue }
      let ratio = -entry.row.constant / coefficient
      if let best {
        guard ratio < best.ratio || ratio == best.ratio && entry.basic < rows[best.index].basic else { continue }
      }
      best = (ratio, index)
    }
    return best?.index
  }

  mutating func pivot(_ index: Int, to entering: Int) {
    pivots += 1
    stepsSinceRebuild += 1
    let leaving = rows[index].basic
    var row = rows[index].row
    removeRow(index)
    row.solve(leaving, for: entering)
    substitute(entering, by: row)
    insert(row, basic: entering)
  }

  mutating func substitute(_ symbol: Int, by row: LinearRow) {
    for index in rows.indices { rows[index].row.substitute(symbol, by: row) }
    for index in levels.indices { levels[index].row.substitute(symbol, by: row) }
  }

  mutating func insert(_ row: LinearRow, basic: Int) {
    rowIndices[basic] = rows.count
    rows.append((basic, row))
  }

  mutating func removeRow(_ index: Int) {
    rowIndices[rows[index].basic] = -1
    let last = rows.removeLast()
    guard index < rows.count else { return }
    rows[index] = last
    rowIndices[last.basic] = index
  }

  /// Makes the tableau anew, without the rounding errors of the steps so far.
  mutating func rebuild() throws(Conflict) {
    stepsSinceRebuild = 0
    needsRebuild = true
    rows = []
    levels = []
    for symbol in kinds.indices {
      rowIndices[symbol] = -1
      if kinds[symbol] == .restricted || kinds[symbol] == .dummy { release(symbol) }
    }
    let order = constraints.indices.filter { constraints[$0] != nil }
      .sorted { (constraints[$0]?.order ?? 0) < (constraints[$1]?.order ?? 0) }
    for index in order {
      constraints[index]?.other = nil
      constraints[index]?.shift = 0
    }
    for index in order {
      do {
        try enter(index)
      } catch {
        throw Conflict(constraints: error.constraints + [ConstraintID(index: index)])
      }
    }
    needsRebuild = false
  }
}
