import { CalendarPlus, Eye } from "lucide-react";
import { PostButton } from "~/ui/form/post-button";
import { Cell, DateSlot, Row } from "~/ui/list/row";
import { Moment } from "~/ui/text/text";
import type { ProgramCardView } from "../rules/card";
import { programPath } from "../rules/paths";
import type { EnrolmentState } from "../rules/seats";
import { EnrolmentBadge } from "./enrolment-badge";
import { ProgramRating } from "./program-rating";
import { SeatsMeter } from "./seats-meter";

export type CatalogueRowProps = {
  program: ProgramCardView;
  /** The reader's own place; null when they have none. */
  state: EnrolmentState | null;
  /** Whether their calendar can take it. */
  hasCalendar: boolean;
  /** The button that asks for a place; null when the reader may not ask. */
  ask: { words: string; formKey: string } | null;
};

/** A training of the catalogue, or an event of the network. */
export function CatalogueRow({ program, state, hasCalendar, ask }: CatalogueRowProps) {
  const { id, kind, title, href, when, price, hasCertificate } = program;
  const calendar = { label: "Adaugă în calendar", icon: CalendarPlus, href: programPath(kind, id, "calendar.ics") };
  const instead = hasCertificate ? "cu certificat" : null;
  return (
    <Row
      href={href}
      title={title}
      slot={<DateSlot {...when} />}
      facts={factsOf(program)}
      cell={<Cell value={price.own} unit={price.full ? `în loc de ${price.full}` : instead} />}
      state={<SeatsMeter {...program.seats} />}
      action={ask ? <Ask program={program} {...ask} /> : null}
      done={state ? <EnrolmentBadge state={state} /> : null}
      menu={[
        { label: "Detalii", icon: Eye, href },
        ...(hasCalendar && state === "seated" ? [{ ...calendar, reload: true }] : []),
      ]}
    />
  );
}

function factsOf({ kind, when, place, duration, level, rating, ...program }: ProgramCardView) {
  const [town] = place?.split(",") ?? [];
  const format = [program.format, town].filter(Boolean).join(", ");
  const time = (
    <Moment key="when" at={when.at}>
      {when.short}
    </Moment>
  );
  const stars = rating.rating === null ? null : <ProgramRating key="rating" {...rating} />;
  return kind === "event"
    ? [program.category, time, format, duration, program.taught, stars]
    : [time, format, [duration, level?.toLowerCase()].filter(Boolean).join(", "), program.provider, stars];
}

const Ask = ({ program, words, formKey }: { program: ProgramCardView; words: string; formKey: string }) => (
  <PostButton
    small
    variant="choose"
    action={programPath(program.kind, program.id, "enrolment")}
    formKey={formKey}
    busyLabel="Se trimite…"
  >
    {words}
    <span className="vh">: {program.title}</span>
  </PostButton>
);
