import type { FieldTable } from "~/platform/form/field-table";
import type { Person } from "../support/people";

/** Two values of a field that is a `code`, as they are typed, and what is read of each where it is shown. */
type Sample = readonly [typed: string, shown: string];

/** A thing with a form of fields, and where it is written, edited and read. */
export type Noun = {
  table: FieldTable;
  who: () => Promise<Person>;
  /** The address of its form, where it is written new. */
  create: (who: Person) => string | Promise<string>;
  /** The id of the thing that was created last. */
  last: (who: Person) => Promise<string>;
  /** What is stored of it. */
  stored: (id: string) => Promise<object>;
  edit: (id: string) => string;
  /** Who reads its page, where that is somebody else than who writes it. */
  reader?: () => Promise<Person>;
  /** Where its fields are read. */
  page: (id: string) => string | Promise<string>;
  /** The fields that this page does not show, each with the reason. */
  notShown: Readonly<Record<string, string>>;
  /** The values of codes; of other kinds values are made. */
  samples: Readonly<Record<string, readonly [Sample, Sample]>>;
};
