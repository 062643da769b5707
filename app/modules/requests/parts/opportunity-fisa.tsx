import { CalendarPlus, Clock, Lock, LockOpen, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { type Fact, Facts, Fisa } from "~/ui/fisa/fisa";
import { Icon } from "~/ui/icon/icon";
import { Dotted, Moment } from "~/ui/text/text";
import type { OpportunityStatus } from "../rules/opportunity";
import type { Urgency } from "../rules/request";
import { OpportunityStatusBadge, UrgencyBadge } from "./opportunity-badges";
import { Why } from "./opportunity-card";
import { Files, type FileView } from "./request-fisa";

/** A moment in words, with its exact form. */
export type MomentView = { at: string; words: string };

export type OpportunityFisaView = {
  id: string;
  requester: { id: string; verified: boolean; line: string };
  title: string;
  status: OpportunityStatus;
  urgency: Urgency | null;
  number: string;
  from: MomentView;
  deadline: MomentView;
  /** How long until the deadline, in words; null when the request is decided or cancelled. */
  countdown: string | null;
  /** Null when offers are not sealed. */
  seal: "sealed" | "opened" | null;
  addressed: boolean;
  description: string;
  category: string;
  budget: string;
  budgetNote: string;
  place: string;
  questionsUntil: MomentView | null;
  files: readonly FileView[];
  views: string;
  responses: string;
  calendarHref: string | null;
  reasons: readonly string[];
};

/** A request as the registry file that a partner reads. */
export function OpportunityFisa({ fisa, children }: { fisa: OpportunityFisaView; children?: ReactNode }) {
  const { requester, number, from, deadline } = fisa;
  return (
    <Fisa
      level={1}
      heading={fisa.title}
      corner={[
        { term: "Nr.", detail: number, number: true },
        { term: "Din", detail: <Moment at={from.at}>{from.words}</Moment> },
        { term: "Termen", detail: <Moment at={deadline.at}>{deadline.words}</Moment> },
      ]}
      letterhead={
        <Letterhead seed={requester.id} kind="UAT" verified={requester.verified}>
          {requester.line}
        </Letterhead>
      }
      status={<Status fisa={fisa} />}
    >
      <p className="lines">{fisa.description}</p>
      <Facts rows={factsOf(fisa)} />
      <Why reasons={fisa.reasons} />
      {children}
    </Fisa>
  );
}

function Status({ fisa: { status, urgency, countdown, seal, addressed } }: { fisa: OpportunityFisaView }) {
  return (
    <>
      <OpportunityStatusBadge status={status} />
      {urgency === null ? null : <UrgencyBadge urgency={urgency} />}
      {countdown === null ? null : (
        <Badge tone="plain" icon={Clock}>
          {countdown}
        </Badge>
      )}
      {seal === null ? null : (
        <Badge tone="plain" icon={seal === "sealed" ? Lock : LockOpen}>
          {seal === "sealed" ? "Oferte sigilate până la termen" : "Oferte desigilate"}
        </Badge>
      )}
      {addressed ? (
        <Badge tone="plain" icon={UserRound}>
          Numai pentru dumneavoastră
        </Badge>
      ) : null}
    </>
  );
}

function factsOf(fisa: OpportunityFisaView): Fact[] {
  const { questionsUntil, calendarHref } = fisa;
  const rows: (Fact | null)[] = [
    { term: "Categorie", detail: fisa.category },
    {
      term: "Buget",
      detail: (
        <>
          <span className="num">{fisa.budget}</span>
          <span className="small muted block">{fisa.budgetNote}</span>
        </>
      ),
    },
    { term: "Locație", detail: fisa.place },
    questionsUntil === null
      ? null
      : { term: "Întrebări până la", detail: <Moment at={questionsUntil.at}>{questionsUntil.words}</Moment> },
    calendarHref === null
      ? null
      : {
          term: "Calendar",
          detail: (
            <Anchor href={calendarHref} reload className="calendar-link">
              <Icon of={CalendarPlus} size="small" /> Adaugă termenul în calendar
            </Anchor>
          ),
        },
    { term: "Fișiere", detail: <Files files={fisa.files} /> },
    { term: "Interes", detail: <Dotted facts={[fisa.views, fisa.responses]} /> },
  ];
  return rows.filter((row) => row !== null);
}
