import { ClockAlert } from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import { Cloth } from "~/ui/cloth/cloth";
import { Corner } from "~/ui/fisa/fisa";
import { unbroken } from "~/ui/text/unbroken";
import { EXAMPLE } from "../rules/landing";

/** A request with two offers, of which one is to be chosen: invented, and said to be so. */
export function LandingExample() {
  const { authority, title, deadline, budget, offers } = EXAMPLE;
  return (
    <figure className="mini">
      <figcaption className="small muted">Exemplu: o solicitare cu două oferte</figcaption>
      <div className="fisa fisa--corner">
        <Corner
          rows={[
            { term: "Termen", detail: deadline },
            { term: "Buget", detail: budget },
          ]}
        />
        <div className="fisa__head stack stack--1">
          <p className="antet">
            <Cloth seed={authority} kind="UAT" size="s" />
            <span>{authority}</span>
          </p>
          <h3 className="mini__t">{unbroken(title)}</h3>
          <Badge tone="yellow" icon={ClockAlert}>
            De ales
          </Badge>
        </div>
        <div className="mini__c">
          {offers.map(({ firm, price, duration, reviews }) => (
            <div key={firm} className="mini__o">
              <div className="who">
                <Cloth seed={firm} kind="FIRMA" size="s" />
                <b>{firm}</b>
              </div>
              <span className="price">{unbroken(price)}</span>
              <span className="muted">{duration}</span>
              <span className="muted">{unbroken(reviews)}</span>
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}
