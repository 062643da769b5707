const HERE = "http://here.invalid";

/**
 * The path to go to after signing in, or null when the text is anything but a path of this very site. A browser reads
 * `//evil`, `/\evil` and a path with a tab in it as another host, so what is not plainly ours is refused, not repaired.
 */
export function safePath(text: string | null | undefined): string | null {
  if (!text?.startsWith("/") || text.length > 2000) return null;
  if (!isPlain(text) || !isPlain(unescaped(text))) return null;
  const url = URL.parse(text, HERE);
  if (!url || url.origin !== HERE) return null;
  const path = url.pathname + url.search + url.hash;
  return isPlain(path) && isPlain(unescaped(path)) ? path : null;
}

/** No second slash that would start a host, no backslash that browsers read as a slash, no character that they drop. */
function isPlain(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return !/^[/\\]{2}|^\/[^?#]*\/\/|\\|[\u0000-\u0020\u007f-\u00a0\u2028\u2029\u3000\ufeff]|^[^/]/.test(text);
}

/** Decodes percent-encoded ASCII until nothing changes, as a proxy or browser might. */
function unescaped(text: string): string {
  let before = "";
  let after = text.split(/[?#]/, 1)[0] ?? "";
  for (let round = 0; before !== after && round < 5; round += 1) {
    before = after;
    after = before.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return after;
}
