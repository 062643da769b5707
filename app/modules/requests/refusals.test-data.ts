import { expect } from "vitest";
import type { Actor, Verification } from "~/modules/accounts/rules/actor";
import { now, setClock } from "~/platform/clock";
import { authority, type Cast, cast, everything, STATES, type State, type Told } from "./stories.test-data";

export const states = Object.keys(STATES) as State[];
/** The people of the story that was told last. */
export let people: Cast;
const prepared = new Map<State, { people: Cast; story: Told; at: Date }>();

/** Each story is told once, with people of its own; what a test does to it is rolled back. */
export async function tellAll(): Promise<void> {
  for (const state of states) {
    const ownPeople = await cast();
    const story = await STATES[state](ownPeople);
    prepared.set(state, { people: ownPeople, story, at: now() });
  }
  authorityCreated = authority();
  await authorityCreated;
}

/** The story that ends in this state, its people and the clock as it ends. */
export function told(state: State): Told {
  const found = prepared.get(state);
  if (!found) throw new Error(`Nobody told how something is ${state}`);
  people = found.people;
  setClock(found.at);
  return found.story;
}

export async function refuses(status: number, work: () => Promise<unknown>): Promise<void> {
  const was = await everything();
  await expect(work()).rejects.toMatchObject({ status });
  expect(await everything()).toBe(was);
}

/** The same person while the organisation stands otherwise. */
export const as = (actor: Actor, verification: Verification): Actor =>
  ({ ...actor, organisation: { ...actor.organisation, verification } }) as Actor;

/** Made before anything is compared. */
export let authorityCreated: Promise<Actor>;

export const adminOf = ({ uat }: Cast): Actor => ({ ...uat, role: "ADMIN", organisation: null });
