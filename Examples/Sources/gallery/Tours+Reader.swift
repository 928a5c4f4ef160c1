import Reader

extension Tours {
  func reader() async throws {
    let visit = Visit("Reader", "a page of the web, and the connection to it", album: album, content: ReaderView())
    await visit.wait(.seconds(1))
    try visit.photograph("note")
    visit.leave()
  }
}
