import type { Task, TaskLine } from "./todo";

/** Things to do of one kind: the first of them and its date, how many there are, and all of them in a line. */
type Group<First> = { first: First; count: number; several: TaskLine; when?: string | undefined };

/** What does not wait for the reader is told, but never as the first task. */
export type Entry = Group<Task> & { waits: boolean };

/** "Ce urmează" of a dashboard: one task with its button, and the rest in lines. */
export type Agenda = { task: Task; also: TaskLine[] };

/** The first entry that waits is the task, `otherwise` where none does; everything else is counted below it. */
export function agenda(entries: readonly Entry[], otherwise: Task): Agenda {
  const first = entries.find(({ waits }) => waits);
  const rest = entries.filter((entry) => entry !== first || entry.count > 1);
  return { task: first?.first ?? otherwise, also: rest.map(lineOf) };
}

const lineOf = ({ first, count, several, when }: Entry): TaskLine =>
  count === 1 ? { text: first.title, href: first.href, when } : several;

/** A thing to do of which there is only one. */
export const single = (task: Task): Entry => ({
  first: task,
  count: 1,
  several: { text: task.title, href: task.href },
  waits: true,
});

/** The same as the step of an item, named as it is among others. */
export function entryOf<Step extends Omit<Task, "title"> & { titleInList: string }>(
  { first: { titleInList, text, href, action }, ...group }: Group<Step>,
  waits: boolean,
): Entry {
  return { ...group, first: { title: titleInList, text, href, action }, waits };
}
