import { calendarOf } from "~/modules/training/content/calendar.server";
import { certificateCheckPath, OWN_PLACES, programDeskPath, programPath } from "~/modules/training/rules/paths";
import { priceText } from "~/modules/training/rules/prices";
import { type EnrolmentState, enrolmentState } from "~/modules/training/rules/seats";
import { FORMATS, PROGRAM_KINDS } from "~/modules/training/rules/vocabulary";
import { type CertificateRecord, certificateById } from "~/modules/training/store/certificates.server";
import { type EnrolmentRecord, enrolmentById, enrolmentsIn } from "~/modules/training/store/enrolments.server";
import { linkOf, type ProgramRecord, programById } from "~/modules/training/store/programs.server";
import { now } from "~/platform/clock";
import { dateTime } from "~/platform/language/dates";
import type { Notice, NoticesByEvent, NoticesOf } from "../rules/notice";
import { nameOf, rule, type Sentence, says, textOf, titleOf } from "../rules/sentence";

const name = ({ id }: ProgramRecord): Sentence => nameOf("program", id);
const titled = ({ id }: ProgramRecord): Sentence => titleOf("program", id);

const factsOf = (program: ProgramRecord, link: string | null): readonly (readonly [string, string])[] => [
  ["Începe", dateTime(program.startsAt)],
  ["Se termină", dateTime(program.endsAt)],
  ["Ore", String(program.hours)],
  ["Format", FORMATS[program.format]],
  ["Preț", priceText(program).own],
  ...(program.place === null ? [] : [["Loc", program.place] as const]),
  ...(link === null ? [] : [["Adresa întâlnirii", link] as const]),
];

const pageOf = (program: ProgramRecord) => ({
  href: programPath(program.kind, program.id),
  action: program.kind === "training" ? "Vezi cursul" : "Vezi evenimentul",
});

type Told = Omit<Notice, "to">;

/** Whether this person is told where the meeting is (`enrolmentPolicy.join`). */
const joins = ({ seatedAt, hasLeft, isSuspended }: EnrolmentRecord): boolean =>
  seatedAt !== null && !hasLeft && !isSuspended;
type Own = { program: ProgramRecord; place: EnrolmentRecord; state: EnrolmentState; link: string | null };

/** To the person of an enrolment, as long as they are still in the state that the notice is about. */
const toPerson =
  (states: readonly EnrolmentState[], notice: (own: Own) => Told | null): NoticesOf =>
  async ({ subjectId }) => {
    const at = now();
    const place = await enrolmentById(subjectId);
    const program = place && (await programById(place.programId, at));
    if (!program) return null;
    const state = enrolmentState(place, at);
    if (!states.includes(state)) return null;
    const said = notice({ program, place, state, link: joins(place) ? await linkOf(program.id) : null });
    return said && { ...said, to: { people: [place.userId] } };
  };

const seated = toPerson(["seated"], ({ program, place, link }) => ({
  type: "enrolment",
  toDoerToo: true,
  title: says`Înscriere confirmată: ${name(program)}`,
  message: says`Aveți un loc la ${titled(program)}, ${program.startsAt}.`,
  details: {
    facts: factsOf(program, link),
    next: "Fișierul alăturat pune programul în calendarul dumneavoastră. Dacă nu mai puteți veni, renunțați la loc pe pagina programului: îl primește următorul de pe listă.",
  },
  calendar: () => calendarOf(program, place, link),
  ...pageOf(program),
}));

/** Whoever never had a seat has nothing in the calendar. */
const withdrawn = toPerson(["withdrawn"], ({ program, place }) =>
  place.seatedAt === null
    ? null
    : {
        type: "enrolment",
        toDoerToo: true,
        title: place.hasLeft ? says`Nu mai aveți loc: ${name(program)}` : says`Ați renunțat la loc: ${name(program)}`,
        message: says`${place.hasLeft ? says`Nu mai lucrați la ${nameOf("organisation", place.organisationId)}, pentru care v-ați înscris. ` : ""}Nu mai aveți loc la ${titled(program)}, ${program.startsAt}. Fișierul alăturat scoate programul din calendar.`,
        calendar: () => calendarOf(program, place, null),
        ...pageOf(program),
      },
);

const offered = toPerson(["offered"], ({ program, place }) => ({
  type: "seat_offered",
  title: says`S-a eliberat un loc: ${name(program)}`,
  message: says`Vi se oferă un loc la ${titled(program)}, ${program.startsAt}. Îl păstrăm pentru dumneavoastră până la ${place.offerUntil ?? ""}.`,
  details: { next: "Dacă nu îl acceptați până atunci, îl primește următorul de pe listă." },
  ...pageOf(program),
  action: "Acceptă sau refuză locul",
}));

const freed = toPerson(["waiting"], ({ program }) => ({
  type: "seat_offered",
  title: says`S-a eliberat un loc: ${name(program)}`,
  message: says`${titled(program)} începe ${program.startsAt}. În ultimele 24 de ore locul nu se mai păstrează: îl ia primul care apasă „Înscrie-te”.`,
  ...pageOf(program),
  action: "Înscrie-te",
}));

const lapsed = toPerson(["lapsed"], ({ program }) => ({
  type: "seat_offered",
  title: says`Locul oferit nu mai este păstrat: ${name(program)}`,
  message: rule("Termenul pentru răspuns a trecut. Vă puteți înscrie din nou, la sfârșitul listei."),
  ...pageOf(program),
}));

/** Each person's own calendar file of a program; null for whoever has no seat. */
const calendars = (program: ProgramRecord, places: readonly EnrolmentRecord[], link: string | null) => {
  const own = new Map(places.map((place) => [place.userId, place]));
  return (person: string) => {
    const place = own.get(person);
    return place?.seatedAt ? calendarOf(program, place, joins(place) ? link : null) : null;
  };
};

