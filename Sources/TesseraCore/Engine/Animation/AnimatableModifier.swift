/// A modifier whose body runs with values in between when an animated update changes its animatable data (D54).
public protocol AnimatableModifier: Animatable, ViewModifier {}
