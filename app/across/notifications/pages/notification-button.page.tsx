import { buttonSteps } from "~/modules/accounts/http/posted-step.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { tell } from "~/platform/live/live.server";
import { centreOf, NOTIFICATIONS } from "../rules";
import { readAll, readOne } from "../store/inbox.server";

const back = ({ actor }: { actor: Actor }) => centreOf(actor.role);

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
    done: null,
    work: async ({ actor, id }) => {
      const href = await readOne(actor, id, now());
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
