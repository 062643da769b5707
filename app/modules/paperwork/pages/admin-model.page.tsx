import { BadgeCheck, FilePen, Send } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { Differences } from "~/modules/writing/parts/text-difference";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { Facts } from "~/ui/fisa/fisa";
import { PageHeading } from "~/ui/heading/heading";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
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
    <Stack gap={3}>
      <Crumb href={ADMIN_MODELS}>Modelele documentelor</Crumb>
      <PageHeading heading={`${title}, versiunea ${number}`} />
      <Card heading="Versiunea" action={<VersionBadge state={state} />}>
        <Stack>
          <Facts
            rows={[
              { term: "Temeiul legal", detail: basis },
              { term: "Ce s-a schimbat", detail: note },
              { term: "Starea", detail: facts.join("; ") },
            ]}
          />
          <Steps view={view} />
        </Stack>
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
      <Card heading="Toate versiunile">
        <Rows>
          {versions.map((version) => (
            <Row
              key={version.number}
              href={adminModelPath(kind, version.number)}
              title={`Versiunea ${version.number}: ${version.note}`}
              facts={version.facts}
              end={<VersionBadge state={version.state} />}
            />
          ))}
        </Rows>
      </Card>
    </Stack>
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
      <Cluster>
        <ButtonLink variant="primary" icon={Send} href={modelDraftPath(kind, "publication")}>
          Publică versiunea
        </ButtonLink>
        {edit}
        <ButtonLink variant="quiet" href={modelDraftPath(kind, "removal")}>
          Șterge ciorna
        </ButtonLink>
      </Cluster>
    );
  return (
    <Cluster>
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
    </Cluster>
  );
}
