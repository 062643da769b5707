import { deflateRawSync, deflateSync } from "node:zlib";

/** A file with the signature of a PDF, padded to a size. */
export function pdf(size = 64): Buffer {
  return Buffer.concat([Buffer.from("%PDF-1.7\n%âãÏÓ\n"), Buffer.alloc(size)]).subarray(0, size);
}

/** A document of the old Word, whose head has these flags and which says this. */
export function docSaying(text = "", { flags = 0, encoding = "latin1" as BufferEncoding } = {}): Buffer {
  const head = Buffer.alloc(1024 + 2 * text.length);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(0xc1, 2);
  head.writeUInt16LE(flags, 10);
  head.write(text, 512, encoding);
  return Buffer.concat([compoundOf("WordDocument", "1Table"), head]);
}

/** A document of today with a password: its archive is a stream of the old container. */
export const encryptedOffice = (): Buffer => compoundOf("EncryptionInfo", "EncryptedPackage");

/** The old container of Office, with streams of these names in its directory. */
export function compoundOf(...streams: string[]): Buffer {
  const bytes = Buffer.alloc(4096);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(bytes);
  for (const [index, name] of streams.entries()) bytes.write(name, 1024 + index * 128, "utf16le");
  return bytes;
}

/** A record of an old workbook. */
export function xlsRecord(type: number, ...words: number[]): Buffer {
  const record = Buffer.alloc(4 + 2 * words.length);
  record.writeUInt16LE(type, 0);
  record.writeUInt16LE(2 * words.length, 2);
  for (const [index, word] of words.entries()) record.writeUInt16LE(word, 4 + 2 * index);
  return record;
}

/** An old workbook with these records, in a compound file whose sectors lie in the order in which no reader may count on them. */
export function xls(...records: Buffer[]): Buffer {
  const begin = xlsRecord(0x809, 0x0600, 0x0005, 0, 0, 0, 0, 0, 0);
  const said = Buffer.concat([begin, ...records, xlsRecord(0x0a)]);
  const length = Math.max(4096, Math.ceil(said.length / 512) * 512);
  const stream = Buffer.concat([said, Buffer.alloc(length - said.length)]);
  const sectors = length / 512;
  const header = Buffer.alloc(512);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48); // the directory
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(0xfffffffe, 60);
  header.writeUInt32LE(0xfffffffe, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76); // the allocation table
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  // the stream runs from the last sector to the third
  for (let sector = 2; sector < 2 + sectors; sector += 1)
    table.writeUInt32LE(sector === 2 ? 0xfffffffe : sector - 1, 4 * sector);
  const directory = Buffer.alloc(512);
  const entries = [
    { name: "Root Entry", first: 0xfffffffe, size: 0 },
    { name: "Workbook", first: 1 + sectors, size: length },
  ];
  for (const [index, { name, first, size }] of entries.entries()) {
    directory.write(name, index * 128, "utf16le");
    directory.writeUInt16LE(2 * name.length + 2, index * 128 + 64);
    directory.writeUInt32LE(first, index * 128 + 116);
    directory.writeUInt32LE(size, index * 128 + 120);
  }
  const pieces = Array.from({ length: sectors }, (_, index) => stream.subarray(index * 512, index * 512 + 512));
  return Buffer.concat([header, table, directory, ...pieces.reverse()]);
}

/** An archive with empty entries of these names. */
export const archiveOf = (...names: string[]): Buffer => archiveSaying(0, names);

/** The same, with a declared unpacked size for each entry. */
export const archiveSaying = (size: number, names: readonly string[]): Buffer =>
  zipped(names.map((name) => ({ name, contents: "", size })));

const DEFLATED = 8;
type Packed = { name: string; contents: string | Buffer; size?: number };

/** An archive of these entries; `size`: the declared unpacked size, true or not. `long`: with ZIP64 sizes, as some writers do. */
function zipped(entries: readonly Packed[], long = false): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, contents, size } of entries) {
    const raw = Buffer.from(contents);
    const method = raw.length > 0 ? DEFLATED : 0;
    const data = method === DEFLATED ? deflateRawSync(raw) : raw;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const central = Buffer.alloc(46);
    const sizes = Buffer.alloc(long ? 20 : 0);
    if (long) {
      sizes.writeUInt16LE(1, 0);
      sizes.writeUInt16LE(16, 2);
      sizes.writeBigUInt64LE(BigInt(size ?? raw.length), 4);
      sizes.writeBigUInt64LE(BigInt(data.length), 12);
    }
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(long ? 0xffffffff : data.length, 20);
    central.writeUInt32LE(long ? 0xffffffff : (size ?? raw.length), 24);
    central.writeUInt16LE(Buffer.byteLength(name), 28);
    central.writeUInt16LE(sizes.length, 30);
    central.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name), data);
    directory.push(central, Buffer.from(name), sizes);
    offset += 30 + Buffer.byteLength(name) + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

