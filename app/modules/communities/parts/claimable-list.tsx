import { Hourglass } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { PostButton } from "~/ui/form/post-button";
import { Dotted } from "~/ui/text/text";
import type { ClaimableFacts } from "../rules/card";
import { CLAIMS } from "../rules/paths";
import { UnownedBadge } from "./badges";

/** Communities that may be the authority's own, each with one button. `may`: the authority is verified. */
export function ClaimableList({ communities, may }: { communities: readonly ClaimableFacts[]; may: boolean }) {
  return (
    <ul>
      {communities.map((community) => (
        <li key={community.id} className="reqrow">
          <div className="reqrow__words">
            <Anchor href={community.href}>{community.name}</Anchor>
            <p className="small muted">
              <Dotted facts={[community.county, community.size]} />
            </p>
          </div>
          {community.waitingSince ? (
            <Badge tone="yellow" icon={Hourglass}>
              Revendicată la {community.waitingSince}
            </Badge>
          ) : (
            <UnownedBadge />
          )}
          <div className="reqrow__do">
            {may && !community.waitingSince ? <ClaimForm community={community} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ClaimForm({ community: { id, name } }: { community: ClaimableFacts }) {
  return (
    <PostButton small action={CLAIMS} fields={{ community: id }} busyLabel="Se trimite…">
      Revendică pagina<span className="vh">: {name}</span>
    </PostButton>
  );
}
