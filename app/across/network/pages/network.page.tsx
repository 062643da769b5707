import { Download, MessageSquarePlus } from "lucide-react";
import type { Member } from "~/modules/accounts/rules/actor";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { DiscussionRows } from "~/modules/forum/parts/discussion-rows";
import { discussionList } from "~/modules/forum/rules/discussion-query";
import { blankDiscussion } from "~/modules/forum/rules/moves";
import { FORUM, NEW_DISCUSSION } from "~/modules/forum/rules/paths";
import { discussionPolicy, seesInside } from "~/modules/forum/rules/policy";
import { discussionRow } from "~/modules/forum/rules/view";
import { listDiscussions } from "~/modules/forum/store/discussions.server";
import { unreadAmong } from "~/modules/forum/store/reads.server";
import { StateBadge } from "~/modules/library/parts/verification-notice";
import { shownMean } from "~/modules/library/rules/feedback";
import { filePath, firmResourcePath, proposalsPath } from "~/modules/library/rules/paths";
import { firmResources, ratingsAmong } from "~/modules/library/store/firm-resources.server";
import { resourceRow } from "~/modules/library/views/resource-view.server";
import { ProgramCard, type ProgramCardProps } from "~/modules/training/parts/program-card";
import { OWN_PLACES, OWN_PROGRAMS } from "~/modules/training/rules/paths";
import { programPolicy } from "~/modules/training/rules/policy";
import { published } from "~/modules/training/rules/program";
import { upcomingEvents } from "~/modules/training/store/programs.server";
import { programCardsFor } from "~/modules/training/views/program-cards.server";
import { now } from "~/platform/clock";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { PageHeading } from "~/ui/heading/heading";
import { Cluster, Grid, Split, Stack } from "~/ui/layout/layout";
import { Rating } from "~/ui/rating/rating";
import { Tabs } from "~/ui/tabs/tabs";
import { Dotted } from "~/ui/text/text";
import { BENEFITS, NETWORK_TABS, networkPath, networkTab, PACKAGE_BENEFITS, PARTNER_PACKAGE } from "../rules/network";
import type { Route } from "./+types/network.page";

const DISCUSSIONS = 10;
const MOST_RESOURCES = 100;
const MOST_EVENTS = 50;

