/// The accessibility settings that the user made in the system.
package struct AccessibilitySettings: Equatable, Sendable {
  package var differentiatesWithoutColor = false
  package var reducesMotion = false
  package var reducesTransparency = false
  package var invertsColors = false
  package var showsButtonShapes = false
  package var dimsFlashingLights = false
  package var playsAnimatedImages = true
  package var usesVoiceOver = false
  package var usesSwitchControl = false
  package var showsLargeContent = false
}
