import { FilePlus2, PencilLine } from "lucide-react";
import { ORGANISATIONS, PEOPLE } from "~/modules/accounts/rules/places";
import { SUBMISSIONS_PATH, submissionPath } from "~/modules/articles/rules/submission-query";
import { RequestStatusBadge } from "~/modules/requests/parts/request-badges";
import { ADMIN_REQUESTS, adminRequestPath } from "~/modules/requests/rules/paths";
import { formatNumber } from "~/platform/language/numbers";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Cluster } from "~/ui/layout/layout";
import { FoundList } from "~/ui/list/found-list";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import type { ArticlesTab, PeopleCounts, RequestsTab } from "../pages/admin-dashboard.server";

/** The articles that have waited longest, and the newest drafts. */
export function ArticlesPanel({ view: { pending, drafts } }: { view: ArticlesTab }) {
  return (
    <>
      <FoundList
        heading="Articole în așteptare"
        action={<Anchor href={SUBMISSIONS_PATH}>Toate articolele trimise</Anchor>}
        shown={pending.length}
        nothingYet={{
          title: "Niciun articol de revizuit",
          text: "Articolele trimise la revizie apar aici. Primiți și o notificare pentru fiecare.",
        }}
      >
        {pending.map(({ id, title, facts, excerpt, revises }) => (
          <Row
            key={id}
            href={submissionPath(id)}
            title={title}
            say={excerpt}
            facts={facts}
            state={revises ? <Badge icon={PencilLine}>Modificare</Badge> : <Badge icon={FilePlus2}>Articol nou</Badge>}
          />
        ))}
      </FoundList>
      {drafts.length > 0 ? (
        <List
          heading="Ciorne"
          tight
          end={<p className="small muted">O ciornă este a autorului ei: vedeți numai titlul, autorul și data.</p>}
        >
          {drafts.map(({ id, title, facts }) => (
            <Row key={id} title={title} facts={facts} />
          ))}
        </List>
      ) : null}
    </>
  );
}

/** The newest that authorities sent, each with whose it is. */
export function RequestsPanel({ view: { requests, drafts } }: { view: RequestsTab }) {
  return (
    <FoundList
      heading="Solicitări trimise de curând"
      action={<Anchor href={ADMIN_REQUESTS}>Toate solicitările</Anchor>}
      tight
      shown={requests.length}
      nothingYet={{
        title: "Nicio solicitare în procesare",
        text: `Solicitările apar aici după ce autoritățile le trimit partenerilor. ${draftsText(drafts)}`,
      }}
      end={<p className="small muted">{draftsText(drafts)}</p>}
    >
      {requests.map(({ id, title, status, decision, authority, facts }) => (
        <Row
          key={id}
          href={adminRequestPath(id)}
          title={title}
          facts={[authority.name, ...facts]}
          state={<RequestStatusBadge status={status} decision={decision} />}
        />
      ))}
    </FoundList>
  );
}

function draftsText(drafts: number): string {
  if (drafts === 0) return "Nicio ciornă.";
  const seen = drafts === 1 ? "o vede numai autoritatea care o scrie" : "le văd numai autoritățile care le scriu";
  return `${plural(drafts, "ciornă", "ciorne")}: până la trimitere ${seen}.`;
}

/** Who has an account. */
export function PeoplePanel({ people }: { people: PeopleCounts }) {
  return (
    <Card heading="Utilizatori" className="stack">
      <Facts
        rows={[
          { term: "Din autorități (UAT)", detail: formatNumber(people.uat) },
          { term: "Din firme", detail: formatNumber(people.firma) },
          ...(people.unplaced === 0 ? [] : [{ term: "Fără organizație", detail: formatNumber(people.unplaced) }]),
          { term: "Administratori", detail: formatNumber(people.admin) },
        ]}
      />
      <Cluster>
        <ButtonLink href={PEOPLE}>Toate persoanele</ButtonLink>
        <ButtonLink href={ORGANISATIONS}>Toate organizațiile</ButtonLink>
      </Cluster>
    </Card>
  );
}