const OFFICE = "application/vnd.openxmlformats-officedocument";
export const WORD_DOCUMENT = `${OFFICE}.wordprocessingml.document.main+xml`;
export const XLSX_MAIN = `${OFFICE}.spreadsheetml.sheet.main+xml`;
export const RELATIONSHIP = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const typesOf = (overrides: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join("")}</Types>`;
export const override = (part: string, type: string): string => `<Override PartName="${part}" ContentType="${type}"/>`;

export const relationships = (...all: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join("")}</Relationships>`;

type Parts = { types?: readonly string[]; more?: readonly Packed[]; long?: boolean };

/** A document as Word writes it; `more`: further entries, or others in place of its own. */
export const docx = ({ types = [override("/word/document.xml", WORD_DOCUMENT)], more = [] }: Parts = {}): Buffer =>
  officeFile({ name: "word/document.xml", contents: "<w:document/>" }, { types, more });

/** A workbook as Excel writes it; `more` likewise. */
export const xlsx = ({ types = [override("/xl/workbook.xml", XLSX_MAIN)], more = [], long }: Parts = {}): Buffer =>
  officeFile({ name: "xl/workbook.xml", contents: "<workbook/>" }, { types, more, long });

type FileParts = Required<Pick<Parts, "types" | "more">> & { long?: boolean | undefined };

function officeFile(main: Packed, { types, more, long }: FileParts): Buffer {
  const start = `<Relationship Id="rId1" Type="${RELATIONSHIP}/officeDocument" Target="${main.name}"/>`;
  const own = [
    { name: "[Content_Types].xml", contents: typesOf(types) },
    { name: "_rels/.rels", contents: relationships(start) },
    main,
  ];
  return zipped([...own.filter(({ name }) => !more.some((other) => other.name === name)), ...more], long);
}

/** A PDF of these objects, given as text; `packed` ones are compressed in an object stream, numbered from 1. */
export function pdfOf(
  objects: readonly string[],
  packed: readonly string[] = [],
  dictionary = "/Filter /FlateDecode",
): Buffer {
  const places = packed.map((_, index) => packed.slice(0, index).join(" ").length + Math.min(index, 1));
  const list = places.map((place, index) => `${index + 1} ${place} `).join("");
  const stream = deflateSync(Buffer.from(list + packed.join(" ")));
  const holder = [
    `9 0 obj\n<< /Type /ObjStm /N ${packed.length} /First ${list.length} ${dictionary} /Length ${stream.length} >>\nstream\n`,
    stream,
    "\nendstream\nendobj\n",
  ];
  const plain = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const parts = [...plain, ...(packed.length > 0 ? holder : []), "trailer << /Root 1 0 R >>\n%%EOF\n"];
  return Buffer.concat([pdf(32), ...parts.map((part) => Buffer.from(part))]);
}

