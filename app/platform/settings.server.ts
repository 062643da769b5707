import type { Env } from "./env.server";

/** What the running process was started with. Set once by its entry (server, seed, admin, a test). */
export type Settings = Env & { secret: string };

let current: Settings | null = null;

export function setSettings(settings: Settings): void {
  current = settings;
}

export function settings(): Settings {
  if (!current) throw new Error("Settings are not set: an entry must call setSettings first");
  return current;
}
