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
import type { opportunitySheet } from "../pages/opportunity-view.server";
import { placeText } from "../rules/opportunity";
import { opportunityPath } from "../rules/paths";
import { Files } from "./files";
import { interestTexts, MatchReasons } from "./opportunity-card";
import { OpportunityStatusBadge, UrgencyBadge } from "./request-badges";
import { Budget } from "./request-sheet";

export type OpportunitySheetView = ReturnType<typeof opportunitySheet>;

type FisaProps = {
  sheet: OpportunitySheetView;
  /** Base address of the files, which differs for partners and owners. */
  filesAt: string;
  /** Of its heading: the first of the page, unless the page has another. */
  level?: 1 | 2;
};

export function OpportunitySheet({ sheet, filesAt, level = 1 }: FisaProps) {
  const { requester, number, sentAt, deadlineAt } = sheet;
  return (
    <Fisa
      level={level}
      heading={sheet.title}
      corner={[
        { term: "Nr.", detail: number, number: true },
        { term: "Din", detail: <Moment at={sentAt.toISOString()}>{dateLong(sentAt)}</Moment> },
        { term: "Termen", detail: <Moment at={deadlineAt.toISOString()}>{sheet.deadline}</Moment> },
      ]}
      letterhead={
        <Letterhead seed={requester.id} kind="UAT" verified={requester.verified}>
          {requester.line}
        </Letterhead>
      }
      status={<Status sheet={sheet} />}
    >
      <p className="lines">{linked(sheet.description)}</p>
      <Facts rows={factsOf(sheet, filesAt)} />
      <MatchReasons reasons={sheet.reasons} />
    </Fisa>
  );
}

function Status({ sheet: { status, urgency, countdown, seal, addressed } }: { sheet: OpportunitySheetView }) {
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

function factsOf(sheet: OpportunitySheetView, filesAt: string): Fact[] {
  const { id, questionsUntil, calendar } = sheet;
  const until = questionsUntil && <Moment at={questionsUntil.toISOString()}>{dateTime(questionsUntil)}</Moment>;
  const rows: (Fact | null)[] = [
    { term: "Categorie", detail: CATEGORIES[sheet.category] },
    { term: "Buget", detail: <Budget sum={sheet.budget} note={sheet.budgetNote} /> },
    { term: "Locație", detail: placeText(sheet.county) },
    { term: "Criteriul de alegere", detail: sheet.criterion },
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
    { term: "Fișiere", detail: <Files files={sheet.files} at={filesAt} /> },
    { term: "Interes", detail: <Dotted facts={interestTexts(sheet)} /> },
  ];
  return rows.filter((row) => row !== null);
}
