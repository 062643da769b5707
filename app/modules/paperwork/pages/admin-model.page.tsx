import { BadgeCheck, FilePen, Send } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { Differences } from "~/modules/writing/parts/text-difference";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Head } from "~/ui/head/head";
import { Stack } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { PaperPreview } from "../parts/paper-preview";
import { VersionBadge } from "../parts/version-badge";
import { isDraft, isInUse } from "../rules/model-version";
import { PAPER_KINDS } from "../rules/paper-kind";
import { ADMIN_MODELS, adminModelPath, modelDraftPath } from "../rules/paths";
import { modelPolicy, versionPolicy } from "../rules/policy";
import { versionsOf } from "../store/models.server";
import type { Route } from "./+types/admin-model.page";
import {
  compareModels,
  examplePaper,
  kindOf,
  numberOf,
  shownPaper,
  stateOf,
  versionBefore,
  versionFacts,
} from "./model-view.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const at = now();
  modelPolicy.allow("read", actor, null, at);
  const kind = kindOf(params);
  const versions = await versionsOf(kind);
  const number = "number" in params ? numberOf(params) : versions.find(isInUse)?.number;
  const shown = orNotFound(versions.find((version) => version.number === number) ?? null);
  const before = versionBefore(shown, versions);
  return {
    kind,
    title: PAPER_KINDS[kind],
    number: shown.number,
    state: stateOf(shown, versions),
    basis: shown.legalBasis,
    note: shown.note,
    facts: versionFacts(shown),
    before: before && { number: before.number, pair: compareModels(before, shown) },
    paper: shownPaper(examplePaper(shown)),
    hasDraft: versions.some(isDraft),
    mayWithdraw: !isDraft(shown) && versionPolicy.may("withdraw", actor, shown, at),
    versions: versions.map((version) => ({
      number: version.number,
      note: version.note,
      state: stateOf(version, versions),
      facts: versionFacts(version),
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "Model"}, versiunea ${loaderData?.number ?? ""} – PSP` },
];

/** One version of a model: what it says, what it changed, and what can be done with it. */
export default function AdminModel({ loaderData: view }: Route.ComponentProps) {
  const { kind, title, number, state, basis, note, facts, before, paper, versions } = view;
  return (
    <>
      <Head
        crumb={{ href: ADMIN_MODELS, label: "Modelele documentelor" }}
        heading={`${title}, versiunea ${number}`}
        actions={<Steps view={view} />}
      />
      <Card heading="Versiunea" action={<VersionBadge state={state} />}>
        <Facts
          rows={[
            { term: "Temeiul legal", detail: basis },
            { term: "Ce s-a schimbat", detail: note },
            { term: "Starea", detail: facts.join("; ") },
          ]}
        />
      </Card>
      {before === null ? null : (
        <Card className="difference" heading={`Ce s-a schimbat față de versiunea ${before.number}`}>
          <Differences pair={before.pair} />
        </Card>
      )}
      <Card heading="Cum arată documentul">
        <Stack>
          <p className="muted">
            Completat cu o solicitare inventată: solicitările autorităților nu se deschid de aici.
          </p>
          <PaperPreview paper={paper} />
        </Stack>
      </Card>
      <List heading="Toate versiunile">
        {versions.map((version) => (
          <Row
            key={version.number}
            href={adminModelPath(kind, version.number)}
            title={`Versiunea ${version.number}: ${version.note}`}
            facts={version.facts}
            state={<VersionBadge state={version.state} />}
          />
        ))}
      </List>
    </>
  );
}

function Steps({ view }: { view: Route.ComponentProps["loaderData"] }) {
  const { kind, number, state, hasDraft, mayWithdraw } = view;
  const edit = (
    <ButtonLink icon={FilePen} href={modelDraftPath(kind)}>
      {hasDraft ? "Editează ciorna" : "Scrie altă versiune"}
    </ButtonLink>
  );
  if (state === "draft")
    return (
      <>
        <ButtonLink variant="primary" icon={Send} href={modelDraftPath(kind, "publication")}>
          Publică versiunea
        </ButtonLink>
        {edit}
        <ButtonLink variant="quiet" href={modelDraftPath(kind, "removal")}>
          Șterge ciorna
        </ButtonLink>
      </>
    );
  return (
    <>
      {edit}
      {state === "withdrawn" ? null : (
        <ButtonLink icon={BadgeCheck} href={adminModelPath(kind, number, "verification")}>
          Verificată de un jurist
        </ButtonLink>
      )}
      {mayWithdraw ? (
        <ButtonLink variant="quiet" href={adminModelPath(kind, number, "withdrawal")}>
          Retrage versiunea
        </ButtonLink>
      ) : null}
    </>
  );
}
