import { Hourglass } from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import { PostButton } from "~/ui/form/post-button";
import { Row } from "~/ui/list/row";
import type { ClaimableFacts } from "../rules/card";
import { CLAIMS } from "../rules/paths";
import { UnownedBadge } from "./badges";

/** Communities that may be the authority's own, each with one button. `may`: the authority is verified. */
export const claimableRows = (communities: readonly ClaimableFacts[], may: boolean) =>
  communities.map((community) => (
    <Row
      key={community.id}
      href={community.href}
      title={community.name}
      facts={[community.county, community.size]}
      cell={
        community.waitingSince ? (
          <Badge tone="yellow" icon={Hourglass}>
            Revendicată la {community.waitingSince}
          </Badge>
        ) : (
          <UnownedBadge />
        )
      }
      state={may && !community.waitingSince ? <ClaimForm community={community} /> : null}
    />
  ));

function ClaimForm({ community: { id, name } }: { community: ClaimableFacts }) {
  return (
    <PostButton small action={CLAIMS} fields={{ community: id }} busyLabel="Se trimite…">
      Revendică pagina<span className="vh">: {name}</span>
    </PostButton>
  );
}
