import { ExternalLink, Link2Off } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Icon } from "~/ui/icon/icon";
import { Row } from "~/ui/list/row";
import type { LinkRow } from "../pages/link-view.server";

/** A link to another site opens beside the page, and says so to those who do not see its sign. */
export const OutsideLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children} <Icon of={ExternalLink} size="small" />
    <span className="vh"> (se deschide într-o filă nouă)</span>
  </a>
);

export const BrokenBadge = () => (
  <Badge tone="red" icon={Link2Off}>
    Nefuncțional
  </Badge>
);

/** Quick links as readers see them; when an outside one worked last is said only of a broken one. */
export const LinkRows = ({ rows }: { rows: readonly LinkRow[] }) =>
  rows.map(({ id, title, note, address, isOurs, site, words, isBroken }) => (
    <Row
      key={id}
      title={isOurs ? <Anchor href={address}>{title}</Anchor> : <OutsideLink href={address}>{title}</OutsideLink>}
      mark={isBroken ? <BrokenBadge /> : null}
      facts={[note, isOurs ? null : site, isBroken ? words : null]}
    />
  ));
