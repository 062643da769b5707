import { data, redirect } from "react-router";
import { receiveFiles } from "~/modules/media/receive.server";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refuse } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { Overtaken } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { Side } from "~/ui/layout/layout";
import { responseForm } from "../forms/responses";
import { OpportunityStep } from "../parts/opportunity-step";
import { RequestInBrief } from "../parts/request-in-brief";
import { ResponseForm } from "../parts/response-form";
import { opportunityPolicy } from "../rules/opportunity-policy";
import { opportunityPath } from "../rules/opportunity-query";
import { responsePolicy } from "../rules/response-policy";
import { type OpportunityRecord, opportunityOf, type Partner } from "../store/opportunity.server";
import { filesOf } from "../store/request-files.server";
import { editResponse, respond, resubmitResponse } from "../verbs/responses.server";
import type { Route } from "./+types/response.page";
import { fisaOf } from "./opportunity-fisa-view.server";
import { firstResponseForm, laterResponseForm } from "./own-response-view.server";
import { partnerOf } from "./partner.server";
import { removedFiles } from "./request-input.server";

const MOST_FILES = 3;
const SENDING_LIMIT = {
  name: "response",
  most: 60,
  seconds: 3_600,
  sentence: "Ați trimis răspunsul de foarte multe ori într-o oră. Încercați din nou mai târziu.",
};

/** Nothing to fill in: the opportunity's own page says why. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const partner = partnerOf(context);
  const at = now();
  const opportunity = await opportunityOf(partner, idFromPath(params.id));
  const { row } = opportunity;
  const found = await formFor(partner, opportunity, at);
  if (found === null) throw redirect(opportunityPath(row.id));
  const files = await filesOf(row.id);
  return { ...found, fisa: fisaOf(opportunity, { partnerId: partner.organisation.id, files, reasons: [], now: at }) };
}

async function formFor(partner: Partner, opportunity: OpportunityRecord, at: Date) {
  const { own, subject } = opportunity;
  if (own === null) {
    if (!opportunityPolicy.may("respond", partner, subject, at)) return null;
    return { title: "Răspundeți la solicitare", form: firstResponseForm(opportunity) };
  }
  const can = responsePolicy.can(partner, own, at);
  if (!can.edit && !can.resubmit) return null;
  const title = can.resubmit ? "Depuneți din nou răspunsul" : "Modificați răspunsul";
  return { title, form: await laterResponseForm(partner, own) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const partner = partnerOf(context);
  const id = idFromPath(params.id);
  const form = await readForm(request);
  await countTry(SENDING_LIMIT, partner.userId);
  const opportunity = await opportunityOf(partner, id);
  const by = uploaderOf(partner);
  const received = await receiveFiles(form, "files", { purpose: "response", by, most: MOST_FILES });
  const checked = checkForm(form, responseForm);
  const file: Record<string, string> = received.sentence === null ? {} : { files: received.sentence };
  if (!checked.ok || received.sentence !== null) {
    const errors = { ...(checked.ok ? {} : checked.refused.errors), ...file };
    return data({ refused: refuse(form, errors), kept: received.kept }, { status: 400 });
  }
  const files = { added: received.files, removedIds: removedFiles(form) };
  try {
    const location = await once(form, partner.userId, async () => {
      await submit(partner, { opportunity, form }, checked.value, files);
      return opportunityPath(id);
    });
    return goTo(location, { tone: "green", ...saidOf(opportunity) });
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return data({ refused: refuse(form, { text: CHANGED_ELSEWHERE }), kept: received.kept }, { status: 400 });
  }
}

const saidOf = ({ own }: OpportunityRecord): { title: string; text: string } =>
  own === null || own.withdrawnAt !== null
    ? { title: "Răspunsul a fost trimis.", text: "Autoritatea este anunțată. Îl puteți modifica până la termen." }
    : { title: "Răspunsul a fost salvat.", text: "Versiunea de dinainte rămâne în istoric." };

const CHANGED_ELSEWHERE =
  "Răspunsul a fost modificat între timp, în altă filă sau de un coleg. Comparați-l; dacă trimiteți încă o dată, rămâne ce este aici.";

type Posted = { opportunity: OpportunityRecord; form: FormData };
type Input = Parameters<typeof respond>[2];
type Files = Parameters<typeof respond>[3];

/** The form says which response, and which version of it, its author saw. */
async function submit(partner: Partner, { opportunity, form }: Posted, input: Input, files: Files): Promise<string> {
  const { row, own } = opportunity;
  if (own === null || form.get("response") !== own.id) return respond(partner, row.id, input, files);
  const write = own.withdrawnAt === null ? editResponse : resubmitResponse;
  return write(partner, own.id, input, files, String(form.get("version")));
}

export default function ResponsePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, form, fisa } = loaderData;
  const answers = answersOf(actionData?.refused, form.defaults);
  return (
    <OpportunityStep opportunity={fisa} heading={title} answers={answers}>
      <Side label="Solicitarea" aside={<RequestInBrief fisa={fisa} />}>
        <ResponseForm form={form} answers={answers} kept={actionData?.kept ?? []} />
      </Side>
    </OpportunityStep>
  );
}
