const NUMBER = /^PSP-(\d{4})-(\d{6,9})$/i;

/** `PSP-2026-000123`: numbered per year without gaps, at sending. Numbers may exceed six digits. */
export function registrationNumber(year: number, number: number): string {
  return `PSP-${year}-${String(number).padStart(6, "0")}`;
}

/** Parses a registration number typed into a search; null for any other text. */
export function parseRegistrationNumber(text: string): { year: number; number: number } | null {
  const [, year, number] = NUMBER.exec(text.trim()) ?? [];
  return year === undefined || number === undefined ? null : { year: Number(year), number: Number(number) };
}
