import Foundation
import Testing

@testable import UniformTypeIdentifiers

struct DeclaredTypesTests {
  @Test(
    "J265: types of Info.plist have their extensions, names and what they conform to; entries without a name are left out"
  )
  func types() throws {
    let information: [String: Any] = [
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "org.Example.Sketch", "UTTypeDescription": "sketch",
          "UTTypeConformsTo": ["public.data", "public.content"],
          "UTTypeTagSpecification": [
            "public.filename-extension": ["SKT", "sketch"], "public.mime-type": "image/x-sketch",
          ],
        ] as [String: Any],
        ["UTTypeDescription": "nothing"],
      ],
      "UTImportedTypeDeclarations": [["UTTypeIdentifier": "org.example.other"], ["UTTypeIdentifier": 7]],
    ]
    let types = DeclaredTypes.types(in: information)
    #expect(types.map(\.identifier) == ["org.example.sketch", "org.example.other"])
    let sketch = try #require(types.first?.declaration)
    #expect(sketch.extensions == ["skt", "sketch"])
    #expect(sketch.mimeTypes == ["image/x-sketch"])
    #expect(sketch.description == "sketch")
    #expect(sketch.parents == ["public.data", "public.content"])
    #expect(types.last?.declaration.parents == ["public.data"])
    #expect(DeclaredTypes.types(in: ["UTExportedTypeDeclarations": "nonsense"]).isEmpty)
  }
}
