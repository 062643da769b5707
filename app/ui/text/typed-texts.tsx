import type { TypedText } from "~/platform/refusal";

/** What somebody typed into a form, with its line ends, each text under the label of its field. */
export const TypedTextList = ({ texts }: { texts: readonly TypedText[] }) =>
  texts.map(({ label, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the texts of one form never change places
    <div key={index}>
      {label === null ? null : <p className="label">{label}</p>}
      <p className="lines--typed">{text}</p>
    </div>
  ));
