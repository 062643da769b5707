import { Handshake, Landmark, Newspaper, Target } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Marked } from "~/ui/marked/marked";
import type { Result } from "../results";
import { type EntryKind, KINDS } from "../rules";

const ICONS = {
  community: Landmark,
  partner: Handshake,
  opportunity: Target,
  article: Newspaper,
} satisfies Record<EntryKind, unknown>;

/** One result: its kind, its place, and the line with the hit. */
export function SearchResult({ result }: { result: Result }) {
  const { kind, href, title, facts, line, note } = result;
  const name = <Marked pieces={title} />;
  return (
    <li>
      <div className="row">
        <div>
          <h2 className="h3">{href ? <Anchor href={href}>{name}</Anchor> : name}</h2>
          <div className="cluster cluster--tight small num">
            <Badge tone="plain" icon={ICONS[kind]}>
              {KINDS[kind].one}
            </Badge>
            <span>
              {facts.map((fact, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other key and never change places
                <span key={at}>
                  {at > 0 ? " · " : null}
                  <Marked pieces={fact} />
                </span>
              ))}
            </span>
          </div>
          {line.length > 0 ? (
            <p>
              <Marked pieces={line} />
            </p>
          ) : null}
          {note ? <p className="small">{note}</p> : null}
        </div>
      </div>
    </li>
  );
}
