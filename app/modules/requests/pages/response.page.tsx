import { redirect } from "react-router";
import type { Member } from "~/modules/accounts/rules/actor";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { lastEdit } from "~/modules/accounts/store/last-edit.server";
import { now } from "~/platform/clock";
import type { RefusedForm } from "~/platform/form/answers";
import { differencesOf } from "~/platform/form/differences";
import { type StoredForm, savedOrShown } from "~/platform/form/edit.server";
import { differencesIn } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { seenVersion } from "~/platform/form/version.server";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { Card } from "~/ui/card/card";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import type { KeptFile } from "~/ui/field/file-input";
import { Facts } from "~/ui/fisa/fisa";
import { FormPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import { Side } from "~/ui/layout/layout";
import { Moment } from "~/ui/text/text";
import { responseForm } from "../forms/responses";
import { Files } from "../parts/files";
import { OfferPreview } from "../parts/offer-preview";
import type { OpportunitySheetView } from "../parts/opportunity-sheet";
import { ResponseForm } from "../parts/response-form";
import type { happenings } from "../rules/happenings";
import { placeText } from "../rules/opportunity";
import { opportunityPolicy } from "../rules/opportunity-policy";
import { opportunityPath } from "../rules/paths";
import { RESPONSE } from "../rules/response-fields";
import { BESIDE_LABELS, besideInWords, EMPTY_RESPONSE, formValuesOf, PREVIEW } from "../rules/response-form-values";
import { responsePolicy } from "../rules/response-policy";
import { type OpportunityRecord, opportunityOf, ownVersions } from "../store/opportunity.server";
import { filesOf } from "../store/request-files.server";
import type { FileChanges } from "../verbs/files.server";
import { editResponse, respond, resubmitResponse } from "../verbs/responses.server";
import type { Route } from "./+types/response.page";
import { previewAnswer } from "./offer-preview.server";
import { opportunitySheet } from "./opportunity-view.server";
import { firstResponseForm, laterResponseForm } from "./own-response-view.server";
import { readWithFiles } from "./request-input.server";

const SENDING_LIMIT = {
  name: "response",
  most: 60,
  seconds: 3_600,
  sentence: "Ați trimis oferta de foarte multe ori într-o oră.",
};

/** Redirects to the opportunity, which says why, when the partner may not respond. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const partner = firmaOf(context);
  const at = now();
  const opportunity = await opportunityOf(partner, idFromPath(params.id));
  const { id } = opportunity.request;
  const found = await formFor({ partner, request }, opportunity, at);
  if (found === null) throw redirect(opportunityPath(id));
  const files = await filesOf(id);
  return {
    ...found,
    sheet: opportunitySheet(opportunity, { partnerId: partner.organisation.id, files, reasons: [], now: at }),
  };
}

async function formFor(writer: { partner: Member; request: Request }, opportunity: OpportunityRecord, at: Date) {
  const { partner } = writer;
  const { own } = opportunity;
  if (own === null) {
    if (!opportunityPolicy.may("respond", partner, opportunity, at)) return null;
    return { title: "Trimiteți o ofertă", form: await firstResponseForm(writer, opportunity) };
  }
  const can = responsePolicy.can(partner, own, at);
  if (!can.edit && !can.resubmit) return null;
  const title = can.resubmit ? "Trimiteți din nou oferta" : "Modificați oferta";
  return { title, form: await laterResponseForm(writer, own) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const partner = firmaOf(context);
  const id = idFromPath(params.id);
  const form = await readForm(request);
  const opportunity = await opportunityOf(partner, id);
  const { checked, files, kept } = await readWithFiles(form, {
    actor: partner,
    schema: responseForm,
    purpose: "response",
  });
  if (form.has(PREVIEW) && checked.ok)
    return previewAnswer(partner, opportunity, { form, input: checked.value, files, kept });
  return savedOrShown(form, {
    userId: partner.userId,
    checked,
    kept,
    count: () => countTry(SENDING_LIMIT, partner.userId),
    save: (input) => submit(partner, { opportunity, form }, input, files),
    stored: ({ values }) => differencesFromSaved(partner, id, values),
    back: opportunityPath(id),
    done: { tone: "green", ...doneMessage(opportunity) },
  });
}

const doneMessage = ({ own }: OpportunityRecord): { title: string; text: string } =>
  own === null || own.withdrawnAt !== null
    ? { title: "Oferta a fost trimisă.", text: "Autoritatea este anunțată. O puteți modifica până la termen." }
    : { title: "Oferta a fost salvată.", text: "Versiunea de dinainte rămâne în istoric." };

type Posted = { opportunity: OpportunityRecord; form: FormData };
type Input = Parameters<typeof respond>[2];

/** Dispatches by the posted form: a first response has shown no version; otherwise an edit, or resubmission of a withdrawn one. */
function submit(partner: Member, { opportunity, form }: Posted, input: Input, files: FileChanges): Promise<unknown> {
  const { own, request } = opportunity;
  const seen = seenVersion(form);
  if (own === null || seen === null) return respond(partner, request.id, input, files);
  const write = own.withdrawnAt === null ? editResponse : resubmitResponse;
  return write(partner, own.id, input, files, seen);
}

const WRITTEN_BY: readonly (keyof typeof happenings)[] = [
  "response.submitted",
  "response.edited",
  "response.resubmitted",
];

/** Compares a colleague's newer version with the typed form; null before the first response. */
async function differencesFromSaved(
  partner: Member,
  id: string,
  typed: RefusedForm["values"],
): Promise<StoredForm<KeptFile[]> | null> {
  const { own } = await opportunityOf(partner, id);
  if (own === null) return null;
  const [current] = await ownVersions(partner, own.id);
  const stands = current === undefined ? EMPTY_RESPONSE : formValuesOf(current);
  return {
    version: String(own.version),
    last: await lastEdit(partner, { what: WRITTEN_BY, subjectId: own.id }, now()),
    differences: [
      ...differencesIn(RESPONSE, stands, typed),
      ...differencesOf(BESIDE_LABELS, besideInWords(stands), besideInWords(typed)),
    ],
  };
}

export default function ResponsePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, form, sheet } = loaderData;
  return (
    <FormPage
      back={{ href: opportunityPath(sheet.id), label: sheet.title }}
      heading={title}
      answered={actionData}
      defaults={form.defaults}
    >
      {actionData?.overtaken ? <Overtaken {...actionData.overtaken} /> : null}
      <Side form label="Solicitarea" aside={<RequestInBrief sheet={sheet} />}>
        {actionData && "preview" in actionData ? (
          <OfferPreview preview={{ ...actionData.preview, submit: form.submit }} />
        ) : null}
        <ResponseForm form={form} answered={actionData} />
      </Side>
    </FormPage>
  );
}

/** The request's summary beside the form. */
function RequestInBrief({ sheet }: { sheet: OpportunitySheetView }) {
  const { id, title, requester, description, budget, deadlineAt, deadline, countdown, county, files } = sheet;
  return (
    <Card>
      <OrganisationMark
        seed={requester.id}
        kind="UAT"
        verified={requester.verified}
        verifiedWord={null}
        name={requester.line}
      />
      <h2>{title}</h2>
      <p className="lines">{description}</p>
      <Facts
        rows={[
          { term: "Buget", detail: <span className="num">{budget}</span> },
          {
            term: "Termen",
            detail: (
              <>
                <Moment at={deadlineAt.toISOString()}>{deadline}</Moment>
                {countdown === null ? null : <span className="small muted block">{countdown}</span>}
              </>
            ),
          },
          { term: "Locație", detail: placeText(county) },
          { term: "Fișiere", detail: <Files files={files} at={opportunityPath(id, "files")} /> },
        ]}
      />
    </Card>
  );
}
