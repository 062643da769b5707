const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bWindows\b/, "Windows"],
  [/\bAndroid\b/, "Android"],
  [/\b(iPhone|iPad)\b/, "iPhone sau iPad"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** The name of a browser and its system for the list of sessions: "Chrome pe Windows". */
export function deviceOf(userAgent: string | null): string {
  const named = (list: typeof browsers) => list.find(([mark]) => mark.test(userAgent ?? ""))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  if (!browser && !system) return "Dispozitiv necunoscut";
  return system ? `${browser ?? "Navigator"} pe ${system}` : (browser ?? "Dispozitiv necunoscut");
}