/** A PDF with a text on each of its pages, in letters of ASCII; `more`: further pairs of its trailer. */
export function pdfSaying(pages: readonly string[], more = ""): Buffer {
  const streams = pages.map((text) => {
    const lines = text.split("\n").map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`);
    return `BT /F1 12 Tf 14 TL 40 800 Td ${lines.join(" ")} ET`;
  });
  return pdfDrawing(
    streams.map((stream) => ({ stream: Buffer.from(stream), filter: "" })),
    more,
  );
}

type Drawing = { stream: Buffer; filter: string };

/** A PDF whose pages are drawn by these streams. */
export function pdfDrawing(pages: readonly Drawing[], more = ""): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects: (string | Buffer)[][] = [
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    [`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    ["<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"],
    ...pages.flatMap(({ stream, filter }, index) => [
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      ],
      [`<< /Length ${stream.length} ${filter} >>\nstream\n`, stream, "\nendstream"],
    ]),
  ];
  const parts = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  let length = 9;
  for (const [index, object] of objects.entries()) {
    const bytes = Buffer.concat([`${index + 1} 0 obj\n`, ...object, "\nendobj\n"].map((part) => Buffer.from(part)));
    places.push(length);
    parts.push(bytes);
    length += bytes.length;
  }
  const rows = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`);
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer << /Root 1 0 R /Size ${size} ${more} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A document of Word with these paragraphs. */
export const docxSaying = (...paragraphs: string[]): Buffer =>
  docxWith(paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join(""));

/** Parts beside the main one of a document, and how it refers to them: "header1" as the header "rHeader1". */
function partsBeside(main: string, folder: string, parts: Readonly<Record<string, string>>): Packed[] {
  const said = Object.keys(parts).map((name) => {
    const kind = name.replace(/^.*\//, "").replace(/\d+$/, "").replace("sheet", "worksheet");
    return `<Relationship Id="${name.replace(/^.*\//, "")}" Type="${RELATIONSHIP}/${kind}" Target="${name}.xml"/>`;
  });
  return [
    { name: `${folder}/_rels/${main}.xml.rels`, contents: relationships(...said) },
    ...Object.entries(parts).map(([name, contents]) => ({ name: `${folder}/${name}.xml`, contents })),
  ];
}

/** A document of Word with this in its body, and with further parts by their names: what stands in "numbering", "header1"… */
export function docxWith(body: string, parts: Readonly<Record<string, string>> = {}): Buffer {
  const rooted = (root: string, inside: string) =>
    `<w:${root} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inside}</w:${root}>`;
  const others = Object.entries(parts).map(([name, inside]) => [name, rooted(ROOTS[name] ?? name, inside)]);
  const document = { name: "word/document.xml", contents: rooted("document", `<w:body>${body}</w:body>`) };
  return docx({ more: [document, ...partsBeside("document", "word", Object.fromEntries(others))] });
}
const ROOTS: Readonly<Record<string, string>> = { header1: "hdr", header2: "hdr", footer1: "ftr" };

/** A workbook of Excel; `more`: the content types of further parts. */
export const workbook = (...more: string[]): Buffer =>
  xlsx({ types: [override("/xl/workbook.xml", XLSX_MAIN), ...more] });

/** A workbook with these rows on its sheet; texts are shared, as Excel writes them. */
export function workbookSaying(rows: readonly (readonly (string | number)[])[]): Buffer {
  const shared = [...new Set(rows.flat().filter((cell) => typeof cell === "string"))];
  const places = new Map(shared.map((text, index) => [text, index]));
  const cellOf = (cell: string | number) =>
    typeof cell === "number" ? `<c><v>${cell}</v></c>` : `<c t="s"><v>${places.get(cell)}</v></c>`;
  return workbookWith({
    sheets: [{ rows: rows.map((row) => `<row>${row.map(cellOf).join("")}</row>`).join("") }],
    parts: { sharedStrings: `<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>` },
  });
}

type SheetParts = { rows: string; state?: string; columns?: string };

/** A workbook of these sheets, and with further parts by their names: "styles", "sharedStrings"; `long`: with ZIP64 sizes. */
export function workbookWith({
  sheets,
  parts = {},
  properties = "",
  long = false,
}: {
  sheets: readonly SheetParts[];
  parts?: Readonly<Record<string, string>>;
  properties?: string;
  long?: boolean;
}): Buffer {
  const tabs = sheets.map(
    ({ state = "visible" }, at) => `<sheet name="S${at}" sheetId="${at + 1}" state="${state}" r:id="sheet${at + 1}"/>`,
  );
  const own = sheets.map(({ rows, columns = "" }, at) => [
    `worksheets/sheet${at + 1}`,
    `<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`,
  ]);
  return xlsx({
    long,
    more: [
      { name: "xl/workbook.xml", contents: `<workbook>${properties}<sheets>${tabs.join("")}</sheets></workbook>` },
      ...partsBeside("workbook", "xl", { ...parts, ...Object.fromEntries(own) }),
    ],
  });
}

/** A text as LibreOffice writes it. */
export const odt = (): Buffer => ods({ mime: "application/vnd.oasis.opendocument.text" });

/** What a telephone saves: the head of a HEIC. */
export const heic = (): Buffer => Buffer.from("\0\0\0\u001cftypheic\0\0\0\0mif1heicmiaf", "latin1");

export const rtf = (): Buffer => Buffer.from("{\\rtf1\\ansi Referat de necesitate\\par}");

const OPEN_SPREADSHEET = "application/vnd.oasis.opendocument.spreadsheet";

/** A spreadsheet as LibreOffice writes it; `more`: further entries. */
export function ods({ mime = OPEN_SPREADSHEET, content = "", styles = "", manifest = "", more = [] as Packed[] } = {}) {
  return zipped([
    { name: "mimetype", contents: mime },
    { name: "content.xml", contents: `<office:document-content>${content}</office:document-content>` },
    { name: "styles.xml", contents: `<office:document-styles>${styles}</office:document-styles>` },
    { name: "META-INF/manifest.xml", contents: `<manifest:manifest>${manifest}</manifest:manifest>` },
    ...more,
  ]);
}
