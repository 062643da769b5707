import { PartnerMark } from "~/modules/partners/parts/partner-mark";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { CardLink } from "~/ui/card/card";
import { Grid, Split } from "~/ui/layout/layout";
import { Rating } from "~/ui/rating/rating";
import type { Landing } from "../landing.server";

/** The best rated partners. */
export function Partners({ partners, counts }: Pick<Landing, "partners" | "counts">) {
  return (
    <section className="page stack" id="parteneri">
      <Split>
        <h2>Parteneri</h2>
        <Anchor href="/parteneri">
          {counts.partners > 1 ? `Toți cei ${plural(counts.partners, "partener", "parteneri")}` : "Toți partenerii"}
        </Anchor>
      </Split>
      {partners.length > 0 ? (
        <Grid columns={4}>
          {partners.map((partner) => (
            <CardLink key={partner.id} href={`/partener/${partner.id}`} compact>
              <PartnerMark partner={partner} level={3} />
              <p className="small muted">{partner.service}</p>
              <div>
                <Rating value={partner.rating} words={partner.reviews} />
              </div>
            </CardLink>
          ))}
        </Grid>
      ) : (
        <p className="muted">
          Partenerii apar aici după verificare. Firma dumneavoastră poate fi prima:{" "}
          <Anchor href="/register?tip=firma">înregistrarea durează câteva minute</Anchor>.
        </p>
      )}
    </section>
  );
}
