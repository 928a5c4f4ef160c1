nonisolated extension GraphicsContext {
  /// Draws a line of text where the text has it.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of text where the text has it.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws some glyphs where the text has them.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    guard !slice.indices.isEmpty else { return }
    add([slice.run.source.item(line: slice.run.line, run: slice.run.index, clusters: slice.indices, options)])
  }
}
