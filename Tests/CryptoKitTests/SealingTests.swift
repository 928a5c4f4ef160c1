import CryptoKit
import Testing

struct SealingTests {
  @Test("CK6: AES-GCM seals as NIST's example does, and opens what it sealed")
  func gcm() throws {
    let key = SymmetricKey(data: hex("feffe9928665731c6d6a8f9467308308"))
    let nonce = try AES.GCM.Nonce(data: hex("cafebabefacedbaddecaf888"))
    let message = hex(
      """
      d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72
      1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39
      """)
    let more = hex("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: more)
    let expected = hex(
      """
      42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e
      21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091
      """)
    #expect(box.ciphertext == expected)
    #expect(box.tag == hex("5bc94fbc3221a5db94fae95ae7121a47"))
    #expect(box.combined == Data(nonce) + expected + box.tag)
    #expect(try AES.GCM.open(box, using: key, authenticating: more) == message)
  }

  @Test("CK6: ChaChaPoly seals as RFC 8439 does, and opens what it sealed")
  func chaCha() throws {
    let key = SymmetricKey(data: Data((0x80...0x9f).map { UInt8($0) }))
    let nonce = try ChaChaPoly.Nonce(data: hex("070000004041424344454647"))
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
    let more = hex("50515253c0c1c2c3c4c5c6c7")
    let box = try ChaChaPoly.seal(Data(text.utf8), using: key, nonce: nonce, authenticating: more)
    #expect(
      box.ciphertext
        == hex(
          """
          d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6
          3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36
          92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc
          3ff4def08e4b7a9de576d26586cec64b6116
          """))
    #expect(box.tag == hex("1ae10b594f09e26a7e902ecbd0600691"))
    let opened = try ChaChaPoly.open(
      ChaChaPoly.SealedBox(combined: box.combined), using: key, authenticating: more)
    #expect(opened == Data(text.utf8))
  }

  @Test("CK6: a message that was changed does not open, nor does one with another key or other data", arguments: 0..<30)
  func changes(of index: Int) throws {
    let key = SymmetricKey(size: .bits256)
    var combined = try #require(try AES.GCM.seal(Data([7, 8]), using: key, authenticating: Data([9])).combined)
    #expect(combined.count == 30)
    combined[index] ^= 1
    let box = try AES.GCM.SealedBox(combined: combined)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: key, authenticating: Data([9]))
    }
    combined[index] ^= 1
    let right = try AES.GCM.SealedBox(combined: combined)
    #expect(try AES.GCM.open(right, using: key, authenticating: Data([9])) == Data([7, 8]))
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(right, using: key) }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(right, using: SymmetricKey(size: .bits256), authenticating: Data([9]))
    }
  }

  @Test("CK6: keys, nonces and tags of other lengths throw; messages may be empty")
  func lengths() throws {
    let short = SymmetricKey(data: Data(count: 15))
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data([1]), using: short) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(Data([1]), using: SymmetricKey(size: .bits128))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 129)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(nonce: AES.GCM.Nonce(), ciphertext: Data(), tag: Data(count: 15))
    }
    let key = SymmetricKey(size: .bits192)
    let empty = try AES.GCM.seal(Data(), using: key)
    #expect(empty.ciphertext.isEmpty)
    #expect(try AES.GCM.open(empty, using: key).isEmpty)
    let long = try AES.GCM.seal(Data([1]), using: key, nonce: AES.GCM.Nonce(data: Data(count: 16)))
    #expect(long.combined == nil)
    #expect(try AES.GCM.open(long, using: key) == Data([1]))
  }

  @Test("CK6: keys are wrapped as in RFC 3394, and one that was changed does not come out")
  func wrapping() throws {
    let outer = SymmetricKey(data: hex("000102030405060708090a0b0c0d0e0f"))
    let inner = SymmetricKey(data: hex("00112233445566778899aabbccddeeff"))
    var wrapped = try AES.KeyWrap.wrap(inner, using: outer)
    #expect(wrapped == hex("1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5"))
    #expect(try AES.KeyWrap.unwrap(wrapped, using: outer) == inner)
    wrapped[5] ^= 1
    #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(wrapped, using: outer) }
    #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(Data(count: 8), using: outer) }
    #expect(throws: CryptoKitError.wrapFailure) {
      try AES.KeyWrap.wrap(SymmetricKey(data: Data(count: 17)), using: outer)
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.KeyWrap.wrap(inner, using: SymmetricKey(data: Data(count: 8)))
    }
  }
}