/** Only what the shown tab needs is read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = firmaOf(context);
  const { tab } = networkTab.read(url.searchParams);
  return {
    tab,
    forum: tab === "comunitate" ? await forumOf(actor) : null,
    events: tab === "evenimente" ? await eventsFor(actor) : null,
    resources: tab === "resurse" ? await resourcesShown() : null,
  };
}

async function forumOf(actor: Member) {
  const at = now();
  const { rows } = await listDiscussions(discussionList.read(new URLSearchParams()), seesInside(actor));
  const shown = rows.slice(0, DISCUSSIONS);
  const unread = await unreadAmong(
    actor.userId,
    shown.map(({ id }) => id),
  );
  return {
    rows: shown.map((discussion) => discussionRow(discussion, at, unread.get(discussion.id))),
    hindrance: discussionPolicy.whyNot("open", actor, blankDiscussion("general"), at)?.sentence ?? null,
  };
}

async function eventsFor(actor: Member) {
  const at = now();
  return {
    cards: await programCardsFor(actor, await upcomingEvents(at, MOST_EVENTS), at),
    hindrance: programPolicy.whyNot("enrol", actor, published("event"), at)?.sentence ?? null,
  };
}

async function resourcesShown() {
  const at = now();
  const resources = await firmResources(MOST_RESOURCES);
  const ratings = await ratingsAmong(resources.map(({ editionId }) => editionId));
  return resources.map((resource) => {
    const { id, title, summary, kind, category, hasText, isTemplate, isExample, state } = resourceRow(resource, at);
    const [fileId, ...others] = resource.fileIds;
    const given = ratings.get(resource.editionId) ?? { number: 0, mean: null };
    return {
      id,
      title,
      summary,
      kind,
      category,
      hasText,
      isTemplate,
      isExample,
      state,
      file: !hasText && fileId && others.length === 0 ? filePath(firmResourcePath(id), fileId) : null,
      mean: shownMean(given),
      downloads: `descărcat ${plural(resource.downloads, "dată", "ori")}`,
    };
  });
}

export const meta: Route.MetaFunction = () => [{ title: "Network Profesional & Resurse – PSP" }];

type View = Route.ComponentProps["loaderData"];

export default function NetworkPage({ loaderData: { tab, forum, events, resources } }: Route.ComponentProps) {
  const codes = Object.keys(NETWORK_TABS) as View["tab"][];
  return (
    <Stack gap={3}>
      <PageHeading
        heading="Network Profesional & Resurse"
        intro="Forumul, evenimentele, resursele și ce aduce platforma unei firme partenere."
      />
      <Tabs
        label="Rețeaua partenerilor"
        tabs={codes.map((code) => ({
          href: networkPath({ tab: code }),
          label: NETWORK_TABS[code],
          current: code === tab,
        }))}
      />
      {forum ? <Community forum={forum} /> : null}
      {events ? <Events {...events} /> : null}
      {resources ? <Resources resources={resources} /> : null}
      {tab === "beneficii" ? <Benefits /> : null}
    </Stack>
  );
}

function Community({ forum: { rows, hindrance } }: { forum: NonNullable<View["forum"]> }) {
  return (
    <Stack>
      <Split center>
        <h2>Discuții pe forum</h2>
        {hindrance === null ? (
          <ButtonLink variant="primary" icon={MessageSquarePlus} href={NEW_DISCUSSION}>
            Topic Nou
          </ButtonLink>
        ) : null}
      </Split>
      {hindrance === null ? null : <Notice>{hindrance}</Notice>}
      {rows.length === 0 ? (
        <p className="muted">Nicio discuție, deocamdată. Puneți prima întrebare.</p>
      ) : (
        <Card>
          <DiscussionRows rows={rows} />
        </Card>
      )}
      <p>
        <Anchor href={FORUM}>Tot forumul, cu categorii și căutare</Anchor>
      </p>
    </Stack>
  );
}

type EventsProps = { cards: readonly ProgramCardProps[]; hindrance: string | null };

const Events = ({ cards, hindrance }: EventsProps) => (
  <Stack>
    <Split center>
      <h2>Evenimente</h2>
      <Cluster tight>
        <ButtonLink href={OWN_PLACES.event}>Evenimentele mele</ButtonLink>
        <ButtonLink href={OWN_PROGRAMS}>Programe propuse</ButtonLink>
      </Cluster>
    </Split>
    {hindrance ? <Notice>{hindrance}</Notice> : null}
    {cards.length === 0 ? (
      <EmptyState title="Niciun eveniment, deocamdată" level={3}>
        Aici apar evenimentele pe care le publică asociația, cu data, locul, prețul și locurile rămase.
      </EmptyState>
    ) : (
      cards.map((card) => <ProgramCard key={card.program.id} level={3} {...card} />)
    )}
  </Stack>
);

const Resources = (props: ResourcesProps) => (
  <Stack>
    <p className="small">
      <Anchor href={proposalsPath("FIRMA")}>Propuneți un document</Anchor>
    </p>
    <ResourceCards {...props} />
  </Stack>
);
type ResourcesProps = { resources: NonNullable<View["resources"]> };

function ResourceCards({ resources }: ResourcesProps) {
  if (resources.length === 0)
    return (
      <EmptyState title="Nicio resursă, deocamdată">
        Aici apar documentele bibliotecii pe care administratorii le deschid și firmelor.
      </EmptyState>
    );
  return (
    <Grid>
      {resources.map((resource) => (
        <ResourceCard key={resource.id} resource={resource} />
      ))}
    </Grid>
  );
}

function ResourceCard({ resource }: { resource: NonNullable<View["resources"]>[number] }) {
  const { id, title, summary, kind, category, hasText, isTemplate, file, mean, downloads, isExample, state } = resource;
  const about = <span className="vh">: {title}</span>;
  return (
    <Card as="article" heading={<Anchor href={firmResourcePath(id)}>{title}</Anchor>}>
      <Stack gap={1}>
        <p className="small muted">
          <Dotted facts={[kind, category, downloads]} />
        </p>
        <p className="clamp">{summary}</p>
        <Cluster tight>
          <StateBadge state={state} isExample={isExample} />
          {mean === null ? <span className="small muted">Fără notă încă</span> : <Rating value={mean} />}
        </Cluster>
        {hasText ? (
          <Cluster tight>
            <PostButton small icon={Download} action={firmResourcePath(id, "download")} reloadDocument>
              Descarcă PDF{about}
            </PostButton>
            {isTemplate ? (
              <PostButton
                small
                icon={Download}
                action={firmResourcePath(id, "download")}
                fields={{ format: "docx" }}
                reloadDocument
              >
                Descarcă DOCX{about}
              </PostButton>
            ) : null}
          </Cluster>
        ) : null}
        {file ? (
          <ButtonLink small icon={Download} href={file} download reload>
            Descarcă fișierul{about}
          </ButtonLink>
        ) : null}
      </Stack>
    </Card>
  );
}

const Benefits = () => (
  <Stack gap={3}>
    <Grid>
      {BENEFITS.map(({ title, text, action }) => (
        <Card key={title} heading={title}>
          <p>{text}</p>
          <p>
            <Anchor href={action.href}>{action.label}</Anchor>
          </p>
        </Card>
      ))}
    </Grid>
    <Card heading="Pachetul de partener" now>
      <Stack gap={1}>
        <p>
          Ce vedeți mai sus are orice firmă verificată. Cu pachetul de partener, asociația mai oferă:{" "}
          {PACKAGE_BENEFITS.join("; ")}.
        </p>
        <ButtonLink variant="primary" href={PARTNER_PACKAGE}>
          Află mai mult
        </ButtonLink>
      </Stack>
    </Card>
  </Stack>
);
