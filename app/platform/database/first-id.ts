/** Every id made at this moment or later is greater: the first 48 bits of a UUID v7 are its milliseconds. */
export function firstIdAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
