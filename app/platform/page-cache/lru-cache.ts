type Kept<Value> = { value: Value; bytes: number };

/** A least-recently-used cache, limited by the bytes of its values. */
export class LruCache<Value> {
  private readonly answers = new Map<string, Kept<Value>>();
  private readonly limit: number;
  bytes = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  get size(): number {
    return this.answers.size;
  }

  get(key: string): Value | undefined {
    const found = this.answers.get(key);
    if (!found) return undefined;
    this.answers.delete(key); // put back as the newest
    this.answers.set(key, found);
    return found.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.limit) return;
    this.answers.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.answers.keys()) {
      if (this.bytes <= this.limit) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.bytes -= this.answers.get(key)?.bytes ?? 0;
    this.answers.delete(key);
  }

  clear(): void {
    this.answers.clear();
    this.bytes = 0;
  }
}
