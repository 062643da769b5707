import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cloth } from "~/ui/cloth/cloth";
import { Facts } from "~/ui/fisa/fisa";
import { Tags } from "~/ui/tag/tag";
import { Dotted } from "~/ui/text/text";
import type { ExampleFacts } from "../rules/showcase";

/** A community worth looking at: its figures, what it finished, what it has to show. */
export function ExampleCard({ example }: { example: ExampleFacts }) {
  const { name, href, seed, verified, picture, county, size, figures, finished, sights } = example;
  return (
    <Card as="li" className="org">
      <Cloth seed={seed} kind="UAT" size="cover" verified={verified} picture={picture} />
      <div className="org__b stack">
        <div>
          <h2>{name}</h2>
          <p className="small muted">
            <Dotted facts={[county, size]} />
          </p>
        </div>
        <Facts rows={figures} />
        {finished.length > 0 ? (
          <div>
            <h3>Realizări</h3>
            <ul>
              {finished.map((title, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two projects may have one title
                <li key={place}>{title}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {sights.length > 0 ? <Tags tags={sights} /> : null}
        <div className="foot-line">
          <ButtonLink href={href}>
            Vezi Profil Complet<span className="vh">: {name}</span>
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
