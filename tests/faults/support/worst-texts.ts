/** The most expensive texts to parse: patterns repeated up to the length limit. */
export const WORST_TEXTS: Record<string, string> = {
  "words that no other text has": "ab cd ef gh ",
  "lists within lists": "<ul><li>a",
  "marks that are never closed": "<b>x",
  "accents out of order": "\u0301\u0327",
  "brackets that open": "[",
  "stars beside letters": "**a",
  "lists in every line": "- - - a\n",
  "quotes in every line": "> > a\n\n",
  "white space": " \t",
  "full stops": ".",
  semicolons: ";",
  "links and entities": '<a href="http://a.b">&amp;</a>',
};

/**
 * As much of a pattern as these bytes hold, counted as a form of this kind sends them, and a letter: what looks for the end of
 * a text must not try again at each character of a run that is not its end.
 */
export function repeated(pattern: string, bytes: number, multipart: boolean): string {
  const lines = pattern.replaceAll("\n", "\r\n"); // so a browser sends them
  const sent = multipart ? Buffer.byteLength(lines) : new URLSearchParams({ "": lines }).toString().length - 1;
  if (pattern === "") return "";
  return `${pattern.repeat(Math.floor((bytes - 1) / Math.max(sent, 1)))}x`;
}

const MEGABYTE = 1024 * 1024;
const part = (head: string) => `--b\r\nContent-Disposition: form-data; name="a"${head}\r\n\r\n`;
const asMultipart = (inside: string) => ({ type: "multipart/form-data; boundary=b", body: `${inside}\r\n--b--\r\n` });
const encoded = (body: string) => ({ type: "application/x-www-form-urlencoded", body });
const filled = (pattern: string, megabytes = 11) => pattern.repeat((megabytes * MEGABYTE) / pattern.length);

/** Posts whose form itself is what costs: as large as the server takes in, whatever the page they go to. */
export const WORST_FORMS: Record<string, { type: string; body: string }> = {
  "fields without end": encoded(filled("a=&")),
  "a megabyte of fields": encoded(filled("a=&", 0.9)),
  "spaces, escaped": encoded(`a=${filled("+")}`),
  "escapes in a name": encoded(`${filled("%41")}=`),
  "parts without end": asMultipart(filled(`${part("")}\r\n`)),
  "files without end": asMultipart(filled(`${part('; filename="x"')}\r\n`)),
  "header lines without end": asMultipart(part(`\r\n${filled("x: y\r\n")}`)),
  "a name without end": asMultipart(part(`; x="${filled("%22")}"`)),
  "one text of eleven megabytes": asMultipart(part("") + filled("a")),
  "half boundaries": asMultipart(part('; filename="x"') + filled("\r\n--")),
};

/** Words of two letters in an order that is the same in each run. */
function shortWords(count: number, seed: number): string {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * 300).toString(36);
  };
  return Array.from({ length: count }, next).join(" ");
}

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("");

/** Two texts of one article that may be kept, to be compared with each other: they cost most to compare, or to show. */
export const WORST_ARTICLES: Record<string, [string, string]> = {
  "ten paragraphs of short words": [
    lines(10, (index) => `<p>${shortWords(1_850, index)}</p>`),
    lines(10, (index) => `<p>${shortWords(1_850, 100 + index)}</p>`),
  ],
  "paragraphs of one letter": [lines(1_950, () => "<p>a</p>"), lines(1_950, () => "<p>b</p>")],
  "words of which every second is bold": [
    `<p>${lines(1_950, (index) => `a${index} <b>b</b> `)}</p>`,
    `<p>${lines(1_950, (index) => `a${index} <b>c</b> `)}</p>`,
  ],
  "items in another order": [
    `<ul>${lines(1_950, (index) => `<li>rând ${index}</li>`)}</ul>`,
    `<ul>${lines(1_950, (index) => `<li>rând ${1_950 - index}</li>`)}</ul>`,
  ],
};

/** Long questions, and what is drawn or gathered when somebody asks for it. */
export const WORST_READS = [
  `/cauta?q=${"ab ".repeat(2_000)}`,
  `/cauta?q=${encodeURIComponent("\u0301\u0327".repeat(1_000))}`,
  `/comunitati?${"judet=SJ&".repeat(1_500)}`,
  `/login?redirectTo=/${"%252541".repeat(1_500)}`,
  "/social.png",
  "/sitemap.xml",
  "/blog.atom",
  "/comunitati.atom",
  "/parteneri.atom",
  "/oportunitati.atom",
];
