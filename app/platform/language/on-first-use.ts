/** What is costly to make and seldom needed, such as a formatter of a language: made when it is first asked for, then kept. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
