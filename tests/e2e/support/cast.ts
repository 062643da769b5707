import sharp from "sharp";
import { demoPassword } from "../../../db/worlds/demo/accounts";
import { Browser } from "../../support/browser";
import { signIn } from "../../support/visits";
import type { Notes } from "./notes";
import { Scribe } from "./scribe";

export type Actor = "stranger" | "uat" | "firma" | "admin";
export type Cast = Record<Actor, Scribe>;
/** A page on which the written text is shown, and to whom. */
export type Read = { who: Actor; path: string };

/** Three people of the demo world, signed in, and a visitor. */
export async function castAt(origin: string, notes: Notes): Promise<Cast> {
  const entered = async (email: string, door?: string) => {
    const browser = new Browser(origin);
    const page = await signIn(browser, email, demoPassword, door);
    if (page.location === null) throw new Error(`${email} could not sign in: ${page.words.slice(0, 200)}`);
    return new Scribe(browser, notes);
  };
  return {
    stranger: strangerAt(origin, notes),
    uat: await entered("uat@demo.ro"),
    firma: await entered("firma@demo.ro", "/login?tip=firma"),
    admin: await entered("admin@demo.ro", "/admin-login"),
  };
}

/** Each has an address of its own, so that rate limits per address do not interfere. */
export const strangerAt = (origin: string, notes: Notes): Scribe => new Scribe(new Browser(origin), notes);

/** Writes into the forms of a room and returns the pages that show it. Ids that no page shows are read from the database. */
export type Planting = (cast: Cast, database: string) => Promise<Read[]>;

/** The path without query and fragment. */
export const plain = (location: string | null): string => location?.split(/[?#]/)[0] ?? "";

/** A small picture with a payload as its name. */
export async function picture(): Promise<File> {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#855607" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "<img src=x onerror=alert(1)>.jpg");
}
