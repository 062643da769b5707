import { CalendarPlus, Clock, Lock, LockOpen, UserRound } from "lucide-react";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { dateLong, dateTime } from "~/platform/language/dates";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { type Fact, Facts, Fisa } from "~/ui/fisa/fisa";
import { Icon } from "~/ui/icon/icon";
import { linked } from "~/ui/text/linked";
import { Dotted, Moment } from "~/ui/text/text";
import type { opportunityFisa } from "../pages/opportunity-view.server";
import { placeText } from "../rules/opportunity";
import { opportunityPath } from "../rules/paths";
import { Files } from "./files";
import { interestTexts, MatchReasons } from "./opportunity-card";
import { OpportunityStatusBadge, UrgencyBadge } from "./request-badges";
import { Budget } from "./request-fisa";

export type OpportunityFisaView = ReturnType<typeof opportunityFisa>;

type FisaProps = {
  fisa: OpportunityFisaView;
  /** Base address of the files, which differs for partners and owners. */
  filesAt: string;
  /** Of its heading: the first of the page, unless the page has another. */
  level?: 1 | 2;
};

export function OpportunityFisa({ fisa, filesAt, level = 1 }: FisaProps) {
  const { requester, number, sentAt, deadlineAt } = fisa;
  return (
    <Fisa
      level={level}
      heading={fisa.title}
      corner={[
        { term: "Nr.", detail: number, number: true },
        { term: "Din", detail: <Moment at={sentAt.toISOString()}>{dateLong(sentAt)}</Moment> },
        { term: "Termen", detail: <Moment at={deadlineAt.toISOString()}>{fisa.deadline}</Moment> },
      ]}
      letterhead={
        <Letterhead seed={requester.id} kind="UAT" verified={requester.verified}>
          {requester.line}
        </Letterhead>
      }
      status={<Status fisa={fisa} />}
    >
      <p className="lines">{linked(fisa.description)}</p>
      <Facts rows={factsOf(fisa, filesAt)} />
      <MatchReasons reasons={fisa.reasons} />
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

function factsOf(fisa: OpportunityFisaView, filesAt: string): Fact[] {
  const { id, questionsUntil, calendar } = fisa;
  const until = questionsUntil && <Moment at={questionsUntil.toISOString()}>{dateTime(questionsUntil)}</Moment>;
  const rows: (Fact | null)[] = [
    { term: "Categorie", detail: CATEGORIES[fisa.category] },
    { term: "Buget", detail: <Budget sum={fisa.budget} note={fisa.budgetNote} /> },
    { term: "Locație", detail: placeText(fisa.county) },
    { term: "Criteriul de alegere", detail: fisa.criterion },
    until && { term: "Întrebări până la", detail: until },
    calendar === null
      ? null
      : {
          term: "Calendar",
          detail: (
            <Anchor href={opportunityPath(id, "termen.ics")} reload className="calendar-link">
              <Icon of={CalendarPlus} size="small" /> {calendar}
            </Anchor>
          ),
        },
    { term: "Fișiere", detail: <Files files={fisa.files} at={filesAt} /> },
    { term: "Interes", detail: <Dotted facts={interestTexts(fisa)} /> },
  ];
  return rows.filter((row) => row !== null);
}
