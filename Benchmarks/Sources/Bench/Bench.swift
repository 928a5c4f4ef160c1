import BenchComparison
import Foundation

/// Measures what views cost and prints it.
@main
enum Bench {
  @MainActor
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp { return write(Options.help) }
      try run(options)
    } catch let error as OptionError {
      fail("error: \(error.message). \"bench help\" tells what there is.", status: 2)
    } catch let error as CheckError {
      fail("error: \(error.message)", status: 1)
    } catch {
      fail("error: the results cannot be read or written: \(error.localizedDescription)", status: 1)
    }
  }

  @MainActor
  private static func run(_ options: Options) throws {
    let all = [
      ListCases.all, UpdateCases.all, ReadingCases.all, TextCases.all, AnimationCases.all, ScreenCases.all,
      ShaderCases.all,
      LongListCases.all, ChartCases.all, RecordingCases.all, StoreCases.all,
    ]
    if case .sample(let name) = options.purpose { return try sample(name, all.flatMap { $0 }) }
    let cases = all.flatMap { $0 }.filter { options.includes($0.name) }
    guard !cases.isEmpty else { throw OptionError("no case is called \"\(options.filter ?? "")\"") }
    switch options.purpose {
    case .check: try Check(cases, options).run(write)
    case .keep: try Check(cases, options).keep(write)
    default: try measure(cases, options)
    }
  }

  @MainActor
  private static func sample(_ name: String, _ cases: [BenchmarkCase]) throws {
    guard let benchmark = cases.first(where: { $0.name == name }) else {
      throw OptionError("no case is called \"\(name)\"")
    }
    write(String(decoding: try JSONEncoder().encode(CheckMeter().measure(benchmark)), as: UTF8.self))
  }

  @MainActor
  private static func measure(_ cases: [BenchmarkCase], _ options: Options) throws {
    let meter = Meter(rounds: options.rounds)
    let page = pageFigures(options)
    func result(_ benchmark: BenchmarkCase) -> CaseResult {
      CaseResult(benchmark, meter, page: page[benchmark.name])
    }
    if options.isJSON { return write(try JSONReport.text(cases.map(result))) }
    let table = TableReport()
    write(table.header)
    for benchmark in cases { write(table.line(for: result(benchmark))) }
    write("\n" + TableReport.legend)
  }

  /// What a page in plain JavaScript takes for the same; empty, with a reason, where it cannot be measured.
  private static func pageFigures(_ options: Options) -> [String: PageFigure] {
    guard let run = PageRun() else {
      warn("JavaScript is not measured: there is no Chromium (apt install chromium).")
      return [:]
    }
    do {
      return try run.figures(filter: options.filter)
    } catch let error as PageError {
      warn("JavaScript is not measured: \(error.message)")
    } catch {
      warn("JavaScript is not measured: Chromium does not start: \(error.localizedDescription)")
    }
    return [:]
  }

  private static func warn(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Writes a line at once: each is to be seen as soon as it is known, also by programs that read it.
  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    warn(message)
    exit(status)
  }
}
