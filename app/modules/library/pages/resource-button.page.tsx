import type { Actor } from "~/modules/accounts/rules/actor";
import { safePath } from "~/modules/accounts/rules/safe-path";
import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { RETURN_TO } from "~/platform/form/hidden-fields";
import { badRequest, orNotFound } from "~/platform/refusal";
import { editionPath } from "../rules/paths";
import { documentPage, resourcePolicy } from "../rules/policy";
import { countUse, deleteFavourite, insertFavourite } from "../store/hub.server";
import { editionOf, resourceById } from "../store/resources.server";
import { editionNumber } from "../views/resource-view.server";

async function readable({ actor, id }: { actor: Actor; id: string }): Promise<string> {
  resourcePolicy.allow("read", actor, orNotFound(await resourceById(id)), now());
  return documentPage(actor, id);
}

/** Throws 404 for an edition that is not there. */
async function chosenPage(actor: Actor, id: string, written: FormDataEntryValue | null): Promise<string> {
  const page = documentPage(actor, id);
  if (typeof written !== "string") return page;
  const { number } = orNotFound(await editionOf(id, editionNumber(written) ?? 0));
  return editionPath(page, number);
}

const buttons = buttonSteps({
  /** Not journalled, since a favourite concerns only the person. */
  favourite: {
    back: async (asked) => {
      const page = await readable(asked);
      return safePath(String(asked.form?.get(RETURN_TO) ?? "")) ?? page;
    },
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
  /** Of the edition that the form names, or of the current one; as PDF, or in the format that it names. */
  download: {
    back: readable,
    done: null,
    work: async ({ actor, id, form }) => {
      const page = await chosenPage(actor, id, form.get("number"));
      await countUse("download", id, actor.userId, localDateOf(now()));
      return `${page}/${form.get("format") === "docx" ? "docx" : "pdf"}`;
    },
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function ResourceButton() {
  return null;
}
