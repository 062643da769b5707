import type { Counted } from "~/platform/language/plural";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { Count } from "../badge/tag";
import { Icon, type IconShape } from "../icon/icon";

type RoomCount = Exclude<Counted, readonly [string, string]>;

/** A page of a room; `covers` are the beginnings of further addresses that belong to it. */
export type RoomPage = LinkTo & {
  /** Open items there, hidden when 0; the words are read aloud. */
  count?: RoomCount | undefined;
  covers?: readonly string[];
};

/** A room of the workspace; its pages are shown while it is open, the first of them at the room's own address. */
export type Room = RoomPage & { icon: IconShape; pages?: readonly RoomPage[] };

/** Groups of rooms, with a hairline between them. */
export type RoomGroups = readonly (readonly Room[])[];

/** Where a page is: the room, the page of the room, and whether it is that page itself rather than one below it. */
export type Place = { room: string; page: string; exact: boolean };

/** The longest address that equals the path or is a parent of it decides; null when no room has it. */
export function placeOf(groups: RoomGroups, path: string): Place | null {
  const begins = (href: string) => path === href || path.startsWith(href.endsWith("/") ? href : `${href}/`);
  const known = groups
    .flat()
    .flatMap((room) =>
      [room, ...(room.pages ?? [])].flatMap((page) =>
        [page.href, ...(page.covers ?? [])].map((begin) => ({ begin, room: room.href, page: page.href })),
      ),
    );
  const holding = known.filter(({ begin }) => begins(begin));
  const [longest] = holding.sort((one, other) => other.begin.length - one.begin.length);
  return longest ? { room: longest.room, page: longest.page, exact: path === longest.page } : null;
}

/** The links of all rooms, and of the pages of the open one. */
export function RoomLinks({ groups, place }: { groups: RoomGroups; place: Place | null }) {
  return groups.map((rooms) => (
    <ul key={rooms[0]?.href}>
      {rooms.map((room) => (
        <RoomLink key={room.href} room={room} place={place?.room === room.href ? place : null} />
      ))}
    </ul>
  ));
}

/** As many of what another count counts. */
const countOf = (number: number, [, ...words]: RoomCount): Counted => [number, ...words];

/** `place` is null while the room is closed. */
function RoomLink({ room: { href, label, icon, pages = [], ...room }, place }: { room: Room; place: Place | null }) {
  const counts = [room, ...pages].flatMap(({ count }) => (count ? [count] : []));
  const [first] = counts;
  const waiting = counts.reduce((sum, [count]) => sum + count, 0);
  const isPage = place?.exact && pages.length === 0;
  return (
    <li>
      <Anchor href={href} aria-current={place ? (isPage ? "page" : "true") : undefined}>
        <Icon of={icon} />
        {label}
        {first && waiting > 0 ? <Count value={countOf(waiting, first)} /> : null}
      </Anchor>
      {place && pages.length > 0 ? (
        <ul>
          {pages.map((page) => (
            <li key={page.href}>
              <Anchor
                className="sub"
                href={page.href}
                aria-current={page.href === place.page ? (place.exact ? "page" : "true") : undefined}
              >
                {page.label}
                {page.count && page.count[0] > 0 ? <Count value={page.count} /> : null}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
