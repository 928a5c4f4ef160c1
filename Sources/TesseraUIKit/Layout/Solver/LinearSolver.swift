/// Finds values for variables that satisfy linear equations and inequalities, as well as it can those that are not
/// required.
///
/// This is the incremental simplex algorithm of Badros, Borning and Stuckey ("The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm"). It differs from the paper in how constraints of different strength are weighed: not by
/// factors, but strictly, level by level, so that no number of weaker ones outweighs a stronger one. Among constraints
/// of one strength, the sum of the errors is least. Where all of that leaves a choice, those that came first have the
/// errors.
///
/// It is a value: a copy goes its own way. The same steps give the same figures.
package struct LinearSolver: Sendable {
  /// How the sum of the terms and the constant compares with zero.
  package enum Relation: Sendable {
    case lessOrEqual, equal, greaterOrEqual
  }

  /// What a symbol of the tableau stands for.
  enum Kind: Sendable {
    /// Not in use.
    case free
    /// A variable of the caller, which can be negative.
    case variable
    /// The distance from the bound of an inequality, or the error of a constraint; never negative.
    case restricted
    /// Marks a required equation; always zero.
    case dummy
  }

  struct Constraint: Sendable {
    let terms: [(variable: Variable, coefficient: Double)]
    var constant: Double
    let relation: Relation
    /// From 0 up to `required`.
    let strength: Float
    /// Its place in the order of additions.
    let order: Int
    /// The symbol by which its row is found, with its coefficient in the constraint.
    var marker = -1
    var markerSign = 1.0
    /// The symbol with the opposite column: the other error, or the error of an inequality.
    var other: Int?
    /// What was added to the constant since the last solution.
    var shift = 0.0
  }

  /// The errors of the constraints of one strength.
  struct Level: Sendable {
    let strength: Float
    var row = LinearRow()
    var uses = 0
  }

  /// A value that is sought.
  package struct Variable: Hashable, Sendable {
    let symbol: Int
  }

  /// A constraint that was added.
  package struct ConstraintID: Hashable, Comparable, Sendable {
    let index: Int

    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
  }

  /// Required constraints that cannot all be satisfied.
  package struct Conflict: Error, Sendable {
    /// Those that were there before, in the order in which they were added.
    package let constraints: [ConstraintID]
  }

  /// The strength of constraints that have to be satisfied.
  package static let required: Float = 1000
  /// The strength of the order of additions, below all others.
  private static let order: Float = -1
  /// After so many additions, the order begins again: its weights have to differ by more than rounding errors.
  private static let orders = 65_536
  /// Values nearer to one another than this are equal.
  static let tolerance = 1e-7
  /// Rounding errors grow with each step; after so many, the tableau is made anew.
  static let stepsBeforeRebuild = 20_000

  var kinds: [Kind] = []
  var freeSymbols: [Int] = []
  /// By symbol: where its row is, -1 for a symbol without a row.
  var rowIndices: [Int] = []
  /// By symbol: the constraint that it belongs to, -1 for none.
  var owners: [Int] = []
  var rows: [(basic: Int, row: LinearRow)] = []
  /// From the strongest to the weakest.
  var levels: [Level] = []
  var constraints: [Constraint?] = []
  var freeConstraints: [Int] = []
  private var additions = 0
  var shifted: [Int] = []
  var stepsSinceRebuild = 0
  /// Whether the tableau has to be made anew, because required constraints contradicted one another.
  var needsRebuild = false

  /// How many rows of the tableau were exchanged so far.
  package internal(set) var pivots = 0
  /// How many constraints were entered into the tableau so far.
  package private(set) var entries = 0

  package init() {}

  // MARK: Symbols

  package mutating func makeVariable() -> Variable {
    Variable(symbol: makeSymbol(.variable, owner: -1))
  }

  /// Gives up a variable that no constraint has any more.
  package mutating func removeVariable(_ variable: Variable) {
    release(variable.symbol)
  }

  /// The value of a variable, as of the last solution; zero where nothing determines it.
  package func value(of variable: Variable) -> Double {
    let index = rowIndices[variable.symbol]
    return index < 0 ? 0 : rows[index].row.constant
  }

  private mutating func makeSymbol(_ kind: Kind, owner: Int) -> Int {
    if let symbol = freeSymbols.popLast() {
      kinds[symbol] = kind
      owners[symbol] = owner
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    rowIndices.append(-1)
    return kinds.count - 1
  }

  mutating func release(_ symbol: Int) {
    kinds[symbol] = .free
    owners[symbol] = -1
    freeSymbols.append(symbol)
  }

  // MARK: Constraints

  /// Adds a constraint. The solution is that of the next `solve`.
  ///
  /// - Parameters:
  ///   - terms: variables with their coefficients; a variable can occur more than once.
  ///   - constant: what is added to the terms.
  ///   - relation: how the sum compares with zero.
  ///   - strength: from 0 up to `required`.
  /// - Throws: if it is required and contradicts required ones; it is not added then. After a solution that was not
  ///   possible, the next one tells.
  package mutating func add(
    _ terms: [(variable: Variable, coefficient: Double)], constant: Double, relation: Relation, strength: Float
  ) throws(Conflict) -> ConstraintID {
    let isEntered = !needsEntering()
    let index: Int
    if let free = freeConstraints.popLast() {
      index = free
    } else {
      index = constraints.count
      constraints.append(nil)
    }
    additions += 1
    constraints[index] = Constraint(
      terms: terms, constant: constant, relation: relation, strength: strength, order: additions)
    guard isEntered else { return ConstraintID(index: index) }
    do {
      try enter(index)
    } catch {
      constraints[index] = nil
      freeConstraints.append(index)
      throw error
    }
    return ConstraintID(index: index)
  }

  /// Removes a constraint. The solution is that of the next `solve`.
  package mutating func remove(_ id: ConstraintID) {
    if !needsEntering() { leave(id.index) }
    constraints[id.index] = nil
    freeConstraints.append(id.index)
  }

  /// Gives a constraint another constant. The solution is that of the next `solve`.
  package mutating func setConstant(of id: ConstraintID, to constant: Double) {
    guard let old = constraints[id.index]?.constant, old != constant else { return }
    if constraints[id.index]?.shift == 0 { shifted.append(id.index) }
    constraints[id.index]?.constant = constant
    constraints[id.index]?.shift += constant - old
  }

  /// The constant of a constraint.
  package func constant(of id: ConstraintID) -> Double { constraints[id.index]?.constant ?? 0 }

  /// Finds the values of the variables.
  ///
  /// - Throws: if other constants led to required constraints that cannot all be satisfied. One of them has to be
  ///   removed then before the next solution.
  package mutating func solve() throws(Conflict) {
    applyShifts()
    if needsRebuild || stepsSinceRebuild > Self.stepsBeforeRebuild { try rebuild() }
    optimize()
  }

  /// How far the values are from satisfying a constraint; zero if they do.
  package func error(of id: ConstraintID) -> Double {
    guard let constraint = constraints[id.index] else { return 0 }
    let sum = constraint.terms.reduce(constraint.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    return switch constraint.relation {
    case .equal: abs(sum)
    case .lessOrEqual: max(0, sum)
    case .greaterOrEqual: max(0, -sum)
    }
  }

  // MARK: Entering

  /// Makes a row of a constraint and gives it a place in the tableau.
  mutating func enter(_ index: Int) throws(Conflict) {
    entries += 1
    var row = makeRow(index)
    let marker = constraints[index]?.marker ?? -1
    if let subject = subject(of: row, marker: marker, other: constraints[index]?.other) {
      row.solve(for: subject)
      substitute(subject, by: row)
      insert(row, basic: subject)
    } else if row.terms.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      // Required equations say the same of the same variables, or they contradict one another.
      guard abs(row.constant) <= Self.tolerance else { throw reject(index, because: row) }
      row.constant = 0
      row.solve(for: marker)
      substitute(marker, by: row)
      insert(row, basic: marker)
    } else {
      try enterWithArtificial(row, index)
    }
  }

  /// The constraint as an equation with zero, with its own symbols and a constant that is not negative.
  private mutating func makeRow(_ index: Int) -> LinearRow {
    guard var constraint = constraints[index] else { return LinearRow() }
    var row = LinearRow(constant: constraint.constant)
    for (variable, coefficient) in constraint.terms {
      let place = rowIndices[variable.symbol]
      if place < 0 {
        row.add(variable.symbol, times: coefficient)
      } else {
        row.add(rows[place].row, times: coefficient)
      }
    }
    let isRequired = constraint.strength >= Self.required
    constraint.markerSign = constraint.relation == .lessOrEqual || constraint.relation == .equal && isRequired ? 1 : -1
    constraint.marker = makeSymbol(constraint.relation == .equal && isRequired ? .dummy : .restricted, owner: index)
    row.add(constraint.marker, times: constraint.markerSign)
    if !isRequired {
      let other = makeSymbol(.restricted, owner: index)
      constraint.other = other
      row.add(other, times: -constraint.markerSign)
      weigh(constraint, by: 1)
    }
    constraints[index] = constraint
    if row.constant < 0 { row.multiply(by: -1) }
    return row
  }

  /// Adds the errors of a constraint to what is minimized, or takes them away.
  private mutating func weigh(_ constraint: Constraint, by sign: Double) {
    guard let other = constraint.other else { return }
    let errors = constraint.relation == .equal ? [constraint.marker, other] : [other]
    let order = 1 + Double(constraint.order % Self.orders) / Double(Self.orders)
    for (strength, weight) in [(constraint.strength, sign), (Self.order, sign * order)] {
      let level = levelIndex(strength)
      for symbol in errors { weigh(symbol, by: weight, level: level) }
      levels[level].uses += sign > 0 ? 1 : -1
      if levels[level].uses == 0 { levels.remove(at: level) }
    }
  }

  private mutating func weigh(_ symbol: Int, by weight: Double, level: Int) {
    let place = rowIndices[symbol]
    if place < 0 {
      levels[level].row.add(symbol, times: weight)
    } else {
      levels[level].row.add(rows[place].row, times: weight)
    }
  }

  private mutating func levelIndex(_ strength: Float) -> Int {
    let index = levels.firstIndex { $0.strength <= strength } ?? levels.count
    if index == levels.count || levels[index].strength != strength {
      levels.insert(Level(strength: strength), at: index)
    }
    return index
  }

  /// The symbol that a row can be solved for at once; nil if there is none.
  private func subject(of row: LinearRow, marker: Int, other: Int?) -> Int? {
    if let term = row.terms.first(where: { kinds[$0.symbol] == .variable }) { return term.symbol }
    // The constant is not negative, so neither is the value of a symbol with a negative coefficient.
    if kinds[marker] == .restricted, row[marker] < 0 { return marker }
    if let other, row[other] < 0 { return other }
    return nil
  }

  /// Looks for a vertex that satisfies the row too, by minimizing an artificial symbol that stands for its error.
  private mutating func enterWithArtificial(_ row: LinearRow, _ index: Int) throws(Conflict) {
    let artificial = makeSymbol(.restricted, owner: index)
    defer { release(artificial) }
    insert(row, basic: artificial)
    var goal = row
    while let entering = goal.terms.first(where: {
      $0.coefficient < -LinearRow.tolerance && kinds[$0.symbol] == .restricted
    }) {
      guard let leaving = leavingRow(entering: entering.symbol) else { break }
      let basic = rows[leaving].basic
      pivot(leaving, to: entering.symbol)
      let place = rowIndices[entering.symbol]
      goal.substitute(entering.symbol, by: rows[place].row)
      if basic == artificial { break }
    }
    let place = rowIndices[artificial]
    if place >= 0 {
      let rest = rows[place].row
      // The artificial symbol has a row, so the symbols of the constraint are in no other one.
      guard rest.constant <= Self.tolerance else {
        removeRow(place)
        throw reject(index, because: rest)
      }
      if let term = rest.terms.first(where: { kinds[$0.symbol] == .restricted }) {
        pivot(place, to: term.symbol)
      } else if let term = rest.terms.first(where: { $0.symbol == constraints[index]?.marker }) {
        // It says nothing that required equations do not say already.
        pivot(place, to: term.symbol)
      } else {
        removeRow(place)
      }
    }
    for index in rows.indices { rows[index].row.remove(artificial) }
    for index in levels.indices { levels[index].row.remove(artificial) }
  }

  /// Takes back the symbols of a constraint that was not entered.
  private mutating func reject(_ index: Int, because row: LinearRow) -> Conflict {
    let conflict = Conflict(
      constraints: conflicting(row.terms.map(\.symbol)).filter { $0.index != index })
    if let marker = constraints[index]?.marker {
      for level in levels.indices { levels[level].row.remove(marker) }
      release(marker)
    }
    return conflict
  }

  /// The constraints of symbols, in the order in which they were added.
  private func conflicting(_ symbols: [Int]) -> [ConstraintID] {
    Set(symbols.map { owners[$0] }).subtracting([-1])
      .sorted { (constraints[$0]?.order ?? 0) < (constraints[$1]?.order ?? 0) }
      .map(ConstraintID.init)
  }

  // MARK: Leaving

  mutating func leave(_ index: Int) {
    guard let constraint = constraints[index] else { return }
    weigh(constraint, by: -1)
    for symbol in [constraint.marker, constraint.other ?? constraint.marker] where rowIndices[symbol] >= 0 {
      // The opposite column has no other entry.
      removeRow(rowIndices[symbol])
      return finishLeaving(constraint)
    }
    if let leaving = rowToLeave(of: constraint.marker) {
      pivot(leaving, to: constraint.marker)
      removeRow(rowIndices[constraint.marker])
    }
    finishLeaving(constraint)
  }

  private mutating func finishLeaving(_ constraint: Constraint) {
    for symbol in [constraint.marker, constraint.other ?? -1] where symbol >= 0 {
      for row in rows.indices { rows[row].row.remove(symbol) }
      for level in levels.indices { levels[level].row.remove(symbol) }
      release(symbol)
    }
  }

  /// The row whose symbol gives way to a marker, so that no other value becomes negative.
  private func rowToLeave(of marker: Int) -> Int? {
    var best: (rank: Int, ratio: Double, index: Int)?
    for (index, entry) in rows.enumerated() {
      let coefficient = entry.row[marker]
      guard coefficient != 0 else { continue }
      let rank: Int
      switch kinds[entry.basic] {
      case .dummy: rank = 0
      case .restricted: rank = coefficient < 0 ? 1 : 2
      case .variable, .free: rank = 3
      }
      let ratio = rank == 3 ? 0 : abs(entry.row.constant / coefficient)
      if let best, (best.rank, best.ratio) <= (rank, ratio) { continue }
      best = (rank, ratio, index)
    }
    return best?.index
  }
}
