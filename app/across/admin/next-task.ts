import { organisationPath } from "~/modules/accounts/rules/places";
/** What waits for an ADMIN, since when. */
export type Waiting =
  | { kind: "organisation"; id: string; name: string; since: Date }
  | { kind: "article"; id: string; title: string; organisation: string; since: Date }
  | { kind: "claim"; id: string; community: string; organisation: string; since: Date };

export type Task = { title: string; text: string; action: string; href: string };

/** The one thing to do next: whatever has waited longest. Null when nothing does. */
export function nextTask(waiting: readonly (Waiting | null)[], ago: (since: Date) => string): Task | null {
  const [oldest] = waiting
    .filter((one) => one !== null)
    .sort((one, other) => one.since.getTime() - other.since.getTime());
  return oldest ? wordsFor(oldest, ago(oldest.since)) : null;
}

function wordsFor(waiting: Waiting, ago: string): Task {
  switch (waiting.kind) {
    case "organisation":
      return {
        title: `${waiting.name} așteaptă verificarea`,
        text: `S-a înregistrat ${ago}. Până la verificare nu poate trimite solicitări sau oferte.`,
        action: "Verifică organizația",
        href: organisationPath(waiting.id),
      };
    case "article":
      return {
        title: `Un articol de la ${waiting.organisation} așteaptă revizia`,
        text: `„${waiting.title}”, trimis ${ago}.`,
        action: "Citește articolul",
        href: `/admin/articles/${waiting.id}`,
      };
    case "claim":
      return {
        title: `${waiting.organisation} revendică o comunitate`,
        text: `„${waiting.community}”, ${ago}.`,
        action: "Hotărăște",
        href: `/admin/claims/${waiting.id}`,
      };
  }
}
