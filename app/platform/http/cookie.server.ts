/** One cookie of a Cookie header, decoded; null when it is not there or cannot be read. */
export function cookieOf(header: string | null, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const equals = part.indexOf("=");
    if (equals > 0 && part.slice(0, equals).trim() === name) return decoded(part.slice(equals + 1).trim());
  }
  return null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
