import {
  Building2,
  CalendarCheck,
  FilePlus2,
  MessageCircle,
  MessageSquarePlus,
  Newspaper,
  Presentation,
  Radar,
} from "lucide-react";
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
import { downloadsOf, KindSlot, Trust } from "~/modules/library/parts/resource-rows";
import { shownMean } from "~/modules/library/rules/feedback";
import { filePath, firmResourcePath, proposalsPath } from "~/modules/library/rules/paths";
import { firmResources, ratingsAmong } from "~/modules/library/store/firm-resources.server";
import { resourceRow } from "~/modules/library/views/resource-view.server";
import { CatalogueRow } from "~/modules/training/parts/catalogue-row";
import { OWN_PLACES, OWN_PROGRAMS } from "~/modules/training/rules/paths";
import { programPolicy } from "~/modules/training/rules/policy";
import { published } from "~/modules/training/rules/program";
import { upcomingEvents } from "~/modules/training/store/programs.server";
import { catalogueRowsFor } from "~/modules/training/views/catalogue-rows.server";
import { now } from "~/platform/clock";
import { countedWord } from "~/platform/language/plural";
import { pick } from "~/platform/pick";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import type { ButtonsOf } from "~/ui/button/buttons";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { FoundList } from "~/ui/list/found-list";
import { List } from "~/ui/list/list";
import { ListTabs } from "~/ui/list/list-tabs";
import { Cell, IconSlot, Row } from "~/ui/list/row";
import { Rating } from "~/ui/review/rating";
import { BENEFITS, NETWORK, NETWORK_TABS, networkTab, PACKAGE_BENEFITS, PARTNER_PACKAGE } from "../rules/network";
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
    rows: await catalogueRowsFor(actor, await upcomingEvents(at, MOST_EVENTS), at),
    hindrance: programPolicy.whyNot("enrol", actor, published("event"), at)?.sentence ?? null,
  };
}

async function resourcesShown() {
  const at = now();
  const resources = await firmResources(MOST_RESOURCES);
  const ratings = await ratingsAmong(resources.map(({ editionId }) => editionId));
  return resources.map((resource) => {
    const row = resourceRow(resource, at);
    const [fileId, ...others] = resource.fileIds;
    const given = ratings.get(resource.editionId) ?? { number: 0, mean: null };
    return {
      ...pick(
        row,
        "id",
        "title",
        "kind",
        "kindCode",
        "category",
        "hasText",
        "isTemplate",
        "isExample",
        "state",
        "words",
      ),
      onlyFile: !row.hasText && fileId && others.length === 0 ? filePath(firmResourcePath(row.id), fileId) : null,
      mean: shownMean(given),
      downloads: resource.downloads,
    };
  });
}

export const meta: Route.MetaFunction = () => [{ title: "Network Profesional & Resurse – PSP" }];

type View = Route.ComponentProps["loaderData"];

export default function NetworkPage({ loaderData: { tab, forum, events, resources } }: Route.ComponentProps) {
  return (
    <>
      <Head
        heading="Network Profesional & Resurse"
        actions={tab === "comunitate" && forum?.hindrance !== null ? null : ACTIONS[tab]}
      />
      <ListTabs label="Rețeaua partenerilor" asked={networkTab.at(NETWORK, { tab })} by="tab" tabs={NETWORK_TABS} />
      {forum ? <Community {...forum} /> : null}
      {events ? <Events {...events} /> : null}
      {resources ? <Resources resources={resources} /> : null}
      {tab === "beneficii" ? <Benefits /> : null}
    </>
  );
}

const ACTIONS: Readonly<Record<View["tab"], ButtonsOf>> = {
  comunitate: { label: "Topic Nou", icon: MessageSquarePlus, href: NEW_DISCUSSION, primary: true },
  evenimente: [
    { label: "Evenimentele mele", icon: CalendarCheck, href: OWN_PLACES.event },
    { label: "Programe propuse", icon: Presentation, href: OWN_PROGRAMS },
  ],
  resurse: { label: "Propune un document", icon: FilePlus2, href: proposalsPath("FIRMA", "new") },
  beneficii: null,
};

const Community = ({ rows, hindrance }: NonNullable<View["forum"]>) => (
  <>
    {hindrance === null ? null : <Notice>{hindrance}</Notice>}
    <FoundList
      label="Discuții pe forum"
      shown={rows.length}
      nothingYet={{ title: "Nicio discuție, deocamdată", text: "Puneți prima întrebare." }}
      end={<Anchor href={FORUM}>Tot forumul, cu categorii și căutare</Anchor>}
    >
      <DiscussionRows rows={rows} />
    </FoundList>
  </>
);

const Events = ({ rows, hindrance }: NonNullable<View["events"]>) => (
  <>
    {hindrance ? <Notice>{hindrance}</Notice> : null}
    <FoundList
      label="Evenimente"
      shown={rows.length}
      nothingYet={{
        title: "Niciun eveniment, deocamdată",
        text: "Aici apar evenimentele pe care le publică asociația, cu data, locul, prețul și locurile rămase.",
      }}
      verbs="long"
    >
      {rows.map((row) => (
        <CatalogueRow key={row.program.id} {...row} />
      ))}
    </FoundList>
  </>
);

const Resources = ({ resources }: { resources: NonNullable<View["resources"]> }) => (
  <FoundList
    label="Resurse"
    tight
    shown={resources.length}
    nothingYet={{
      title: "Nicio resursă, deocamdată",
      text: "Aici apar documentele bibliotecii pe care administratorii le deschid și firmelor.",
    }}
  >
    {resources.map((resource) => (
      <ResourceRow key={resource.id} resource={resource} />
    ))}
  </FoundList>
);

function ResourceRow({ resource }: { resource: NonNullable<View["resources"]>[number] }) {
  const { id, title, kind, kindCode, category, hasText, mean, downloads } = resource;
  const page = firmResourcePath(id);
  return (
    <Row
      href={page}
      title={title}
      slot={<KindSlot of={kindCode} />}
      facts={[kind, category, mean === null ? "fără notă încă" : <Rating key="mean" value={mean} />]}
      cell={<Cell wide unit={<Trust {...resource} />} />}
      state={<Cell value={downloads} unit={countedWord(downloads, "descărcare", "descărcări")} />}
      action={hasText ? { label: "Descarcă", post: `${page}/download`, reload: true } : null}
      menu={downloadsOf(resource, page)}
    />
  );
}

const ICONS = [Radar, Building2, Newspaper, MessageCircle] as const;

const Benefits = () => (
  <>
    <List label="Beneficii" pairs>
      {BENEFITS.map(({ title, text, action }, place) => (
        <Row
          key={title}
          title={title}
          slot={<IconSlot icon={ICONS[place] ?? MessageCircle} />}
          text={
            <>
              <p>{text}</p>
              <p>
                <Anchor href={action.href}>{action.label}</Anchor>
              </p>
            </>
          }
        />
      ))}
    </List>
    <Card heading="Pachetul de partener" className="stack">
      <p>Ce vedeți mai sus are orice firmă verificată. Cu pachetul de partener, asociația mai oferă:</p>
      <ul className="bullets">
        {PACKAGE_BENEFITS.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <div>
        <ButtonLink variant="choose" href={PARTNER_PACKAGE}>
          Află mai mult
        </ButtonLink>
      </div>
    </Card>
  </>
);
