import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { idFromPath } from "~/platform/form/id";
import { badRequest } from "~/platform/refusal";
import { ADMIN_COMMUNITIES } from "../rules/paths";
import { moveAttraction } from "../verbs/items.server";
import { createTestCommunities } from "../verbs/tests.server";
import { editableDesk } from "../views/desk.server";

const buttons = buttonSteps({
  "communities/test": {
    back: () => ADMIN_COMMUNITIES,
    done: {
      title: "Au fost create 5 comunități de test!",
      text: "Se văd în director cu „Date de test” și nu intră în cifre, fluxuri sau căutare.",
    },
    failed: "A apărut o eroare la crearea comunităților de test.",
    work: ({ actor }) => createTestCommunities(actor),
  },
  "attractions/:itemId/place": {
    back: async ({ context, params }) => (await editableDesk(context, params)).path,
    done: null,
    /** Moves the attraction by one position; the fragment in the redirect keeps it in view. */
    work: async ({ context, params, form }) => {
      const { actor, community, path } = await editableDesk(context, params);
      const towards = form.get("towards");
      if (towards !== "start" && towards !== "end") throw badRequest();
      const id = idFromPath(params.itemId);
      await moveAttraction(actor, { communityId: community.id, id }, towards);
      return `${path}#${id}`;
    },
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only through the error page of a refusal. */
export default function CommunityButton() {
  return null;
}
