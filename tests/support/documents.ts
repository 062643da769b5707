/** A PDF to whoever looks at its first bytes, padded to a size. */
export function pdf(size = 64): Buffer {
  return Buffer.concat([Buffer.from("%PDF-1.7\n%âãÏÓ\n"), Buffer.alloc(size)]).subarray(0, size);
}

/** The old container of Office, with streams of these names in its directory. */
export function compoundOf(...streams: string[]): Buffer {
  const bytes = Buffer.alloc(4096);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(bytes);
  for (const [index, name] of streams.entries()) bytes.write(name, 1024 + index * 128, "utf16le");
  return bytes;
}

/** An archive with empty entries of these names. */
export const archiveOf = (...names: string[]): Buffer => archiveSaying(0, names);

/** The same, that says of each entry how large it is once it is unpacked. */
export function archiveSaying(size: number, names: readonly string[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name));
    directory.push(central, Buffer.from(name));
    offset += 30 + name.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}
