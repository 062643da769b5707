import type { Actor } from "~/modules/accounts/rules/actor";
import { valuesIn, versionIn } from "~/platform/form/field-table.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { plural } from "~/platform/language/plural";
import { orNotFound } from "~/platform/refusal";
import { ATTRACTION, type AttractionValues, PROJECT, type ProjectValues } from "../rules/item-fields";
import { deskPath } from "../rules/paths";
import {
  deleteAttraction,
  deleteProject,
  insertAttraction,
  insertProject,
  rankAttractions,
  setAttractionImages,
  updateAttraction,
  updateProject,
} from "../store/edits.server";
import type { StoredCommunity } from "../store/profile.server";
import { type ChosenPicture, onCommunity, recordEdit, savePictureChanges, stillPresent } from "./guard.server";

export type AttractionInput = { values: AttractionValues; pictures: readonly ChosenPicture[] };
type Attraction = AttractionValues & Pick<StoredCommunity["attractions"][number], "pictures">;

/** Items that a community may have. */
const MOST_ATTRACTIONS = 40;
const MOST_PROJECTS = 60;

export const isFull = (projects: number): boolean => projects >= MOST_PROJECTS;
export const PROJECTS_FULL = `Pagina are deja ${plural(MOST_PROJECTS, "proiect", "proiecte")}, cât poate arăta. Scoateți unul, apoi adăugați altul.`;

/** The item that a form saves: `id` is null for a new one, `seen` is the version that the form showed. */
export type ItemSent = { communityId: string; id: string | null; seen: string | null };

export const attractionPart = (id: string): string => `attraction:${id}`;
export const projectPart = (id: string): string => `project:${id}`;

export const attractionVersion = (attraction: Attraction | null): string =>
  contentVersion(attraction && [valuesIn(ATTRACTION, attraction), attraction.pictures.map(({ id, alt }) => [id, alt])]);
export const projectVersion = (project: ProjectValues): string => versionIn(PROJECT, project);

/** The item with this id; throws 404 when the list has none. */
export function itemIn<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const found = orNotFound(items.find((item) => item.id === id));
  return found;
}

/** Where a list is shown that can take no more. */
const toDesk = (actor: Actor, { communityId }: ItemSent) => ({
  href: deskPath(actor, communityId),
  label: "Înapoi la comunitate",
});

/**
 * Updates an attraction, or adds it at the end. Returns its id. Throws `Overtaken` when the stored version is not the
 * one seen.
 */
export async function saveAttraction(actor: Actor, sent: ItemSent, input: AttractionInput): Promise<string> {
  const { communityId, id, seen } = sent;
  const { values, pictures } = input;
  return onCommunity(actor, communityId, async (community, { at, allow, refusal, log }) => {
    allow("edit");
    const existing = id === null ? null : itemIn(community.attractions, id);
    if (existing) notOvertaken(seen, attractionVersion(existing));
    else if (community.attractions.length >= MOST_ATTRACTIONS)
      throw refusal(
        `Pagina are deja ${plural(MOST_ATTRACTIONS, "atracție", "atracții")}, cât poate arăta. Scoateți una, apoi adăugați alta.`,
        toDesk(actor, sent),
      );
    const before = existing?.pictures ?? [];
    const chosen = stillPresent(pictures, before);
    if (existing) await updateAttraction(existing.id, values);
    const saved = existing?.id ?? (await insertAttraction(communityId, values));
    await setAttractionImages(saved, chosen);
    await savePictureChanges(actor, { before, chosen, at });
    await recordEdit(communityId, { at, log }, { part: attractionPart(saved), note: values.name });
    return saved;
  });
}

/** The same for a project. */
export async function saveProject(actor: Actor, sent: ItemSent, input: ProjectValues): Promise<string> {
  const { communityId, id, seen } = sent;
  return onCommunity(actor, communityId, async (community, { at, allow, refusal, log }) => {
    allow("edit");
    const existing = id === null ? null : itemIn(community.projects, id);
    if (existing) notOvertaken(seen, projectVersion(existing));
    else if (isFull(community.projects.length)) throw refusal(PROJECTS_FULL, toDesk(actor, sent));
    if (existing) await updateProject(existing.id, input, at);
    const saved = existing?.id ?? (await insertProject(communityId, input, at));
    await recordEdit(communityId, { at, log }, { part: projectPart(saved), note: input.title });
    return saved;
  });
}

/** Removes an attraction with its pictures. Returns its name. */
export async function removeAttraction(actor: Actor, communityId: string, id: string): Promise<string> {
  return onCommunity(actor, communityId, async (community, { at, allow, log }) => {
    allow("edit");
    const { name, pictures } = itemIn(community.attractions, id);
    await deleteAttraction(id);
    await savePictureChanges(actor, { before: pictures, chosen: [], at });
    await recordEdit(communityId, { at, log }, { part: attractionPart(id), note: `${name} (scoasă)` });
    return name;
  });
}

/** Removes a project. Returns its title. */
export async function removeProject(actor: Actor, communityId: string, id: string): Promise<string> {
  return onCommunity(actor, communityId, async (community, { at, allow, refusal, log }) => {
    allow("edit");
    const { title, openedAt } = itemIn(community.projects, id);
    if (openedAt !== null)
      throw refusal(
        "Proiectul este la schimbul de proiecte, unde alții au putut aplica, și rămâne pe pagina comunității. Îl puteți încheia acolo.",
      );
    await deleteProject(id);
    await recordEdit(communityId, { at, log }, { part: projectPart(id), note: `${title} (scos)` });
    return title;
  });
}

/** Moves an attraction by one position; at the end of the list it does nothing. */
export async function moveAttraction(
  actor: Actor,
  { communityId, id }: { communityId: string; id: string },
  towards: "start" | "end",
): Promise<void> {
  await onCommunity(actor, communityId, async (community, { at, allow, log }) => {
    allow("edit");
    itemIn(community.attractions, id);
    const ids = community.attractions.map((attraction) => attraction.id);
    const place = ids.indexOf(id);
    const other = place + (towards === "start" ? -1 : 1);
    const neighbour = ids[other];
    if (neighbour === undefined) return;
    ids[other] = id;
    ids[place] = neighbour;
    await rankAttractions(ids);
    await recordEdit(communityId, { at, log }, { part: "attractions" });
  });
}
