import { Eye, EyeOff } from "lucide-react";
import { organisationPath } from "~/modules/accounts/rules/places";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { PostButton } from "~/ui/form/post-button";
import { Stars } from "~/ui/rating/rating";
import { Dotted } from "~/ui/text/text";
import { reviewActionPath } from "../reviews";
import type { ReviewRow } from "../rows.server";

/** Reviews with who wrote them about whom, and the one step that an ADMIN may take about each. */
export function ReviewRows({ reviews }: { reviews: readonly ReviewRow[] }) {
  return (
    <ul>
      {reviews.map(({ id, overall, authority, partner, facts, text, reply, hidden }) => (
        <li key={id} className="reqrow">
          <div className="reqrow__words">
            <Stars value={overall} />
            <p>
              <Anchor href={organisationPath(authority.id)}>{authority.name}</Anchor> despre{" "}
              <Anchor href={organisationPath(partner.id)}>{partner.name}</Anchor>
            </p>
            <p className="lines">{text}</p>
            {reply ? <p className="small lines">{`Răspunsul firmei: ${reply}`}</p> : null}
            <p className="small muted">
              <Dotted facts={facts} />
            </p>
            {hidden ? <p className="small ochre">{hidden}</p> : null}
          </div>
          {hidden ? (
            <Badge tone="yellow" icon={EyeOff}>
              Ascunsă
            </Badge>
          ) : (
            <Badge tone="green" icon={Eye}>
              Publică
            </Badge>
          )}
          <div className="reqrow__do">
            {hidden ? (
              <PostButton small icon={Eye} action={reviewActionPath(id, "showing")} busyLabel="Se arată…">
                Arată din nou<span className="vh"> recenzia despre {partner.name}</span>
              </PostButton>
            ) : (
              <ButtonLink small variant="quiet" icon={EyeOff} href={reviewActionPath(id, "hiding")}>
                Ascunde<span className="vh"> recenzia despre {partner.name}</span>
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
