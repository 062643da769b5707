import { PAYLOADS } from "./payloads";

type FieldNotes = { room: number; left: Set<string>; isPlain: boolean };
/** Lengths tried in a field without `maxlength`: the next smaller one after each refusal. */
const ROOMS = [6_000, 1_990, 990, 490, 200, 195, 150, 145, 95, 75, 55];
const LINE = 200;
/** The longest first, so that they need the fewest rounds. */
const LONGEST_FIRST = PAYLOADS.toSorted((one, other) => other.length - one.length);

/** Which payloads each field, `{path of the form}: {field}`, has accepted. */
export class Notes {
  private readonly fields = new Map<string, FieldNotes>();

  /** As many payloads as fit, of those it has not accepted yet; of all when it has accepted every one. */
  next(field: string, type: string, most: number): string {
    const { left, room } = this.of(field, Math.min(most, type === "textarea" ? (ROOMS[0] ?? 0) : LINE));
    const some = [...filled(left, room)];
    // The next row of the same form gets other payloads.
    for (const payload of some) if (left.delete(payload)) left.add(payload);
    return (some.length > 0 ? some : filled(PAYLOADS, room)).join(" ");
  }

  /** Tries a shorter text from now on; false when there is none shorter. */
  refused(field: string): boolean {
    const notes = this.of(field);
    const less = ROOMS.find((room) => room < notes.room);
    if (less !== undefined) notes.room = less;
    return less !== undefined;
  }

  /** The field takes a number, a date or an address, no free text. */
  takesNoText(field: string): void {
    this.of(field).isPlain = true;
  }

  isPlain = (field: string): boolean => this.fields.get(field)?.isPlain ?? false;

  taken(field: string, value: string): void {
    const { left } = this.of(field);
    for (const payload of left) if (value.includes(payload)) left.delete(payload);
  }

  /** Whether the field has accepted every payload that fits into it. */
  isFinished(field: string): boolean {
    const notes = this.fields.get(field);
    return notes !== undefined && (notes.isPlain || [...notes.left].every(({ length }) => length > notes.room));
  }

  unfinished(): string[] {
    return [...this.fields.keys()].filter((field) => !this.isFinished(field));
  }

  knows = (field: string): boolean => this.fields.has(field);

  private of(field: string, room = 0): FieldNotes {
    const notes = this.fields.get(field) ?? { room, left: new Set(LONGEST_FIRST), isPlain: false };
    this.fields.set(field, notes);
    return notes;
  }
}

/** As many as fit, separated by spaces. */
function filled(payloads: Iterable<string>, room: number): string[] {
  const some: string[] = [];
  let length = -1;
  for (const payload of payloads) {
    if (length + 1 + payload.length > room) continue;
    some.push(payload);
    length += 1 + payload.length;
  }
  return some;
}
