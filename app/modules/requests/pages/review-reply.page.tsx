import { redirect } from "react-router";
import type { Member } from "~/modules/accounts/rules/actor";
import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { storedFirst } from "~/modules/accounts/store/last-edit.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { quoted } from "~/platform/language/quotes";
import { notFound } from "~/platform/refusal";
import { FormPage } from "~/ui/form/form-page";
import { replyForm as replyFields } from "../forms/reviews";
import { replyForm } from "../parts/review-card";
import { TextForm } from "../parts/text-form";
import { opportunityPath } from "../rules/paths";
import { reviewPolicy } from "../rules/review-policy";
import { opportunityRequestOf } from "../store/requests.server";
import { reviewOf } from "../store/reviews.server";
import { replyToReview } from "../verbs/reviews.server";
import type { Route } from "./+types/review-reply.page";
import { opportunityAddress } from "./partner.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const partner = firmaOf(context);
  const { request, review } = await ownReview(partner, idFromPath(params.id));
  const { id, title } = request;
  if (review === null || !reviewPolicy.may("reply", partner, { request, review }, now())) {
    throw redirect(opportunityPath(id));
  }
  return { id, title, formKey: newFormKey(), said: review.text };
}

/** The review is null unless it is about this partner's work. */
async function ownReview(partner: Member, id: string) {
  const request = await opportunityRequestOf(partner, id);
  const review = request.acceptedPartnerId === partner.organisation.id ? await reviewOf(partner, request) : null;
  return { request, review };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, replyFields, {
    back: opportunityAddress,
    done: { title: "Răspunsul la recenzie a fost publicat." },
    work: async ({ context, id, value }) => {
      const partner = firmaOf(context);
      const { review } = await ownReview(partner, id);
      if (review === null) throw notFound();
      await replyToReview(partner, review.id, value);
    },
    first: async ({ context, actor, id }) => {
      const { review } = await ownReview(firmaOf(context), id);
      if (!review?.reply) return null;
      return storedFirst(actor, { what: "review.replied", subjectId: review.id }, [review.reply]);
    },
  });

export default function ReviewReplyPage({
  loaderData: { id, title, formKey, said },
  actionData,
}: Route.ComponentProps) {
  const form = replyForm(id, formKey);
  return (
    <FormPage
      back={{ href: opportunityPath(id), label: title }}
      heading="Răspundeți la recenzie"
      answered={actionData}
      field={form.id}
    >
      <p className="lines">{quoted(said)}</p>
      <TextForm {...form} />
    </FormPage>
  );
}
