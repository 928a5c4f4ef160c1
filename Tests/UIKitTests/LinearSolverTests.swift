import Testing
import TesseraUIKit

/// A constraint of a random system, with the means to measure its error.
private struct Demand {
  var coefficients: [Double]
  var constant: Double
  let relation: LinearSolver.Relation
  let strength: Float

  func error(_ values: [Double]) -> Double {
    let sum = zip(coefficients, values).reduce(constant) { $0 + $1.0 * $1.1 }
    return switch relation {
    case .equal: abs(sum)
    case .lessOrEqual: max(0, sum)
    case .greaterOrEqual: max(0, -sum)
    }
  }

  static func random(variables: Int, strengths: [Float], using dice: inout Dice) -> Demand {
    Demand(
      coefficients: (0..<variables).map { _ in
        Int.random(in: 0..<3, using: &dice) == 0 ? 0 : Double(Int.random(in: -2...2, using: &dice))
      },
      constant: Double(Int.random(in: -20...20, using: &dice)),
      relation: [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &dice) ?? .equal,
      strength: strengths.randomElement(using: &dice) ?? 1)
  }
}

/// The best solution of a system of two variables, found by trying all crossings of the lines where errors begin.
private func bestErrors(_ demands: [Demand]) -> [Double]? {
  var lines = demands.map { ($0.coefficients, $0.constant) }
  lines += [([1, 0], 1000), ([1, 0], -1000), ([0, 1], 1000), ([0, 1], -1000)]
  var points: [[Double]] = []
  for left in lines {
    for right in lines {
      let determinant = left.0[0] * right.0[1] - left.0[1] * right.0[0]
      guard abs(determinant) > 1e-9 else { continue }
      points.append([
        (left.0[1] * right.1 - right.0[1] * left.1) / determinant,
        (right.0[0] * left.1 - left.0[0] * right.1) / determinant,
      ])
    }
  }
  let strengths = Set(demands.map(\.strength)).sorted(by: >)
  let vectors = points.compactMap { point -> [Double]? in
    let required = demands.filter { $0.strength >= LinearSolver.required }
    guard required.allSatisfy({ $0.error(point) < 1e-6 }) else { return nil }
    return strengths.map { strength in
      demands.filter { $0.strength == strength }.reduce(0) { $0 + $1.error(point) }
    }
  }
  return vectors.min { left, right in
    for (left, right) in zip(left, right) where abs(left - right) > 1e-6 { return left < right }
    return false
  }
}

private func errors(_ demands: [Demand], _ values: [Double]) -> [Double] {
  Set(demands.map(\.strength)).sorted(by: >).map { strength in
    demands.filter { $0.strength == strength }.reduce(0) { $0 + $1.error(values) }
  }
}

/// A system in the solver.
private final class System {
  var solver = LinearSolver()
  var variables: [LinearSolver.Variable] = []
  var entries: [(demand: Demand, id: LinearSolver.ConstraintID)] = []

  init(_ count: Int) {
    for _ in 0..<count { variables.append(solver.makeVariable()) }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  var demands: [Demand] { entries.map(\.demand) }

  /// - Returns: the contradiction with what is there; nil if there is none.
  func conflict(adding demand: Demand) -> [LinearSolver.ConstraintID]? {
    do {
      let id = try solver.add(
        zip(variables, demand.coefficients).map { ($0, $1) }, constant: demand.constant, relation: demand.relation,
        strength: demand.strength)
      entries.append((demand, id))
      return nil
    } catch {
      return error.constraints
    }
  }

  /// - Returns: whether it does not contradict what is there.
  func add(_ demand: Demand) -> Bool { conflict(adding: demand) == nil }

  /// - Returns: what contradicts one another; nil if there is a solution.
  func solve() -> [LinearSolver.ConstraintID]? {
    do {
      try solver.solve()
      return nil
    } catch {
      return error.constraints
    }
  }
}

private func isEqual(_ left: [Double], _ right: [Double]) -> Bool {
  zip(left, right).allSatisfy { abs($0 - $1) <= 1e-4 }
}

/// The linear solver.
struct LinearSolverTests {
  @Test("J27: random systems of two variables have the least errors, level by level", arguments: 0..<150)
  func leastErrors(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 977 &+ 11)
    let system = System(2)
    for bound in [[1.0, 0], [0, 1]] {
      _ = system.add(Demand(coefficients: bound, constant: 1000, relation: .greaterOrEqual, strength: 1000))
      _ = system.add(Demand(coefficients: bound, constant: -1000, relation: .lessOrEqual, strength: 1000))
    }
    for _ in 0..<Int.random(in: 1...9, using: &dice) {
      let demand = Demand.random(variables: 2, strengths: [1000, 750, 749, 250, 50], using: &dice)
      let isAdded = system.add(demand)
      // What is refused contradicts what is required, and what is not refused does not.
      #expect(isAdded == (bestErrors(system.demands + (isAdded ? [] : [demand])) != nil))
    }
    #expect(system.solve() == nil)
    guard let best = bestErrors(system.demands) else { return }
    #expect(isEqual(errors(system.demands, system.values), best))
  }

