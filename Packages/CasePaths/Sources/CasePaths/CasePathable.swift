/// An enumeration with a path for each of its cases.
///
/// Attach `@CasePathable` to an enumeration to make it one.
public protocol CasePathable {
  /// A type that has one property for each case, of the case's name, which holds the path to it.
  associatedtype AllCasePaths

  /// The paths to all cases.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// Where case key paths begin: `\Route.Cases.detail`.
  public typealias Cases = Case<Self>
}

/// Makes an enumeration `CasePathable`.
///
/// The cases need different names. Where a case has several associated values, its path leads to their tuple.
@attached(extension, conformances: CasePathable)
@attached(member, names: named(AllCasePaths), named(allCasePaths))
public macro CasePathable() = #externalMacro(module: "SwiftUIMacros", type: "CasePathableMacro")
