import { FilePen } from "lucide-react";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { Differences } from "~/modules/writing/parts/text-difference";
import { now } from "~/platform/clock";
import { asSentence, lowered } from "~/platform/language/text";
import { GetForm } from "~/ui/anchor/get-form";
import { Button, ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { Stack } from "~/ui/layout/layout";
import { PaperPreview } from "../parts/paper-preview";
import { type Version, versionWords } from "../rules/model-version";
import { PAPER_KINDS, type PaperKind } from "../rules/paper-kind";
import { CHANGE, MODELS_PATH, modelPath } from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { modelFor, versionsOf } from "../store/models.server";
import type { Route } from "./+types/model.page";
import { compareModels, kindOf, shownPaper } from "./model-view.server";
import { previewOf, requestChoices } from "./own-model-view.server";

const REQUEST = "solicitare";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const kind = kindOf(params);
  const at = now();
  const owned = { ownerId: actor.organisation.id };
  paperworkPolicy.allow("read", actor, owned, at);
  const used = await modelFor(actor.organisation.id, kind);
  const { name, verified, current, copy, isBehind, model } = used;
  const base = isBehind ? ((await versionsOf(kind)).find(({ number }) => number === copy?.basedOn) ?? null) : null;
  const { requestId, paper } = await previewOf(actor, kind, used, { id: url.searchParams.get(REQUEST), at });
  return {
    kind,
    title: PAPER_KINDS[kind],
    name,
    verified,
    basis: model.legalBasis,
    requestId,
    mayWrite: paperworkPolicy.may("write", actor, owned, at),
    paper: shownPaper(paper),
    choices: await requestChoices(actor, at),
    current: versionWords(current),
    changed: base && { words: changeWords(base, current), pair: compareModels(base, current) },
    own: copy && compareModels(current, copy),
  };
}

/** The platform does not know it. */
const OWN_CHECK = "de juristul instituției, înainte de a semna";

/** A withdrawn version is followed by the one before it. */
const changeWords = (base: Version, current: Version): string =>
  base.withdrawn !== null && current.number < base.number
    ? `Versiunea ${base.number}, după care ați scris textul, a fost retrasă: ${lowered(asSentence(base.withdrawn.reason))}`
    : `Textul instituției este scris după versiunea ${base.number}. Ce este nou: ${lowered(asSentence(current.note))}`;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Modelul: ${loaderData?.title ?? "document"} – PSP` },
];

/** One model as an authority uses it. */
export default function Model({ loaderData: view }: Route.ComponentProps) {
  const { kind, title, name, verified, basis, mayWrite, changed, own, current } = view;
  return (
    <>
      <Head
        crumb={{ href: MODELS_PATH, label: "Modelele documentelor" }}
        heading={title}
        actions={mayWrite ? <Changes kind={kind} isOwn={own !== null} /> : undefined}
      />
      {changed === null ? null : (
        <Notice tone="yellow">
          <p>
            <b>Modelul s-a schimbat.</b> {changed.words}
          </p>
        </Notice>
      )}
      <Card heading="Textul folosit">
        <Facts
          rows={[
            { term: "Modelul", detail: name },
            { term: "Temeiul legal", detail: basis },
            {
              term: "Verificat",
              detail: own === null ? (verified ?? "neverificat de un jurist") : OWN_CHECK,
            },
          ]}
        />
      </Card>
      {changed === null ? null : (
        <Card id={CHANGE} className="difference" heading="Ce s-a schimbat în modelul platformei">
          <Differences pair={changed.pair} />
        </Card>
      )}
      {own === null ? null : (
        <Card className="difference" heading={`Textul instituției față de ${current}`}>
          <Differences pair={own} />
        </Card>
      )}
      <Preview view={view} />
    </>
  );
}

const Changes = ({ kind, isOwn }: { kind: PaperKind; isOwn: boolean }) => (
  <>
    {isOwn ? (
      <ButtonLink variant="quiet" href={modelPath(kind, "removal")}>
        Revino la modelul platformei
      </ButtonLink>
    ) : null}
    <ButtonLink icon={FilePen} href={modelPath(kind, "copy")}>
      {isOwn ? "Editează textul" : "Adaptează textul"}
    </ButtonLink>
  </>
);

function Preview({ view: { kind, paper, choices, requestId } }: { view: Route.ComponentProps["loaderData"] }) {
  return (
    <Card heading="Cum arată documentul">
      <Stack>
        <GetForm action={modelPath(kind)} className="stack">
          <Field name={REQUEST} label="Completat cu">
            <Select key={requestId} options={choices} empty="O solicitare inventată" defaultValue={requestId ?? ""} />
          </Field>
          <div>
            <Button>Arată</Button>
          </div>
        </GetForm>
        <PaperPreview paper={paper} />
      </Stack>
    </Card>
  );
}
