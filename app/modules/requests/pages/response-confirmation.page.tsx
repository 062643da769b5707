import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { notFound } from "~/platform/refusal";
import { opportunityPath } from "../rules/opportunity-query";
import { opportunityOf } from "../store/opportunity.server";
import { confirmResponse } from "../verbs/responses.server";
import type { Route } from "./+types/response-confirmation.page";
import { partnerOf } from "./partner.server";

export const loader = ({ params }: Route.LoaderArgs) => redirect(opportunityPath(idFromPath(params.id)));

/** The request changed and the offer holds as it is. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const partner = partnerOf(context);
  const form = await readForm(request);
  const { row, own } = await opportunityOf(partner, idFromPath(params.id));
  if (own === null) throw notFound();
  const location = await once(form, partner.userId, async () => {
    await confirmResponse(partner, own.id);
    return opportunityPath(row.id);
  });
  return goTo(location, { tone: "green", title: "Răspunsul a fost confirmat.", text: "Rămâne valabil așa cum este." });
}

export default () => null;
