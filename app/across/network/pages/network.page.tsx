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
import { listDiscussions, numberOfDiscussions } from "~/modules/forum/store/discussions.server";
import { unreadAmong } from "~/modules/forum/store/reads.server";
import { proposalsPath } from "~/modules/library/rules/paths";
import { numberOfFirmResources } from "~/modules/library/store/firm-resources.server";
import { CatalogueRow } from "~/modules/training/parts/catalogue-row";
import { OWN_PLACES, OWN_PROGRAMS } from "~/modules/training/rules/paths";
import { programPolicy } from "~/modules/training/rules/policy";
import { published } from "~/modules/training/rules/program";
import { numberOfUpcomingEvents, upcomingEvents } from "~/modules/training/store/programs.server";
import { catalogueRowsFor } from "~/modules/training/views/catalogue-rows.server";
import { now } from "~/platform/clock";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import type { ButtonsOf } from "~/ui/button/buttons";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { Halves } from "~/ui/layout/layout";
import { FoundList } from "~/ui/list/found-list";
import { List } from "~/ui/list/list";
import { ListTabs } from "~/ui/list/list-tabs";
import { IconSlot, Row } from "~/ui/list/row";
import { Resources } from "../parts/network-resources";
import {
  BENEFITS,
  NETWORK,
  NETWORK_TABS,
  type NetworkQuery,
  networkList,
  PACKAGE_BENEFITS,
  PARTNER_PACKAGE,
} from "../rules/network";
import type { Route } from "./+types/network.page";
import { resourcesShown } from "./network-resources.server";

const DISCUSSIONS = 10;
const MOST_EVENTS = 50;

/** Of the open tab the list is read, of the others how long theirs is. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = firmaOf(context);
  const query = networkList.read(url.searchParams);
  const { tab } = query;
  return {
    query,
    counts: await countsFor(actor),
    forum: tab === "comunitate" ? await forumOf(actor) : null,
    events: tab === "evenimente" ? await eventsFor(actor) : null,
    resources: tab === "resurse" ? await resourcesShown(query) : null,
  };
}

async function countsFor(actor: Member) {
  const [comunitate, evenimente, resurse] = await Promise.all([
    numberOfDiscussions(seesInside(actor)),
    numberOfUpcomingEvents(now()),
    numberOfFirmResources(),
  ]);
  return { comunitate, evenimente, resurse };
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

export const meta: Route.MetaFunction = () => [{ title: "Network Profesional & Resurse – PSP" }];

type View = Route.ComponentProps["loaderData"];

export default function NetworkPage({ loaderData }: Route.ComponentProps) {
  const { query, counts, forum, events, resources } = loaderData;
  const { tab } = query;
  return (
    <>
      <Head
        heading="Network Profesional & Resurse"
        actions={tab === "comunitate" && forum?.hindrance !== null ? null : ACTIONS[tab]}
      />
      <ListTabs
        label="Rețeaua partenerilor"
        asked={networkList.at(NETWORK, query)}
        by="tab"
        tabs={NETWORK_TABS}
        counts={counts}
      />
      {forum ? <Community {...forum} /> : null}
      {events ? <Events {...events} /> : null}
      {resources ? <Resources query={query} resources={resources} /> : null}
      {tab === "beneficii" ? <Benefits /> : null}
    </>
  );
}

const ACTIONS: Readonly<Record<NetworkQuery["tab"], ButtonsOf>> = {
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
      <Halves>
        <p>Ce vedeți mai sus are orice firmă verificată. Cu pachetul de partener, asociația mai oferă:</p>
        <ul className="bullets">
          {PACKAGE_BENEFITS.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </Halves>
      <div>
        <ButtonLink variant="choose" href={PARTNER_PACKAGE}>
          Află mai mult
        </ButtonLink>
      </div>
    </Card>
  </>
);
