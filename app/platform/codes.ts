/** The codes of a vocabulary, in its order: at least one, as a schema's choice wants them. */
export const codesOf = <Code extends string>(vocabulary: Readonly<Record<Code, unknown>>) =>
  Object.keys(vocabulary) as [Code, ...Code[]];
