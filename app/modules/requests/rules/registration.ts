const NUMBER = /\bPSP[\s-]*(\d{4})[\s/-]+(\d{1,9})(?!\d)/i;

/** `PSP-2026-000123`: numbered per year without gaps, at sending. Numbers may exceed six digits. */
export function registrationNumber(year: number, number: number): string {
  return `PSP-${year}-${String(number).padStart(6, "0")}`;
}

/** The registration number that a search names, also among other words or without zeros; null where it names none. */
export function parseRegistrationNumber(text: string): { year: number; number: number } | null {
  const [, year, number] = NUMBER.exec(text) ?? [];
  return year === undefined || number === undefined ? null : { year: Number(year), number: Number(number) };
}
