import Shaders

extension Tours {
  func shaders() async throws {
    let visit = Visit("Shaders", "functions of a Metal source file", album: album, content: ShadersView())
    await visit.wait(.seconds(1))
    try visit.photograph("effects")
    visit.leave()
  }
}
