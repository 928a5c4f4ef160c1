import BenchComparison
import Foundation
import Testing

struct PageConsoleTests {
  private let lines = """
    [1:1:0101/000000.1:INFO:CONSOLE:345] "case {"name":"swap two of 1,000","layout":1.5,"frame":2.5}", source: file:///lists.js (345)
    [1:1:0101/000000.2:ERROR:sandbox.cc:9] "case {"name":"not of the page","layout":1,"frame":2}"
    [1:1:0101/000000.3:INFO:CONSOLE:345] "case {"name":"cut", source: file:///lists.js (345)
    [1:1:0101/000000.4:INFO:CONSOLE:347] "end", source: file:///lists.js (347)

    """

  @Test("A line of the page's console is a figure; other lines and broken ones are none")
  func linesAreFigures() {
    var console = PageConsole()
    console.read(Data(lines.utf8))
    #expect(console.figures == ["swap two of 1,000": PageFigure(layout: 1.5, frame: 2.5)])
    #expect(console.isComplete)
  }

  @Test("Lines may come in pieces")
  func piecesAreJoined() {
    var console = PageConsole()
    for byte in lines.utf8 { console.read(Data([byte])) }
    #expect(console.figures.count == 1)
    #expect(console.isComplete)
  }

  @Test("A page that ended early is not complete")
  func endIsAwaited() {
    var console = PageConsole()
    console.read(Data(lines.utf8.prefix { $0 != UInt8(ascii: "\n") }))
    #expect(console.figures.isEmpty)
    #expect(!console.isComplete)
  }
}
