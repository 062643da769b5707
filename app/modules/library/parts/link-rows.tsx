import { ExternalLink, Link2Off } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Icon } from "~/ui/icon/icon";
import { Row, Rows } from "~/ui/rows/rows";
import { Dotted } from "~/ui/text/text";
import type { LinkRow } from "../pages/link-view.server";

/** A link to another site opens beside the page, and says so to those who do not see its sign. */
export const OutsideLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="vh"> (se deschide într-o filă nouă)</span>
  </a>
);

export const BrokenBadge = () => (
  <Badge tone="red" icon={Link2Off}>
    Nefuncțional
  </Badge>
);

/** Quick links as readers see them. */
export const LinkRows = ({ rows }: { rows: readonly LinkRow[] }) => (
  <Rows>
    {rows.map(({ id, title, note, address, isOurs, site, words, isBroken }) => (
      <Row
        key={id}
        title={isOurs ? <Anchor href={address}>{title}</Anchor> : <OutsideLink href={address}>{title}</OutsideLink>}
        note={
          <>
            {note === "" ? null : <span className="block">{note}</span>}
            {isOurs ? null : (
              <span className="block">
                <Dotted facts={[site, words]} />
              </span>
            )}
          </>
        }
        end={isBroken ? <BrokenBadge /> : isOurs ? null : <Icon of={ExternalLink} size="small" />}
      />
    ))}
  </Rows>
);
