/// Source that does not compile.
struct BuildProblem: Error {
  /// What the compiler says.
  let text: String
}
