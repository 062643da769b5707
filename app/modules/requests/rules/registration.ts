const NUMBER = /^PSP-(\d{4})-(\d{6,9})$/i;

/** `PSP-2026-000123`: numbers run per year, without gaps, and are given at sending. A seventh digit simply follows. */
export function registrationNumber(year: number, number: number): string {
  return `PSP-${year}-${String(number).padStart(6, "0")}`;
}

/** The year and number of what somebody types into a search; null when it is something else. */
export function parseRegistrationNumber(text: string): { year: number; number: number } | null {
  const [, year, number] = NUMBER.exec(text.trim()) ?? [];
  return year === undefined || number === undefined ? null : { year: Number(year), number: Number(number) };
}
