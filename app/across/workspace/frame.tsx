import { LogOut } from "lucide-react";
import { Form, Outlet, useLocation } from "react-router";
import type { Actor } from "~/modules/accounts/rules/actor";
import { verificationLabels } from "~/modules/accounts/rules/verification";
import { Button } from "~/ui/button/button";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { useLive } from "~/ui/live/use-live";
import type { PictureData } from "~/ui/picture/picture";
import { Workspace } from "~/ui/workspace/workspace";
import { SEARCH } from "../search/rules";
import { navigationOf } from "./navigation";
import { PageFlash } from "./page-flash";
import { PageTheme } from "./page-theme";

/** The numbers beside the navigation, for one person. */
export type Counts = { notifications: number; messages: number; waiting: number; articles: number; claims: number };

export type FrameData = {
  actor: Pick<Actor, "role" | "email" | "name" | "organisation">;
  /** Of their organisation, in place of its cloth. */
  picture: PictureData | null;
  counts: Counts;
};

const COUNTED = {
  messages: "necitite",
  waiting: "de verificat",
  articles: "de revizuit",
  claims: "de hotărât",
} as const;
const prefixes = { UAT: "/uat", FIRMA: "/firma", ADMIN: "/admin" };

/** The frame of a signed-in page: where one may go, what waits there, who one is. */
export function WorkspaceFrame({ actor, picture, counts }: FrameData) {
  const { pathname } = useLocation();
  useLive(["notifications", "messages"]);
  const { groups, bottom } = navigationOf[actor.role];
  const prefix = prefixes[actor.role];
  return (
    <Workspace
      path={pathname}
      home={`${prefix}/dashboard`}
      site={{ href: "/", label: "Prima pagină" }}
      search={{ action: SEARCH, label: "Caută în platformă", placeholder: "Caută" }}
      notifications={{
        href: `${prefix}/notificari`,
        label: "Notificări",
        unread: counts.notifications,
        words: "necitite",
      }}
      email={actor.email}
      signOut={<SignOut />}
      groups={groups.map(({ label, items }) => ({
        label,
        links: items.map(({ counts: counted, ...link }) => ({
          ...link,
          count: counted ? { value: counts[counted], words: COUNTED[counted] } : undefined,
        })),
      }))}
      bar={bottom}
      organisation={<Mark actor={actor} picture={picture} />}
    >
      <PageFlash />
      <Outlet />
      <footer className="frame-end">
        <PageTheme />
      </footer>
    </Workspace>
  );
}

/** Signing out leaves the hydrated world, so it loads a document. */
function SignOut() {
  return (
    <Form method="post" action="/deconectare" reloadDocument>
      <Button variant="quiet" icon={LogOut}>
        Deconectare
      </Button>
    </Form>
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
