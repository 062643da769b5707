/** Numbers from here on are no sectors: they mark the end of a stream, and sectors of tables or of nothing. */
const FREE = 0xffff_fffa;
/** In bytes. */
const HEADER = 512;
const ENTRY = 128;
const SMALL_STREAM = 4096;
const SMALL_SECTOR = 64;

/** A stream of a compound file (MS-CFB), by its name; null when there is none. Throws a RangeError for a file that breaks off. */
export function streamOf(bytes: Buffer, name: string): Buffer | null {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const size = 1 << shift;
  const sector = (number: number): Buffer => {
    const at = Math.max(HEADER, size) + number * size;
    if (at + size > bytes.length + size - 1) throw new RangeError("A sector is missing");
    return bytes.subarray(at, at + size);
  };
  const table = allocationOf(bytes, sector, size);
  const inTable = (number: number): number => {
    const place = table[Math.floor(number / (size / 4))];
    return place === undefined ? FREE : sector(place).readUInt32LE((number % (size / 4)) * 4);
  };
  // no stream has more pieces than the file has room for, the smallest of 64 bytes
  const chain = (first: number, next: (number: number) => number, piece: number): number[] => {
    const numbers: number[] = [];
    for (let number = first; number < FREE; number = next(number)) {
      if (numbers.length > bytes.length / piece) throw new RangeError("A stream never ends");
      numbers.push(number);
    }
    return numbers;
  };
  const whole = (first: number) => Buffer.concat(chain(first, inTable, size).map(sector));
  const entries = entriesOf(whole(bytes.readUInt32LE(48)));
  const entry = entries.find((one) => one.name === name);
  if (!entry) return null;
  if (entry.size >= SMALL_STREAM) return whole(entry.first).subarray(0, entry.size);
  const small = whole(entries[0]?.first ?? FREE);
  const smallTable = whole(bytes.readUInt32LE(60));
  const inSmallTable = (number: number): number =>
    number * 4 + 4 <= smallTable.length ? smallTable.readUInt32LE(number * 4) : FREE;
  const pieces = chain(entry.first, inSmallTable, SMALL_SECTOR).map((number) =>
    small.subarray(number * SMALL_SECTOR, (number + 1) * SMALL_SECTOR),
  );
  return Buffer.concat(pieces).subarray(0, entry.size);
}

/** The sectors of the table that says which sector follows each. */
function allocationOf(bytes: Buffer, sector: (number: number) => Buffer, size: number): number[] {
  const places = wordsOf(bytes.subarray(76, HEADER));
  let more = bytes.readUInt32LE(68);
  for (let read = 0; more < FREE && read < bytes.length / size; read += 1) {
    const words = wordsOf(sector(more));
    more = words.pop() ?? FREE;
    places.push(...words.filter((place) => place < FREE));
    if (places.length > bytes.length / size) throw new RangeError("The table is longer than the file");
  }
  return places.filter((place) => place < FREE);
}

const wordsOf = (bytes: Buffer): number[] =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));

const entriesOf = (directory: Buffer) =>
  Array.from({ length: Math.floor(directory.length / ENTRY) }, (_, index) => {
    const entry = directory.subarray(index * ENTRY, (index + 1) * ENTRY);
    const length = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2);
    return {
      name: entry.toString("utf16le", 0, length),
      first: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
