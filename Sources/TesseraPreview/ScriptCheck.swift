@_spi(TesseraTools) import TesseraCore

/// Checks scripts before anything is built for them.
public enum ScriptCheck {
  /// What is wrong with a script, as `FILE:LINE:COLUMN: error: ...`; nil if nothing is.
  public static func problem(in text: String, file: String) -> String? {
    do {
      _ = try Script(text)
      return nil
    } catch let problem as ScriptProblem {
      return problem.description(file: file)
    } catch {
      return "\(file): error: \(error)"
    }
  }
}
