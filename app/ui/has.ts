/** Whether what a component is given is data with this property, and not words or an element. */
export const has = <Given, Key extends string>(
  given: Given,
  key: Key,
): given is Extract<Given, object & Readonly<Record<Key, unknown>>> =>
  typeof given === "object" && given !== null && key in given;
