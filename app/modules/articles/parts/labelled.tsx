import type { ReactNode } from "react";
import { Dotted } from "~/ui/text/text";

/** Small facts, each after its name. */
export const Labelled = ({ facts }: { facts: readonly { term: string; detail: ReactNode }[] }) => (
  <span>
    <Dotted
      facts={facts.map(({ term, detail }) => (
        <span key={term}>
          {term}: {detail}
        </span>
      ))}
    />
  </span>
);
