import { conversationReads, conversations, messages } from "~/modules/conversations/tables.server";
import type { Writer } from "./batches";
import type { Tick } from "./office-time";
import { idAt, type Random } from "./random";
import { type Line, linesOf, type Talk } from "./talks";
import type { Making, Person } from "./world";

export async function writeTalks(writer: Writer, whole: Making, talks: readonly Talk[]): Promise<void> {
  const making = { ...whole, random: whole.random.fork("talk rows") };
  await writer.write(conversations, conversationRows(making, talks));
  await writer.write(messages, messageRows(making, talks));
  await writer.write(conversationReads, readRows(making, talks));
}

function* conversationRows({ time }: Making, talks: readonly Talk[]) {
  const moment = (tick: Tick | null | undefined): Date | null => (tick == null ? null : time.moment(tick));
  for (const talk of talks) {
    const lines = linesOf(talk);
    const firstBy = (kind: "UAT" | "FIRMA") => lines.find(({ by }) => by?.organisation.kind === kind)?.at;
    const row: typeof conversations.$inferInsert = {
      id: talk.id,
      uatOrganisationId: talk.authority.id,
      firmaOrganisationId: talk.firm.id,
      subject: talk.subject,
      aboutRequestId: talk.about?.requestId ?? null,
      aboutNumber: talk.about?.number ?? null,
      openedBy: talk.opener.id,
      firstUatMessageAt: moment(firstBy("UAT")),
      firstFirmaMessageAt: moment(firstBy("FIRMA")),
      closedAt: moment(talk.closedAt),
      createdAt: time.moment(talk.from),
      lastMessageAt: time.moment(lines.at(-1)?.at ?? talk.from),
    };
    yield row;
  }
}

function* messageRows({ random, time }: Making, talks: readonly Talk[]) {
  for (const talk of talks) {
    for (const { at, text, by } of linesOf(talk)) {
      const row: typeof messages.$inferInsert = {
        id: idAt(random, time.milliseconds(at)),
        conversationId: talk.id,
        kind: by ? "message" : "note",
        authorId: by?.person.id ?? null,
        organisationId: by?.organisation.id ?? null,
        text,
        createdAt: time.moment(at),
      };
      yield row;
    }
  }
}

function* readRows({ random, time }: Making, talks: readonly Talk[]) {
  for (const talk of talks) {
    const lines = linesOf(talk);
    for (const person of [...talk.authority.people, ...talk.firm.people]) {
      const at = readUpTo(random, talk, lines, person);
      if (at === null) continue;
      const row: typeof conversationReads.$inferInsert = {
        conversationId: talk.id,
        userId: person.id,
        lastReadAt: time.moment(at),
        readAt: time.moment(at),
      };
      yield row;
    }
  }
}

/** An author has read the earlier messages; the newest may be unread, and a colleague may have read none. */
function readUpTo(random: Random, { closedAt }: Talk, lines: readonly Line[], person: Person): Tick | null {
  const own = lines.findLastIndex(({ by }) => by?.person === person);
  const last = lines.length - 1;
  if (last < 0 || (own < 0 && random.chance(0.4))) return null;
  const isAllRead = closedAt !== null || random.chance(0.75);
  const position = isAllRead ? last : random.between(Math.max(own, 0), last);
  return lines[position]?.at ?? null;
}
