/** A seeded random generator (sfc32): the same seed gives the same world. */
export class Random {
  readonly #seed: string;
  #state: [number, number, number, number];

  constructor(seed: string) {
    this.#seed = seed;
    this.#state = [hash(seed, 1), hash(seed, 2), hash(seed, 3), 1];
    for (let round = 0; round < 12; round += 1) this.bits();
  }

  /** An independent stream, so that more draws here change nothing elsewhere. */
  fork(name: string): Random {
    return new Random(`${this.#seed}/${name}`);
  }

  /** 32 of them, as an unsigned number. */
  bits(): number {
    const [a, b, c, counter] = this.#state;
    const result = (a + b + counter) | 0;
    const turned = (c << 21) | (c >>> 11);
    this.#state[0] = b ^ (b >>> 9);
    this.#state[1] = (c + (c << 3)) | 0;
    this.#state[2] = (turned + result) | 0;
    this.#state[3] = (counter + 1) | 0;
    return result >>> 0;
  }

  /** At least 0, below 1. */
  next(): number {
    return (this.bits() * 0x200000 + (this.bits() >>> 11)) / 0x20000000000000;
  }

  /** A whole number of `low`, …, `high`. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return itemAt(items, this.between(0, items.length - 1));
  }

  /** The first ones of the list more often than the last ones. */
  pickEarly<Item>(items: readonly Item[], power: number): Item {
    return itemAt(items, Math.floor(items.length * this.next() ** power));
  }

  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item {
    let left = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return itemAt(items, items.length - 1)[0];
  }

  /** `count` different ones, or all when there are fewer. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items];
    const taken: Item[] = [];
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(this.between(0, rest.length - 1), 1));
    }
    return taken;
  }
}

export function itemAt<Item>(items: readonly Item[], position: number): Item {
  const item = items[position];
  if (item === undefined) throw new RangeError(`Nothing at ${position} of ${items.length}`);
  return item;
}

const hexadecimal = (bits: number): string => bits.toString(16).padStart(8, "0");

/** A UUID v7 of that instant, as the server would have made it then. */
export function idAt(random: Random, milliseconds: number): string {
  const time = milliseconds.toString(16).padStart(12, "0");
  const one = hexadecimal(random.bits());
  const two = hexadecimal(random.bits());
  const three = hexadecimal(random.bits());
  const variant = "89ab"[random.bits() & 3];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${one.slice(0, 3)}-${variant}${one.slice(3, 6)}-${two}${three.slice(0, 4)}`;
}

/** FNV-1a, with a different beginning for each part of the state. */
function hash(text: string, part: number): number {
  let value = 0x811c9dc5 ^ Math.imul(part, 0x9e3779b1);
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value | 0;
}
