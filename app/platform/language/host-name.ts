const PREFIX = "xn--";
/** Only letters of our own alphabet's script: in another one a name can look like a different site's. */
const FAMILIAR = /^[\p{Script=Latin}\d.-]+$/u;

/** A host as people write it: "xn--primria-c4a.ro" gives "primăria.ro". What cannot be read for certain stays as it is. */
export function readableHost(host: string): string {
  if (!host.includes(PREFIX)) return host;
  const labels = host
    .split(".")
    .map((label) => (label.startsWith(PREFIX) ? decoded(label.slice(PREFIX.length)) : label));
  const written = labels.join(".");
  return FAMILIAR.test(written) && urlOf(`https://${written}`)?.host === host ? written : host;
}

/** Null for what is no absolute address. `URL.parse` is missing in the oldest browsers that the pages serve. */
export function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** An e-mail address with its host as people write it. */
export function readableEmail(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + readableHost(address.slice(at));
}

const BASE = 36;
const LEAST = 1;
const MOST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;

/** Punycode (RFC 3492) of one label, without its prefix: the plain letters, then where the others are inserted. */
function decoded(label: string): string {
  const dash = label.lastIndexOf("-");
  const letters = [...label.slice(0, Math.max(dash, 0))];
  let place = 0;
  let code = FIRST_CODE;
  let bias = FIRST_BIAS;
  let at = dash + 1;
  while (at < label.length) {
    const before = place;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = digitOf(label[at]);
      at += 1;
      if (digit === null) return PREFIX + label;
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, LEAST), MOST);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = letters.length + 1;
    bias = adapted(place - before, length, before === 0);
    code += Math.floor(place / length);
    if (!(code <= 0x10ffff)) return PREFIX + label;
    place %= length;
    letters.splice(place, 0, String.fromCodePoint(code));
    place += 1;
  }
  return letters.join("");
}

/** "a" to "z" are 0 to 25, "0" to "9" are 26 to 35; null at the end and for anything else. */
function digitOf(letter: string | undefined): number | null {
  const digit = letter === undefined ? -1 : "abcdefghijklmnopqrstuvwxyz0123456789".indexOf(letter.toLowerCase());
  return digit < 0 ? null : digit;
}

function adapted(distance: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(distance / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let steps = 0;
  for (; rest > ((BASE - LEAST) * MOST) / 2; steps += BASE) rest = Math.floor(rest / (BASE - LEAST));
  return steps + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW));
}
