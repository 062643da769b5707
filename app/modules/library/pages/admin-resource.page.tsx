import { BadgeCheck, Pencil, Trash2, Undo2, UserX } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { dateLong } from "~/platform/language/dates";
import { orNotFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { DialogLink } from "~/ui/dialog/dialog";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Side, Stack } from "~/ui/layout/layout";
import { FoundList } from "~/ui/list/found-list";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { ProposalRows } from "../parts/proposal-reading";
import { Editions, ResourceFacts, ResourceHead, ResourceText, ResourceTrust } from "../parts/resource-reading";
import { Withdrawal, withdrawalEffect } from "../parts/withdrawal";
import { ADMIN_LIBRARY, adminProposalPath, adminResourcePath, commentsPath } from "../rules/paths";
import { resourcePolicy } from "../rules/policy";
import { PERIODS } from "../rules/vocabulary";
import { proposalOfDocument, waitingCorrections } from "../store/proposals.server";
import { resourceById, verificationsOf } from "../store/resources.server";
import { keepersOf } from "../store/upkeep.server";
import { editionNumber, resourceView, sourceView } from "../views/resource-view.server";
import type { Route } from "./+types/admin-resource.page";
import { proposalRow } from "./proposal-view.server";

/** Corrections of one document that are shown at once; more come when these are decided. */
const CORRECTIONS = 20;

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const id = idFromPath(params.id);
  const at = now();
  const view = await resourceView(actor, { id, page: adminResourcePath(id), number: editionNumber(params.number) }, at);
  const resource = orNotFound(await resourceById(id));
  const proposal = await proposalOfDocument(id);
  return {
    view,
    can: resourcePolicy.can(actor, resource, at),
    keeping: [
      { term: "Răspunde", detail: resource.owner },
      { term: "Înlocuitor", detail: resource.deputy ?? "niciunul" },
      { term: "Se reverifică după", detail: PERIODS[resource.months] },
      { term: "Cuvinte de zi cu zi", detail: resource.everydayWords.join(", ") || "niciunul" },
      ...(proposal ? [{ term: "Propus de", detail: proposal.organisation ?? proposal.author }] : []),
    ],
    isKept: (await keepersOf(id)).includes(resource.ownerId),
    corrections: (await waitingCorrections(id, CORRECTIONS)).map((one) => proposalRow(one, adminProposalPath(one.id))),
    verifications: (await verificationsOf(id)).map(({ verifiedAt, by, edition, ...verification }) => ({
      id: verification.id,
      source: sourceView(verification),
      title: `Ediția ${edition}, ${dateLong(verifiedAt)}`,
      by,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.view.title ?? "Document"} – PSP` },
];

export default function AdminResource({ loaderData }: Route.ComponentProps) {
  const { view, can, keeping, verifications, corrections, isKept } = loaderData;
  const { id, number, editions } = view;
  return (
    <>
      <ResourceHead
        view={view}
        crumb={{ href: ADMIN_LIBRARY, label: "Bibliotecă" }}
        actions={<Actions id={id} title={view.title} can={can} />}
      />
      {view.isDeleted ? (
        <Notice tone="yellow" action={can.restore ? <Restoration id={id} /> : null}>
          Documentul este retras și stă în coș: nu îl citește nimeni.
        </Notice>
      ) : null}
      {isKept || view.isDeleted ? null : (
        <Notice tone="yellow" icon={UserX}>
          <p>
            <b>{keeping[0]?.detail} nu mai este administrator activ.</b> Alegeți, din „Editează”, cine răspunde de
            document.
          </p>
        </Notice>
      )}
      <ResourceTrust view={view} />
      <Side
        label="Despre document"
        aside={
          <>
            <Card heading="Cine îl ține la zi">
              <Facts rows={keeping} stack />
            </Card>
            <Verifications verifications={verifications} />
            <ResourceFacts view={view} />
            <Editions number={number} editions={editions} />
            <p className="screen-only">
              <Anchor href={commentsPath(id)}>Citește comentariile</Anchor>
            </p>
          </>
        }
      >
        <Stack>
          {corrections.length > 0 ? (
            <List heading="Corecturi propuse">
              <ProposalRows rows={corrections} named />
            </List>
          ) : null}
          <ResourceText view={view} />
        </Stack>
      </Side>
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];

const Verifications = ({ verifications }: Pick<Data, "verifications">) => (
  <FoundList
    heading="Verificări"
    tight
    shown={verifications.length}
    nothingYet={{ title: "Nicio verificare, deocamdată", text: null }}
  >
    {verifications.map(({ id, title, by, source }) => (
      <Row key={id} title={title} facts={[by, { label: source.label, href: source.href }, `text din ${source.on}`]} />
    ))}
  </FoundList>
);

type ActionsProps = { id: string; title: string; can: Record<"edit" | "verify" | "withdraw", boolean> };

function Actions({ id, title, can }: ActionsProps) {
  return (
    <>
      {can.verify ? (
        <ButtonLink variant="primary" icon={BadgeCheck} href={adminResourcePath(id, "verification")}>
          Verifică
        </ButtonLink>
      ) : null}
      {can.edit ? (
        <ButtonLink icon={Pencil} href={adminResourcePath(id, "edit")}>
          Editează
        </ButtonLink>
      ) : null}
      {can.withdraw ? (
        <>
          <DialogLink variant="quiet" icon={Trash2} dialog="retragere" href={adminResourcePath(id, "withdrawal")}>
            Retrage
          </DialogLink>
          <QuestionDialog id="retragere" title="Retrageți documentul?" effect={withdrawalEffect(title)}>
            <Withdrawal id={id} />
          </QuestionDialog>
        </>
      ) : null}
    </>
  );
}

const Restoration = ({ id }: { id: string }) => (
  <PostButton small icon={Undo2} action={adminResourcePath(id, "restoration")} busyLabel="Se restaurează…">
    Restaurează
  </PostButton>
);
