import type { Asked } from "~/platform/form/list-query";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "../anchor/anchor";

type CorrectedProps = {
  asked: Pick<Asked<{ text: string; exact: "da" | null }>, "query" | "hrefOf">;
  /** The words that were found instead of the typed ones. */
  text: string | null | undefined;
};

/** Said over rows that were found for other words than the typed ones. */
export function Corrected({ asked, text }: CorrectedProps) {
  if (typeof text !== "string") return null;
  const typed = quoted(asked.query.text);
  return (
    <p role="status">
      Am căutat {quoted(text)} în loc de {typed}.{" "}
      <Anchor href={asked.hrefOf({ exact: "da" })}>Caută exact {typed}</Anchor>
    </p>
  );
}
