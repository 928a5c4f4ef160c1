/// A function as instructions that work on a run of pixels.
package struct ShaderProgram: Sendable {
  var instructions: [ShaderInstruction] = []
  /// The first registers hold these, as bits.
  var constants: [UInt32] = []
  var registerCount = 0
  /// Where the position, and then the color, of each lane are put.
  var inputs: [Int] = []
  /// Where the numbers of the arguments are put, the same ones for each lane.
  var uniforms: [Int] = []
  var outputs: [Int] = []
}
