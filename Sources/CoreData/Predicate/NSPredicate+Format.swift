import Foundation
import Synchronization
import TesseraCore
import TesseraValues

// Foundation has no predicates with formats here; it declares the initializers as unavailable ones, which these replace.

extension NSPredicate {
  /// A condition in the form of text, with arguments in the places of `%@`, `%K`, `%d` and others (CD16).
  ///
  /// A format that is none ends the program with a message, as on Apple's platforms.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, values: arguments)
  }

  /// A condition in the form of text, with arguments in the places of `%@`, `%K`, `%d` and others (CD16).
  ///
  /// A format that is none ends the program with a message, as on Apple's platforms.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, values: arguments ?? [])
  }

  private convenience init(format: String, values: [Any?]) {
    do {
      let form = try PredicateParser.form(format, values)
      self.init(form)
    } catch {
      fatalError("Unable to parse the format string \"\(format)\": \(error.text).")
    }
  }

  /// A condition of a model; nil for a format that is none, with a warning.
  static func parsed(_ format: String) -> NSPredicate? {
    do {
      return NSPredicate(try PredicateParser.form(format, []))
    } catch {
      RuntimeWarning.report(
        .misusedViews("Unable to parse the format string \"\(format)\" of a model: \(error.text)."))
      return nil
    }
  }

  /// The condition with values in the places of its variables, such as `$name` (CD26).
  ///
  /// A predicate of a block stays as it is; variables without a value stay variables.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    guard let form else { return self }
    let plain = variables.compactMapValues { $0 is NSNull ? nil : ManagedValue.plain($0) }
    return Self.predicate(form.substituting(plain, missing: Set(variables.keys))) as? Self ?? self
  }

  private static func predicate(_ form: PredicateForm) -> NSPredicate { NSPredicate(form) }

  private convenience init(_ form: PredicateForm) {
    let shared = UncheckedSendable(form)
    self.init { object, variables in shared.value.evaluate(object, variables ?? [:]) }
    PredicateForms.note(self, form)
  }

  /// The condition as a form; nil for a predicate with a block.
  var form: PredicateForm? {
    if let form = PredicateForms.form(of: self) { return form }
    guard let compound = self as? NSCompoundPredicate else {
      return nil
    }
    let parts = compound.subpredicates.compactMap(\.form)
    guard parts.count == compound.subpredicates.count else { return nil }
    switch compound.compoundPredicateType {
    case .and: return .all(parts)
    case .or: return .any(parts)
    case .not: return parts.first.map { .not($0) }
    }
  }
}

/// The forms of predicates: the class of Foundation has no room for them.
private enum PredicateForms {
  private struct Entry {
    weak var predicate: NSPredicate?
    let form: PredicateForm
  }

  private static let entries = Mutex<UncheckedSendable<[ObjectIdentifier: Entry]>>(UncheckedSendable([:]))

  static func note(_ predicate: NSPredicate, _ form: PredicateForm) {
    let entry = UncheckedSendable(Entry(predicate: predicate, form: form))
    let key = ObjectIdentifier(predicate)
    entries.withLock { entries in
      var known = entries.value
      if known.count >= 64, known.count.nonzeroBitCount == 1 { known = known.filter { $0.value.predicate != nil } }
      known[key] = entry.value
      entries = UncheckedSendable(known)
    }
  }

  static func form(of predicate: NSPredicate) -> PredicateForm? {
    let found = entries.withLock { UncheckedSendable($0.value[ObjectIdentifier(predicate)]) }
    guard let entry = found.value, entry.predicate === predicate else { return nil }
    return entry.form
  }
}

/// Values that formats take `as CVarArg`, as objects are on Apple's platforms.
extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { timeIntervalSinceReferenceDate._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { uuidString.utf8.count._cVarArgEncoding }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { absoluteString.utf8.count._cVarArgEncoding }
}

extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { count._cVarArgEncoding }
}

extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { count._cVarArgEncoding }
}

extension NSManagedObject: CVarArg {
  public var _cVarArgEncoding: [Int] { objectID.key._cVarArgEncoding }
}
