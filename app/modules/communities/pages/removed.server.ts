import { keepDraft } from "~/platform/form/draft.server";
import { resumedPath } from "~/platform/form/draft-view";
import { seenVersion } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import type { Desk } from "./desk.server";
import { lastEditOf } from "./edit.server";

const KINDS = {
  attractions: { part: "attraction", lead: "Atracția a fost scoasă" },
  projects: { part: "project", lead: "Proiectul a fost scos" },
} as const;

type Item = { id: string; in: keyof typeof KINDS; form: FormData };

/**
 * Somebody took out what another one was still writing: the text goes on as a new thing, saved only when its author says
 * so. Null for what is there, and for what never was.
 */
export async function removedMeanwhile(desk: Desk, { id, in: kind, form }: Item): Promise<Response | null> {
  const { part, lead } = KINDS[kind];
  if (desk.community[kind].some((item) => item.id === id) || seenVersion(form) === null) return null;
  const last = await lastEditOf(desk, `${part}:${id}`);
  if (!last) return null;
  const path = `${desk.path}/${kind}/new`;
  await keepDraft(desk.actor.userId, path, form);
  const who = last.by ? ` de ${last.by}` : "";
  return goTo(resumedPath(path), {
    tone: "yellow",
    title: `${lead} ${last.when}${who}.`,
    text: "Ce ați scris este mai jos, nesalvat. Dacă salvați, se adaugă din nou.",
  });
}
