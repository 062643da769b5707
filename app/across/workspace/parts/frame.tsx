import { Bell, House, LifeBuoy, LogOut, Settings, ShieldCheck, UserRound } from "lucide-react";
import { Outlet, useLocation } from "react-router";
import type { Role } from "~/modules/accounts/rules/actor";
import { accountLabel, accountPath, securityPath, workspacePath } from "~/modules/accounts/rules/places";
import { verificationLabels } from "~/modules/accounts/rules/verification";
import { readableEmail } from "~/platform/language/host-name";
import { countedWord } from "~/platform/language/plural";
import type { LinkTo } from "~/ui/anchor/anchor";
import { Cloth } from "~/ui/cloth/cloth";
import { PostButton } from "~/ui/form/post-button";
import { Icon } from "~/ui/icon/icon";
import { useLive } from "~/ui/live/use-live";
import { usePostWhenVisible } from "~/ui/live/use-post-when-visible";
import type { AccountLink } from "~/ui/workspace/rail";
import type { Room } from "~/ui/workspace/rooms";
import { Workspace } from "~/ui/workspace/workspace";
import { BellPanel } from "../../notifications/parts/bell-panel";
import { SEARCH } from "../../search/rules/paths";
import type { FrameData } from "../http/frame-data.server";
import { type NavigationPage, type NavigationRoom, navigationOf } from "./navigation";
import { PageFlash } from "./page-flash";
import { PageTheme } from "./page-theme";
import { PaletteKey } from "./palette-key";

const COUNTED = {
  messages: ["necitit", "necitite"],
  waiting: ["de verificat"],
  articles: ["de revizuit"],
  claims: ["de decis"],
  tickets: ["fără răspuns"],
  posts: ["de decis"],
  programs: ["în așteptare"],
  proposals: ["în așteptare"],
} as const;

/** The frame of a signed-in page: navigation with its numbers, search, notifications, account. */
export function WorkspaceFrame({ actor, picture, counts, unopened }: FrameData) {
  const { pathname } = useLocation();
  useLive(["notifications", "messages"]);
  const { rooms, bar } = navigationOf[actor.role];
  const prefix = workspacePath(actor.role);
  usePostWhenVisible(`${prefix}/notificari/vazute`, "pagina", unopened ? pathname : null);
  return (
    <Workspace
      path={pathname}
      home={`${prefix}/dashboard`}
      site={{ href: "/", label: "Prima pagină" }}
      search={{ action: SEARCH, label: "Caută în platformă", placeholder: "Caută în platformă", keys: "Ctrl K" }}
      notifications={{
        href: `${prefix}/notificari`,
        label: "Notificări",
        unread: counts.notifications,
        words: countedWord(counts.notifications, "necitită", "necitite"),
        panel: <BellPanel centre={`${prefix}/notificari`} unread={counts.notifications} />,
      }}
      account={{
        mark: <AccountMark actor={actor} picture={picture} />,
        links: accountLinks(actor.role),
        outside: OUTSIDE,
        theme: <PageTheme />,
      }}
      signOut={<SignOut />}
      groups={rooms.map((group) => group.map((room) => counted(room, counts)))}
      bar={bar}
    >
      <PageFlash />
      <PaletteKey
        role={actor.role}
        pages={[...rooms.flat().flatMap(namedPages), ...accountLinks(actor.role), ...OUTSIDE]}
      />
      <Outlet />
    </Workspace>
  );
}

/** The same page, or room with its pages, with the number that it shows. */
function counted(room: NavigationRoom, counts: FrameData["counts"]): Room {
  const withCount = <Page extends NavigationPage>({ counts: which, ...page }: Page) => ({
    ...page,
    count: which && ([counts[which], ...COUNTED[which]] as const),
  });
  const { pages, ...own } = room;
  return { ...withCount(own), ...(pages && { pages: pages.map(withCount) }) };
}

/** One link for each address: an ADMIN's account is the security page. */
/** The pages of a room; the one that opens with it has the name of the room. */
const namedPages = ({ href, label, pages = [] }: NavigationRoom): readonly LinkTo[] => [
  { href, label },
  ...pages.filter((page) => page.href !== href),
];

function accountLinks(role: Role): AccountLink[] {
  const pages = new Map([
    [accountPath(role), { label: accountLabel(role), icon: role === "ADMIN" ? ShieldCheck : Settings }],
    [securityPath(role), { label: "Securitate", icon: ShieldCheck }],
    [`${workspacePath(role)}/notificari/preferinte`, { label: "Setări notificări", icon: Bell }],
  ]);
  return [...pages].map(([href, page]) => ({ href, ...page }));
}

/** Pages outside the workspace. */
const OUTSIDE: readonly AccountLink[] = [
  { href: "/", label: "Prima pagină", icon: House },
  { href: "/support", label: "Suport", icon: LifeBuoy },
];

/** Loads a document, because the pages of visitors are not hydrated. */
function SignOut() {
  return (
    <PostButton variant="quiet" icon={LogOut} action="/deconectare" reloadDocument>
      Deconectare
    </PostButton>
  );
}

/** Whose account it is: the organisation and the person's address; of one that is not verified also its state. */
function AccountMark({ actor: { organisation, name, email }, picture }: Pick<FrameData, "actor" | "picture">) {
  const verified = organisation?.verification === "verified";
  return (
    <>
      {organisation ? (
        <Cloth
          seed={organisation.id}
          kind={organisation.kind}
          name={organisation.name}
          verified={verified}
          picture={picture}
        />
      ) : (
        <span className="slot">
          <Icon of={UserRound} />
        </span>
      )}
      <span>
        <b translate="no">{organisation?.name ?? name}</b>
        <span className="muted">
          {organisation === null ? "administrator" : readableEmail(email)}
          {organisation === null ? null : (
            <span className={verified ? "vh" : "block"}>{verificationLabels[organisation.verification]}</span>
          )}
        </span>
      </span>
    </>
  );
}
