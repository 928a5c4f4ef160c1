import XCTest

@testable import Measures

class ConverterTests: XCTestCase {
  private let model = ConverterModel(UnitLibrary(bundle: .main))

  func testQuantitiesOfTheBundle() {
    XCTAssertEqual(model.library.quantities.map(\.name), ["Area", "Length", "Temperature", "Weight"])
  }

  func testTemperatures() throws {
    model.choose(try XCTUnwrap(model.library.quantities.first { $0.name == "Temperature" }))
    ["C", "1", "0", "0"].forEach(model.press)
    XCTAssertEqual(model.result, "212")
    model.swap()
    XCTAssertEqual(model.result, "37.778")
  }

  func testKeys() {
    ["C", "3", ".", ".", "5"].forEach(model.press)
    XCTAssertEqual(model.input, "3.5")
  }
}
