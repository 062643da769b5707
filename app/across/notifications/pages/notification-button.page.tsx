import type { Actor } from "~/modules/accounts/rules/actor";
import { buttonSteps, type Posted } from "~/modules/accounts/signed-in/posted-step.server";
import { now } from "~/platform/clock";
import { tell } from "~/platform/live/live.server";
import { centreOf, NOTIFICATIONS } from "../rules/notification";
import { outcomeWords, wayAfter } from "../rules/outcomes";
import { notificationOf, readAll, readOne } from "../store/inbox.server";

const back = ({ actor }: { actor: Actor }) => centreOf(actor.role);

/** Where the notification leads now, and what to say when that is not its own page. */
async function openingOf({ actor, id }: Pick<Posted, "actor" | "id">) {
  const { href, outcome, subjectId } = await notificationOf(actor, id);
  const way = wayAfter(outcome, actor.role, subjectId);
  return { href: way ?? href, said: way === null ? null : outcomeWords(outcome) };
}

const buttons = buttonSteps({
  "notificari/citire": {
    back,
    done: { title: "Toate notificările sunt citite." },
    work: async ({ actor }) => {
      const read = await readAll(actor, now());
      if (read > 0) await tell([actor.userId], NOTIFICATIONS);
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
