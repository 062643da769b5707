import { CommunityCard } from "~/modules/communities/parts/community-card";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { Grid, Split } from "~/ui/layout/layout";
import type { Landing } from "../landing.server";

/** The newest communities. */
export function Communities({ communities, counts }: Pick<Landing, "communities" | "counts">) {
  return (
    <section className="page stack" id="comunitati">
      <Split>
        <h2>Comunități</h2>
        <Anchor href="/comunitati">
          {counts.communities > 1
            ? `Toate cele ${plural(counts.communities, "comunitate", "comunități")}`
            : "Toate comunitățile"}
        </Anchor>
      </Split>
      {communities.length > 0 ? (
        <Grid columns={4}>
          {communities.map((community) => (
            <CommunityCard key={community.id} community={community} />
          ))}
        </Grid>
      ) : (
        <p className="muted">
          Comunitățile apar aici după verificare. A dumneavoastră poate fi prima:{" "}
          <Anchor href="/register?tip=uat">înregistrarea durează câteva minute</Anchor>.
        </p>
      )}
    </section>
  );
}
