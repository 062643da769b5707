/** Some properties of an object: the columns of a table that a query reads, the facts of a row that a page shows. */
export const pick = <From extends object, Name extends keyof From>(from: From, ...names: Name[]): Pick<From, Name> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