  @Test("J27: changing, removing and adding leads to what a new solver finds", arguments: 0..<40)
  func increments(seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 5)
    let system = System(6)
    for step in 0..<50 {
      switch Int.random(in: 0..<4, using: &dice) {
      case 0 where !system.entries.isEmpty:
        let index = Int.random(in: 0..<system.entries.count, using: &dice)
        system.solver.remove(system.entries.remove(at: index).id)
      case 1 where !system.entries.isEmpty:
        let index = Int.random(in: 0..<system.entries.count, using: &dice)
        let constant = Double(Int.random(in: -20...20, using: &dice))
        system.entries[index].demand.constant = constant
        system.solver.setConstant(of: system.entries[index].id, to: constant)
      default:
        _ = system.add(Demand.random(variables: 6, strengths: [1000, 750, 250, 1], using: &dice))
      }
      while let conflict = system.solve() {
        let victim = try #require(conflict.last)
        system.solver.remove(victim)
        system.entries.removeAll { $0.id == victim }
      }
      for (demand, id) in system.entries where demand.strength == 1000 {
        #expect(demand.error(system.values) < 1e-5, "step \(step)")
        #expect(system.solver.error(of: id) < 1e-5)
      }
      let fresh = System(6)
      for demand in system.demands { #expect(fresh.add(demand), "step \(step)") }
      #expect(fresh.solve() == nil)
      let (found, expected) = (errors(system.demands, system.values), errors(system.demands, fresh.values))
      #expect(isEqual(found, expected), "step \(step): \(found) \(expected)")
    }
  }

  @Test("J27: a required system that cannot be satisfied names the constraints that contradict one another")
  func conflict() {
    let system = System(3)
    func demand(_ coefficients: [Double], _ constant: Double, _ relation: LinearSolver.Relation = .equal) -> Demand {
      Demand(coefficients: coefficients, constant: constant, relation: relation, strength: 1000)
    }
    #expect(system.add(demand([1, 0, 0], -100)))
    #expect(system.add(demand([0, 1, 0], -7)))
    #expect(system.add(demand([-1, 0, 1], -20, .greaterOrEqual)))
    let conflict = system.conflict(adding: demand([0, 0, 1], -110, .lessOrEqual))
    #expect(conflict == [system.entries[0].id, system.entries[2].id])
    #expect(system.solve() == nil)
    #expect(system.values[0] == 100 && system.values[1] == 7 && system.values[2] >= 120)
  }

  @Test("J27: the same equation twice is no contradiction, and one of the two may go or change")
  func redundancy() throws {
    let system = System(2)
    for _ in 0..<3 {
      #expect(system.add(Demand(coefficients: [1, 0], constant: -5, relation: .equal, strength: 1000)))
    }
    #expect(system.add(Demand(coefficients: [1, 0], constant: -3, relation: .greaterOrEqual, strength: 1000)))
    system.solver.remove(system.entries[0].id)
    #expect(system.solve() == nil)
    #expect(system.values[0] == 5)
    for index in [1, 2] { system.solver.setConstant(of: system.entries[index].id, to: -9) }
    #expect(system.solve() == nil)
    #expect(system.values[0] == 9)
    system.solver.setConstant(of: system.entries[1].id, to: -8)
    #expect(system.solve() == [system.entries[1].id, system.entries[2].id])
    system.solver.remove(system.entries[2].id)
    #expect(system.solve() == nil)
    #expect(system.values[0] == 8)
  }

  @Test("J27: another constant does not enter the constraints again")
  func constants() throws {
    let system = System(50)
    for index in 0..<50 {
      var coefficients = [Double](repeating: 0, count: 50)
      coefficients[index] = 1
      if index > 0 { coefficients[index - 1] = -1 }
      #expect(system.add(Demand(coefficients: coefficients, constant: -10, relation: .equal, strength: 1000)))
    }
    #expect(system.solve() == nil)
    let (entries, pivots) = (system.solver.entries, system.solver.pivots)
    system.solver.setConstant(of: system.entries[0].id, to: -25)
    #expect(system.solve() == nil)
    #expect(system.values[49] == 515)
    #expect(system.solver.entries == entries)
    #expect(system.solver.pivots - pivots <= 1)
  }

  @Test("J27: a variable that nothing determines is zero, and a variable can be used again")
  func freedom() throws {
    var solver = LinearSolver()
    let first = solver.makeVariable()
    try solver.solve()
    #expect(solver.value(of: first) == 0)
    let id = try solver.add([(first, 2)], constant: -10, relation: .equal, strength: 1000)
    try solver.solve()
    #expect(solver.value(of: first) == 5)
    solver.remove(id)
    solver.removeVariable(first)
    let second = solver.makeVariable()
    try solver.solve()
    #expect(solver.value(of: second) == 0)
  }
}
