/// What Swift's package manager wrote about a build that failed, without what does not matter for it.
enum BuildLog {
  /// The errors, each once, with the notes about them; all lines from the first error on, if they are about no file.
  static func essence(of output: String) -> String {
    let messages = errors(CompilerMessage.all(in: output))
    if !messages.isEmpty { return messages.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n") }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.contains("error:") }) else { return output }
    let essence = lines[first...].joined(separator: "\n")
    return unfetched(in: lines).map { explanation(of: $0, lines) + "\n\(essence)" } ?? essence
  }

  /// Whether a module of the toolchain could not be made from its interface, which is no fault of the source.
  static func tellsOfLostModule(_ output: String) -> Bool {
    output.contains(/error: failed to build module '\w+' for importation/)
  }

  /// Without warnings and the notes that belong to them.
  private static func errors(_ messages: [CompilerMessage]) -> [CompilerMessage] {
    var isOfError = false
    return messages.filter { message in
      if message.kind != "note" { isOfError = message.kind == "error" }
      return isOfError
    }
  }

  /// The address of the package that the build stopped at; nil if it got them all.
  private static func unfetched(in lines: [Substring]) -> Substring? {
    let begun = lines.compactMap { $0.wholeMatch(of: /Fetching (\S+)/)?.output.1 }
    let done = Set(lines.compactMap { $0.firstMatch(of: /^Fetched (\S+)/)?.output.1 })
    let failed = lines.compactMap { $0.firstMatch(of: /Failed to clone repository (\S+?):?$/)?.output.1 }
    let isOfGit = lines.contains { $0.contains("error:") && ($0.contains("Git command") || $0.contains("clone")) }
    return failed.first ?? (isOfGit ? begun.last { !done.contains($0) } : nil)
  }

  private static func explanation(of address: Substring, _ lines: [Substring]) -> String {
    let name = address.split(separator: "/").last.map { $0.hasSuffix(".git") ? $0.dropLast(4) : $0 } ?? address
    let reason = lines.lazy.compactMap { $0.firstMatch(of: /fatal: (unable to access.*|.*[Cc]ould not.*)/)?.output.1 }
    return """
      the package \(name) cannot be fetched from \(address)\(reason.first.map { ": \($0)" } ?? "").
        It is fetched once and kept then: look whether the network and the address are there. A copy of the package needs
        no network: one in Packages/\(name) beside an Xcode project is taken instead; a manifest has to name its path.
      """
  }
}
