import type { z } from "zod";
import type { Actor } from "~/modules/accounts/rules/actor";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { plural } from "~/platform/language/plural";
import { movedOn, notFound } from "~/platform/refusal";
import type { attractionForm } from "../forms";
import { deskPath, MOST_ATTRACTIONS } from "../rules/desk";
import { shownAttraction } from "../rules/editing";
import {
  deleteAttraction,
  insertAttraction,
  rankAttractions,
  setAttractionImages,
  updateAttraction,
} from "../store/edits.server";
import type { StoredCommunity } from "../store/profile.server";
import { edited, inTurn } from "./guard.server";
import { type ChosenPicture, settlePictures, standing } from "./pictures.server";

export type AttractionInput = { values: z.output<typeof attractionForm>; pictures: readonly ChosenPicture[] };
export type StoredAttraction = StoredCommunity["attractions"][number];

export const attractionPart = (id: string): string => `attraction:${id}`;

export const attractionVersion = (attraction: StoredAttraction): string =>
  contentVersion([shownAttraction(attraction), attraction.pictures.map(({ id, alt }) => [id, alt])]);

/** One of this community's; another's is not there. */
export function attractionIn(community: StoredCommunity, id: string): StoredAttraction {
  const found = community.attractions.find((attraction) => attraction.id === id);
  if (!found) throw notFound();
  return found;
}

export async function addAttraction(actor: Actor, communityId: string, input: AttractionInput): Promise<string> {
  return inTurn(actor, communityId, async (community, at) => {
    if (community.attractions.length >= MOST_ATTRACTIONS) {
      throw movedOn(
        `Pagina are deja ${plural(MOST_ATTRACTIONS, "atracție", "atracții")}, cât poate arăta. Scoateți una, apoi adăugați alta.`,
        { href: deskPath(actor, communityId), label: "Înapoi la comunitate" },
      );
    }
    const pictures = standing(input.pictures, []);
    const id = await insertAttraction(communityId, input.values);
    await setAttractionImages(
      id,
      pictures.map((picture) => picture.id),
    );
    await settlePictures(actor, { before: [], chosen: pictures, at });
    await edited(communityId, { part: attractionPart(id), by: actor, at, note: input.values.name });
    return id;
  });
}

export async function saveAttraction(
  actor: Actor,
  { communityId, id, seen }: { communityId: string; id: string; seen: string | null },
  input: AttractionInput,
): Promise<void> {
  await inTurn(actor, communityId, async (community, at) => {
    const before = attractionIn(community, id);
    notOvertaken(seen, attractionVersion(before));
    const pictures = standing(input.pictures, before.pictures);
    await updateAttraction(id, input.values);
    await setAttractionImages(
      id,
      pictures.map((picture) => picture.id),
    );
    await settlePictures(actor, { before: before.pictures, chosen: pictures, at });
    await edited(communityId, { part: attractionPart(id), by: actor, at, note: input.values.name });
  });
}

/** With its pictures. Returns its name. */
export async function removeAttraction(actor: Actor, communityId: string, id: string): Promise<string> {
  return inTurn(actor, communityId, async (community, at) => {
    const { name, pictures } = attractionIn(community, id);
    await deleteAttraction(id);
    await settlePictures(actor, { before: pictures, chosen: [], at });
    await edited(communityId, { part: attractionPart(id), by: actor, at, note: `${name} (scoasă)` });
    return name;
  });
}

/** One place towards the beginning or the end; at the end of the list nothing moves. */
export async function moveAttraction(
  actor: Actor,
  { communityId, id }: { communityId: string; id: string },
  towards: "start" | "end",
): Promise<void> {
  await inTurn(actor, communityId, async (community, at) => {
    attractionIn(community, id);
    const ids = community.attractions.map((attraction) => attraction.id);
    const place = ids.indexOf(id);
    const other = place + (towards === "start" ? -1 : 1);
    const neighbour = ids[other];
    if (neighbour === undefined) return;
    ids[other] = id;
    ids[place] = neighbour;
    await rankAttractions(ids);
    await edited(communityId, { part: "attractions", by: actor, at });
  });
}
