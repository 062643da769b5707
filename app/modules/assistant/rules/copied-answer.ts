type Sentence = { text: string; sources: readonly number[] };
type Source = { number: number; title: string; heading: string; state: string };

/**
 * An answer to be pasted elsewhere: its sentences with the numbers of their passages, who wrote them where it was a model, and
 * the document of each passage with what is known of it.
 */
export function copiedAnswer(
  sentences: readonly Sentence[],
  sources: readonly Source[],
  writer: string | null,
): string {
  const said = sentences.map(({ text, sources: numbers }) => `${text} ${numbers.map((one) => `[${one}]`).join("")}`);
  const named = sources.map(({ number, title, heading, state }) =>
    [`[${number}] ${title}`, heading, state].filter((part) => part !== "").join(", "),
  );
  const by = writer === null ? [] : [`Text scris de un model (${writer}) din pasajele citate.`];
  return [...said, ...by, "", "Surse:", ...named].join("\n");
}
