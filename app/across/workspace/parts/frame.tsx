import { LogOut } from "lucide-react";
import { Outlet, useLocation } from "react-router";
import type { Role } from "~/modules/accounts/rules/actor";
import { accountLabel, accountPath, securityPath, workspacePath } from "~/modules/accounts/rules/places";
import { verificationLabels } from "~/modules/accounts/rules/verification";
import { readableEmail } from "~/platform/language/host-name";
import { countedWord } from "~/platform/language/plural";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { PostButton } from "~/ui/form/post-button";
import { useLive } from "~/ui/live/use-live";
import { usePostWhenVisible } from "~/ui/visible/use-post-when-visible";
import { Workspace } from "~/ui/workspace/workspace";
import { BellPanel } from "../../notifications/parts/bell-panel";
import { SEARCH } from "../../search/rules/search";
import type { FrameData } from "../http/frame-data.server";
import { navigationOf } from "./navigation";
import { PageFlash } from "./page-flash";
import { PageTheme } from "./page-theme";
import { PaletteKey } from "./palette-key";

const COUNTED = {
  messages: (count: number) => countedWord(count, "necitit", "necitite"),
  waiting: () => "de verificat",
  articles: () => "de revizuit",
  claims: () => "de decis",
  tickets: () => "fără răspuns",
  posts: () => "de decis",
  programs: () => "în așteptare",
  proposals: () => "în așteptare",
} as const;

/** The frame of a signed-in page: navigation with its numbers, search, notifications, account. */
export function WorkspaceFrame({ actor, picture, counts, unopened }: FrameData) {
  const { pathname } = useLocation();
  useLive(["notifications", "messages"]);
  const { groups, bottom } = navigationOf[actor.role];
  const prefix = workspacePath(actor.role);
  usePostWhenVisible(`${prefix}/notificari/vazute`, "pagina", unopened ? pathname : null);
  return (
    <Workspace
      path={pathname}
      home={`${prefix}/dashboard`}
      site={{ href: "/", label: "Prima pagină" }}
      search={{ action: SEARCH, label: "Caută în platformă", placeholder: "Caută", keys: "Ctrl K" }}
      notifications={{
        href: `${prefix}/notificari`,
        label: "Notificări",
        unread: counts.notifications,
        words: countedWord(counts.notifications, "necitită", "necitite"),
        panel: <BellPanel centre={`${prefix}/notificari`} unread={counts.notifications} />,
      }}
      account={{ email: readableEmail(actor.email), links: accountLinks(actor.role) }}
      theme={<PageTheme />}
      signOut={<SignOut />}
      groups={groups.map(({ label, items }) => ({
        label,
        links: items.map(({ counts: counted, ...link }) => ({
          ...link,
          count: counted ? { value: counts[counted], words: COUNTED[counted](counts[counted]) } : undefined,
        })),
      }))}
      bar={bottom}
      organisation={<Mark actor={actor} picture={picture} />}
    >
      <PageFlash />
      <PaletteKey
        role={actor.role}
        // the account itself is in the groups
        pages={[...groups.flatMap(({ items }) => items), ...accountLinks(actor.role).slice(1)]}
      />
      <Outlet />
    </Workspace>
  );
}

/** One link for each address: an ADMIN's account is the security page. */
function accountLinks(role: Role) {
  const pages = new Map([
    [accountPath(role), accountLabel(role)],
    [securityPath(role), "Securitate"],
    [`${workspacePath(role)}/notificari/preferinte`, "Setări notificări"],
  ]);
  return [...pages].map(([href, label]) => ({ href, label }));
}

/** Loads a document, because the pages of visitors are not hydrated. */
function SignOut() {
  return (
    <PostButton variant="quiet" icon={LogOut} action="/deconectare" reloadDocument>
      Deconectare
    </PostButton>
  );
}

function Mark({ actor: { organisation, name }, picture }: Pick<FrameData, "actor" | "picture">) {
  if (!organisation) return <p className="small muted">{name}, administrator</p>;
  const verified = organisation.verification === "verified";
  return (
    <OrganisationMark
      seed={organisation.id}
      kind={organisation.kind}
      name={organisation.name}
      verified={verified}
      size="s"
      picture={picture}
      note={verified ? null : verificationLabels[organisation.verification]}
    />
  );
}
