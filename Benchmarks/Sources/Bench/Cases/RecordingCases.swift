@_spi(TesseraTools) import TesseraHeadless

/// What it costs to be recorded in every detail, with causes, against the same without a recording.
///
/// The clock decides which defaults of state are expensive, and of those the recording also keeps the lines of code.
@MainActor
enum RecordingCases {
  static let all: [BenchmarkCase] = [
    recorded(CaseName.recordedCreate, ListCases.createTexts(CaseName.create, 1_000)),
    recorded(CaseName.recordedEveryTenth, ListCases.everyTenth(CaseName.everyTenth, of: 1_000)),
    recorded(CaseName.recordedPaint, ScreenCases.changeAndPaint),
  ]

  private static func recorded(_ name: String, _ benchmark: BenchmarkCase) -> BenchmarkCase {
    BenchmarkCase(
      name: name, rows: benchmark.rows,
      makeScenario: {
        var scenario = benchmark.makeScenario()
        let recording = scenario.host?.startRecording()
        let prepare = scenario.prepare
        scenario.prepare = {
          prepare?()
          recording?.forget()
        }
        return scenario
      },
      makeFloor: benchmark.makeScenario, takesTurns: true, hasExactAllocations: false)
  }
}
