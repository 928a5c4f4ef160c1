// What tests of stores need another process for. Exit status 1: something was lost; standard output says what.
//
//     StoreTorture kill FILE COUNT   kills a process that saves, COUNT times, and checks what is there after each time
//     StoreTorture full FILE         saves more than there is room for, and again when there is room
//     StoreTorture lock FILE         keeps the store locked until the standard input ends; says "locked" before
//     StoreTorture write FILE TEXT   gives every note the text, and adds one
import CSQLite
import Foundation
import SwiftData

let arguments = CommandLine.arguments
guard arguments.count > 2 else { fail("two arguments are needed") }
let file = URL(fileURLWithPath: arguments[2])

switch arguments[1] {
case "kill": KilledSaver(file: file).run(kills: arguments.dropFirst(3).first.flatMap(Int.init) ?? 1)
case "full": try fill(file)
case "lock": lock(file)
case "write":
  let context = try open(file)
  for note in try context.fetch(FetchDescriptor<Note>()) { note.text = arguments[3] }
  context.insert(Note(number: 0, text: arguments[3]))
  try context.save()
default: fail("\(arguments[1]) is nothing to do")
}

/// Keeps the store locked as another program does that writes.
func lock(_ file: URL) {
  var handle: OpaquePointer?
  guard sqlite3_open(file.path, &handle) == SQLITE_OK,
    sqlite3_exec(handle, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK
  else { fail("the store cannot be locked") }
  FileHandle.standardOutput.write(Data("locked\n".utf8))
  while readLine() != nil {}
  sqlite3_close(handle)
}

/// Lets files grow to a size only, as a full disk does, and saves more than that.
func fill(_ file: URL) throws {
  let context = try open(file)
  context.insert(Note(number: 1, text: "saved"))
  try context.save()
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  limit.rlim_cur = 400_000
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  for number in 2...101 { context.insert(Note(number: number, text: String(repeating: "x", count: 20_000))) }
  do {
    try context.save()
    fail("there was room")
  } catch {
    print("refused: \(error)")
  }
  guard context.hasChanges, context.insertedModelsArray.count == 100 else { fail("objects were lost in memory") }
  guard try open(file).fetchCount(FetchDescriptor<Note>()) == 1 else { fail("a part was saved") }
  guard try context.fetchCount(FetchDescriptor<Note>()) == 101 else { fail("a fetch does not find them") }
  limit.rlim_cur = limit.rlim_max
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  try context.save()
  guard try open(file).fetchCount(FetchDescriptor<Note>()) == 101 else { fail("the second attempt saved nothing") }
  print("nothing lost")
}
