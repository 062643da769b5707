import { buttonSteps } from "~/modules/accounts/http/posted-step.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { badRequest, orNotFound } from "~/platform/refusal";
import { AT_ONCE } from "~/ui/print/print-button";
import { resourcePath } from "../rules/paths";
import { resourcePolicy } from "../rules/policy";
import { countUse, deleteFavourite, insertFavourite } from "../store/hub.server";
import { resourceById } from "../store/resources.server";

async function readable({ actor, id }: { actor: Actor; id: string }): Promise<string> {
  resourcePolicy.allow("read", actor, orNotFound(await resourceById(id)), now());
  return resourcePath(id);
}

const buttons = buttonSteps({
  /** Not journalled, since a favourite concerns only the person. */
  favourite: {
    back: readable,
    done: ({ form }) => ({ title: form.get("kept") === "yes" ? "Adăugat la favorite" : "Eliminat din favorite" }),
    work: ({ actor, id, form }) => {
      switch (form.get("kept")) {
        case "yes":
          return insertFavourite(actor.userId, id, now());
        case "no":
          return deleteFavourite(actor.userId, id);
        default:
          throw badRequest();
      }
    },
  },
  download: {
    back: readable,
    done: { title: "Documentul este gata de salvat.", text: "În fereastra de tipărire alegeți „Salvează ca PDF”." },
    work: async ({ actor, id }) => {
      await countUse("download", id, actor.userId, localDateOf(now()));
      return resourcePath(id, `print${AT_ONCE}`);
    },
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function ResourceButton() {
  return null;
}
