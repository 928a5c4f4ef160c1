/// The figures one by one: row by row, what the old red, green, blue, opacity and 1 contribute to the new red (`r`),
/// green (`g`), blue (`b`) and opacity (`a`).
nonisolated extension ColorMatrix {
  /// How much of the old red goes into the new red.
  public var r1: Float {
    get { Float(red.red) }
    set { red.red = Double(newValue) }
  }

  /// How much of the old green goes into the new red.
  public var r2: Float {
    get { Float(red.green) }
    set { red.green = Double(newValue) }
  }

  /// How much of the old blue goes into the new red.
  public var r3: Float {
    get { Float(red.blue) }
    set { red.blue = Double(newValue) }
  }

  /// How much of the old opacity goes into the new red.
  public var r4: Float {
    get { Float(red.opacity) }
    set { red.opacity = Double(newValue) }
  }

  /// What is added to the new red.
  public var r5: Float {
    get { Float(red.constant) }
    set { red.constant = Double(newValue) }
  }

  /// How much of the old red goes into the new green.
  public var g1: Float {
    get { Float(green.red) }
    set { green.red = Double(newValue) }
  }

  /// How much of the old green goes into the new green.
  public var g2: Float {
    get { Float(green.green) }
    set { green.green = Double(newValue) }
  }

  /// How much of the old blue goes into the new green.
  public var g3: Float {
    get { Float(green.blue) }
    set { green.blue = Double(newValue) }
  }

  /// How much of the old opacity goes into the new green.
  public var g4: Float {
    get { Float(green.opacity) }
    set { green.opacity = Double(newValue) }
  }

  /// What is added to the new green.
  public var g5: Float {
    get { Float(green.constant) }
    set { green.constant = Double(newValue) }
  }

  /// How much of the old red goes into the new blue.
  public var b1: Float {
    get { Float(blue.red) }
    set { blue.red = Double(newValue) }
  }

  /// How much of the old green goes into the new blue.
  public var b2: Float {
    get { Float(blue.green) }
    set { blue.green = Double(newValue) }
  }

  /// How much of the old blue goes into the new blue.
  public var b3: Float {
    get { Float(blue.blue) }
    set { blue.blue = Double(newValue) }
  }

  /// How much of the old opacity goes into the new blue.
  public var b4: Float {
    get { Float(blue.opacity) }
    set { blue.opacity = Double(newValue) }
  }

  /// What is added to the new blue.
  public var b5: Float {
    get { Float(blue.constant) }
    set { blue.constant = Double(newValue) }
  }

  /// How much of the old red goes into the new opacity.
  public var a1: Float {
    get { Float(opacity.red) }
    set { opacity.red = Double(newValue) }
  }

  /// How much of the old green goes into the new opacity.
  public var a2: Float {
    get { Float(opacity.green) }
    set { opacity.green = Double(newValue) }
  }

  /// How much of the old blue goes into the new opacity.
  public var a3: Float {
    get { Float(opacity.blue) }
    set { opacity.blue = Double(newValue) }
  }

  /// How much of the old opacity goes into the new opacity.
  public var a4: Float {
    get { Float(opacity.opacity) }
    set { opacity.opacity = Double(newValue) }
  }

  /// What is added to the new opacity.
  public var a5: Float {
    get { Float(opacity.constant) }
    set { opacity.constant = Double(newValue) }
  }
}
