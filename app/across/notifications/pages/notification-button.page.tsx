import type { Actor } from "~/modules/accounts/rules/actor";
import { buttonSteps, type Posted } from "~/modules/accounts/signed-in/posted-step.server";
import { now } from "~/platform/clock";
import { plural } from "~/platform/language/plural";
import { tell } from "~/platform/live/live.server";
import { badRequest } from "~/platform/refusal";
import { centreOf, NOTIFICATIONS } from "../rules/notification";
import { outcomeWords, wayAfter } from "../rules/outcomes";
import { notificationOf, readAll, readOne, unreadAgain } from "../store/inbox.server";

const back = ({ actor }: { actor: Actor }) => centreOf(actor.role);

/** Where the notification leads now, and what to say when that is not its own page. */
async function openingOf({ actor, id }: Pick<Posted, "actor" | "id">) {
  const { href, outcome, subjectId } = await notificationOf(actor, id);
  const way = wayAfter(outcome, actor.role, subjectId);
  return { href: way ?? href, said: way === null ? null : outcomeWords(outcome) };
}

/** When those of one "Marchează toate ca citite" were read: what undoes it names them by that instant. */
const READ_AT = "la";

const undoOf = ({ role }: Actor, at: unknown) =>
  at instanceof Date
    ? { undo: { action: `${centreOf(role)}/necitire?${READ_AT}=${at.getTime()}`, label: "Anulează" } }
    : {};

function readAtOf(request: Request): Date {
  const at = Number(new URL(request.url).searchParams.get(READ_AT) || Number.NaN);
  if (!Number.isSafeInteger(at)) throw badRequest();
  return new Date(at);
}

const countedUnread = (unread: number): string =>
  unread === 0
    ? "Nu mai era nimic de anulat."
    : `${plural(unread, "notificare este", "notificări sunt")} din nou ca necitite.`;

const buttons = buttonSteps({
  "notificari/citire": {
    back,
    done: ({ actor }, did) => ({ title: "Toate notificările sunt citite.", ...undoOf(actor, did) }),
    work: async ({ actor }) => {
      const at = now();
      const read = await readAll(actor, at);
      if (read > 0) await tell([actor.userId], NOTIFICATIONS);
      return read > 0 ? at : null;
    },
  },
  "notificari/necitire": {
    back,
    done: (_, did) => ({ title: countedUnread(Number(did)) }),
    work: async ({ actor, request }) => {
      const unread = await unreadAgain(actor, readAtOf(request));
      if (unread > 0) await tell([actor.userId], NOTIFICATIONS);
      return unread;
    },
  },
  "notificari/:id/deschidere": {
    back,
    done: async (posted) => {
      const { said } = await openingOf(posted);
      return said === null ? null : { tone: "blue", title: said };
    },
    work: async ({ actor, id }) => {
      const { href } = await openingOf({ actor, id });
      await readOne(actor, id, now());
      await tell([actor.userId], NOTIFICATIONS);
      return href;
    },
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Only its refusals have a page. */
export default function NotificationButton() {
  return null;
}
