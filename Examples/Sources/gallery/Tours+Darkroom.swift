import Darkroom

extension Tours {
  func darkroom() async throws {
    let visit = Visit("Darkroom", "photos, filters, a tip and a QR code", album: album, content: DarkroomView())
    try visit.photograph("plain")
    try await visit.tap("Sepia")
    try visit.photograph("sepia")
    visit.leave()
  }
}
