import SwiftUITesting
import TeaTimer
import Testing

@MainActor
struct TeaTimerTests {
  private func startedScreen() async -> Screen {
    let screen = Screen { TeaTimerView() }
    await screen.settle()
    return screen
  }

  @Test("A notification comes when the tea has drawn, and not before")
  func drawing() async {
    let screen = await startedScreen()
    screen["Green"].tap()
    await screen.advance(by: .seconds(1))
    #expect(screen["Green tea draws for 2 min."].exists)
    await screen.advance(by: .seconds(118))
    #expect(screen.notifications.isEmpty)
    await screen.advance(by: .seconds(2))
    #expect(screen.notifications.map(\.title) == ["Green tea is ready"])
    #expect(screen.notifications.map(\.hasSound) == [true])
    screen.openNotification("Green tea is ready")
    await screen.advance(by: .seconds(1))
    #expect(screen["Enjoy your green tea."].exists)
  }

  @Test("A tea can be given another minute from its notification")
  func anotherMinute() async {
    let screen = await startedScreen()
    screen["Green"].tap()
    await screen.advance(by: .seconds(121))
    screen.pressNotification("Green tea is ready", action: "Another minute")
    await screen.advance(by: .seconds(30))
    #expect(screen.notifications.isEmpty)
    await screen.advance(by: .seconds(31))
    #expect(screen.notifications.map(\.body) == ["It drew for 1 min."])
  }

  @Test("What was stopped does not notify")
  func stopping() async {
    let screen = await startedScreen()
    screen["Black"].tap()
    await screen.advance(by: .seconds(1))
    screen["Stop"].tap()
    await screen.advance(by: .seconds(600))
    #expect(screen.notifications.isEmpty)
    #expect(screen["Nothing draws."].exists)
  }
}
