/// A value while a function is compiled: its components are in registers.
struct ShaderValue {
  var type: ShaderType
  var registers: [Int] = []
  /// For buffers and pictures: which one.
  var resource = 0
  var sampling = ShaderSampling()
}

/// Where a value can be put.
struct ShaderPlace {
  var type: ShaderType
  var registers: [Int]
  /// For an element whose number is known only while the program runs: the registers of all elements, one after the other.
  var element: Element?

  struct Element {
    var first: Int
    var index: Int
    var count: Int
    /// From one element to the next.
    var stride: Int
    /// Which components of the element, in order.
    var components: [Int]
  }
}
