import { quoted } from "~/platform/language/quotes";
import { Anchor } from "../anchor/anchor";

export type CorrectedProps = { typed: string; text: string; exactHref: string };

/** Said over rows that were found for other words than the typed ones. */
export const Corrected = ({ typed, text, exactHref }: CorrectedProps) => (
  <p role="status">
    Am căutat {quoted(text)} în loc de {quoted(typed)}. <Anchor href={exactHref}>Caută exact {quoted(typed)}</Anchor>
  </p>
);