/** To whoever has a seat, and with `andWaiting` also to those who are offered one or wait. */
const toEverybody =
  (
    andWaiting: boolean,
    notice: (program: ProgramRecord, link: string | null, changes: Sentence | null) => Told | null,
  ): NoticesOf =>
  async ({ id, subjectId, note }) => {
    const at = now();
    const program = await programById(subjectId, at);
    if (!program) return null;
    const changes = note === null ? null : textOf("journal_note", id);
    const states: readonly EnrolmentState[] = andWaiting ? ["seated", "offered", "waiting"] : ["seated"];
    const places = (await enrolmentsIn(subjectId)).filter((place) => states.includes(enrolmentState(place, at)));
    const link = await linkOf(subjectId);
    const inside = notice(program, link, changes);
    const outside = notice(program, null, changes);
    if (!inside || !outside) return null;
    const calendar = calendars(program, places, link);
    const people = (of: readonly EnrolmentRecord[]) => ({ people: of.map(({ userId }) => userId) });
    const those = Map.groupBy(places, joins);
    return [
      { ...inside, to: people(those.get(true) ?? []), calendar },
      { ...outside, to: people(those.get(false) ?? []), calendar },
    ];
  };

const moved = toEverybody(true, (program, link, changes) =>
  program.cancelledAt !== null
    ? null
    : {
        type: "program_changed",
        title: says`S-a schimbat data, locul, linkul sau prețul: ${name(program)}`,
        message:
          changes === null
            ? says`${titled(program)} este acum ${program.startsAt}.`
            : says`S-a schimbat programul ${titled(program)}.
${changes}`,
        details: { facts: factsOf(program, link) },
        ...pageOf(program),
      },
);

const cancelled = toEverybody(true, (program) => ({
  type: "program_changed",
  title: says`A fost anulat: ${name(program)}`,
  message: says`${titled(program)}, ${program.startsAt}, nu mai are loc.`,
  details: { quotes: [{ name: "Motivul", text: program.cancelledReason ?? "", of: nameOf("program", program.id) }] },
  ...pageOf(program),
}));

const near = toEverybody(false, (program, link) =>
  program.cancelledAt !== null
    ? null
    : {
        type: "program_near",
        title: says`Urmează: ${name(program)}`,
        message: says`${titled(program)} începe ${program.startsAt}.`,
        details: { facts: factsOf(program, link) },
        ...pageOf(program),
      },
);

const proposed: NoticesOf = async ({ subjectId }) => {
  const program = await programById(subjectId, now());
  if (!program) return null;
  return {
    type: "program_waiting",
    to: "administrators",
    title: says`${program.providerId === null ? "O firmă" : nameOf("organisation", program.providerId)} a propus: ${name(program)}`,
    message: says`${PROGRAM_KINDS[program.kind]}, ${program.startsAt}.`,
    href: programDeskPath("ADMIN", program.id),
    action: "Citește propunerea",
  };
};

/** To the firm that proposed it; the association tells nobody of its own. */
const decided =
  (title: Sentence, message: (program: ProgramRecord) => Sentence): NoticesOf =>
  async ({ subjectId }) => {
    const program = await programById(subjectId, now());
    if (!program?.providerId) return null;
    return {
      type: "program_decided",
      to: { organisations: [program.providerId] },
      title: says`${title}: ${name(program)}`,
      message: message(program),
      href: programDeskPath("FIRMA", program.id),
      action: "Vezi programul",
    };
  };

/** To its holder, as long as they have an account. */
const certificate =
  (notice: (certificate: CertificateRecord) => Omit<Told, "type">): NoticesOf =>
  async ({ subjectId }) => {
    const found = await certificateById(subjectId);
    if (!found?.holderId) return null;
    return {
      type: "certificate",
      to: { people: [found.holderId] },
      ...notice(found),
    };
  };

const issued = certificate(({ id, number, kind }) => ({
  href: `${OWN_PLACES[kind]}#certificate`,
  action: "Descarcă certificatul",
  title: says`Aveți un certificat: ${nameOf("certificate", id)}`,
  message: says`Certificatul de participare ${rule(number)} a fost emis.`,
  details: {
    next: "Oricine îl poate verifica la adresa tipărită pe el. Numele întreg îl vede numai cui îi dați și ultimele patru semne ale codului.",
  },
}));

const revoked = certificate(({ id, code, number, revokedReason }) => ({
  href: certificateCheckPath(code),
  action: "Vezi certificatul",
  title: says`Certificat revocat: ${nameOf("certificate", id)}`,
  message: says`Certificatul ${rule(number)} nu mai este valabil. Oricine îl verifică citește aceasta, cu motivul.`,
  details: { quotes: [{ name: "Motivul", text: revokedReason ?? "", of: nameOf("certificate_revocation", id) }] },
}));

export const trainingNotices = {
  "certificate.issued": issued,
  "certificate.revoked": revoked,
  "enrolment.seated": seated,
  "enrolment.withdrawn": withdrawn,
  "enrolment.offered": offered,
  "enrolment.lapsed": lapsed,
  "enrolment.freed": freed,
  "program.moved": moved,
  "program.cancelled": cancelled,
  "program.near": near,
  "program.proposed": proposed,
  "program.published": decided(rule("Program publicat"), () =>
    rule("Se pot face înscrieri. Vedeți cine s-a înscris pe pagina programului."),
  ),
  "program.rejected": decided(
    rule("Program respins"),
    ({ id }) => says`Motivul: ${nameOf("program_rejection", id)}\nÎl puteți corecta și trimite din nou.`,
  ),
} satisfies NoticesByEvent;
