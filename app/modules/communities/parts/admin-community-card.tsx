import { Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cloth } from "~/ui/cloth/cloth";
import { DialogLink } from "~/ui/dialog/dialog";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { PostButton } from "~/ui/form/post-button";
import { Cluster } from "~/ui/layout/layout";
import { Dotted } from "~/ui/text/text";
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

type CardProps = {
  community: AdminCommunityFacts;
  /** The query string of the list, to return to it. */
  search: string;
};

/** A community as an ADMIN sees it in the list, with what can be done with it. */
export function AdminCommunityCard({ community, search }: CardProps) {
  const { id, href, name, seed, verified, picture, county, size, projects, owner, unowned, shown, isTest, created } =
    community;
  const path = adminCommunityPath(id);
  return (
    <Card as="li" className="org">
      <Cloth seed={seed} kind="UAT" size="cover" verified={verified} picture={picture} />
      <div className="org__b">
        <h2>
          <Anchor href={path}>{name}</Anchor>
        </h2>
        <p className="small muted">
          <Dotted facts={[county, size, projects]} />
        </p>
        <Cluster>
          {unowned ? <UnownedBadge /> : null}
          {shown ? (
            <Badge tone="ok" icon={Eye}>
              <Anchor href={href}>
                Publică<span className="vh">: vezi pagina {name}</span>
              </Anchor>
            </Badge>
          ) : (
            <Badge icon={EyeOff}>Nepublică</Badge>
          )}
          {isTest ? <TestBadge /> : null}
        </Cluster>
        <p className="small muted">
          <Dotted
            facts={[
              ownerWords(owner, name),
              <span key="created" className="nowrap">
                {created}
              </span>,
            ]}
          />
        </p>
        <div className="foot-line">
          <Cluster>
            <ButtonLink small icon={Pencil} href={path}>
              Editează<span className="vh"> {name}</span>
            </ButtonLink>
            <Deletion id={id} name={name} search={search}>
              Șterge<span className="vh"> {name}</span>
            </Deletion>
          </Cluster>
        </div>
      </div>
    </Card>
  );
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
  const href = search ? `${action}?${SENT_FROM}=${encodeURIComponent(search)}` : action;
  const dialog = `sterge-${id}`;
  return (
    <>
      <DialogLink small variant="quiet" icon={Trash2} dialog={dialog} href={href}>
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
