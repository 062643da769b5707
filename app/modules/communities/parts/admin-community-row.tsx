import { Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import { quoted } from "~/platform/language/quotes";
import { Badge } from "~/ui/badge/badge";
import { Cloth } from "~/ui/cloth/cloth";
import { DialogLink } from "~/ui/dialog/dialog";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { PostButton } from "~/ui/form/post-button";
import { Row } from "~/ui/list/row";
import type { CommunityCardFacts } from "../rules/card";
import { adminCommunityPath } from "../rules/paths";
import { TestBadge, UnownedBadge } from "./badges";

export type AdminCommunityFacts = CommunityCardFacts & {
  /** The organisation's name; null while nobody owns it. */
  owner: string | null;
  unowned: boolean;
  /** Whether the community is public. */
  shown: boolean;
  created: string;
};

type RowProps = {
  community: AdminCommunityFacts;
  /** The query string of the list, to return to it. */
  search: string;
};

/** A community as an ADMIN sees it in the list, with what can be done with it. */
export function AdminCommunityRow({ community, search }: RowProps) {
  const { id, href, name, seed, verified, county, size, projects, owner, unowned, shown, isTest, created } = community;
  const path = adminCommunityPath(id);
  return (
    <Row
      href={path}
      title={name}
      mark={isTest ? <TestBadge /> : null}
      slot={<Cloth seed={seed} kind="UAT" verified={verified} />}
      facts={[county, size, projects, unowned ? null : ownerWords(owner, name)]}
      cell={unowned ? <UnownedBadge /> : <span className="muted nowrap">{created}</span>}
      state={
        shown ? (
          <Badge tone="ok" icon={Eye}>
            Publică
          </Badge>
        ) : (
          <Badge icon={EyeOff}>Nepublică</Badge>
        )
      }
      menu={[
        { label: "Editează", icon: Pencil, href: path },
        ...(shown ? [{ label: "Vezi pagina publică", icon: Eye, href }] : []),
        { label: "Șterge", icon: Trash2, href: deletionPath(id, search) },
      ]}
    />
  );
}

/** The page of the deletion, which leads back to the list as it was. */
function deletionPath(id: string, search: string): string {
  const path = adminCommunityPath(id, "deletion");
  return search ? `${path}?${SENT_FROM}=${encodeURIComponent(search)}` : path;
}

/** An authority and its community mostly have the same name, which is then not repeated. */
function ownerWords(owner: string | null, name: string): string {
  if (owner === null) return "Făcută de asociație";
  return owner === name ? "A instituției" : `Administrată de ${owner}`;
}

type DeletionProps = { id: string; name: string; search: string; children: ReactNode };

/** Opens the deletion dialog, or its page without JavaScript; `children` is the link's text. */
export function Deletion({ id, name, search, children }: DeletionProps) {
  const action = adminCommunityPath(id, "deletion");
  const dialog = `sterge-${id}`;
  return (
    <>
      <DialogLink variant="quiet" icon={Trash2} dialog={dialog} href={deletionPath(id, search)}>
        {children}
      </DialogLink>
      <QuestionDialog id={dialog} title="Ștergeți comunitatea?" effect={communityDeletionEffect(name)}>
        <DeletionForm action={action} search={search} />
      </QuestionDialog>
    </>
  );
}

export const communityDeletionEffect = (name: string): string =>
  `${quoted(name)} dispare din director și rămâne 30 de zile în coș, de unde se poate restaura.`;

/** The confirmation, in the dialog and on the page. */
function DeletionForm({ action, search }: { action: string; search: string }) {
  return (
    <PostButton variant="danger" icon={Trash2} action={action} fields={{ [SENT_FROM]: search }} busyLabel="Se șterge…">
      Șterge comunitatea
    </PostButton>
  );
}
