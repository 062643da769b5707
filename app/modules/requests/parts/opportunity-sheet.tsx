import { Clock, Lock, LockOpen, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { dateLong, dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { type Fact, Facts, Fisa } from "~/ui/fisa/fisa";
import { linked } from "~/ui/text/linked";
import { Dotted, Moment } from "~/ui/text/text";
import { unbroken } from "~/ui/text/unbroken";
import { Knots } from "~/ui/thread/knots";
import type { opportunitySheet } from "../pages/opportunity-view.server";
import type { Knot } from "../rules/knots";
import { placeText } from "../rules/opportunity";
import { opportunityPath } from "../rules/paths";
import { Files } from "./files";
import { OpportunityStatusBadge, UrgencyBadge } from "./request-badges";
import { Budget } from "./request-sheet";

export type OpportunitySheetView = ReturnType<typeof opportunitySheet>;

type SheetProps = {
  sheet: OpportunitySheetView;
  /** Of its heading: the first of the page, unless the page has another. */
  level?: 1 | 2;
  knots?: readonly Knot[];
  children?: ReactNode;
};

/** The registry file of an opportunity: who, what, for how much, until when. */
export function OpportunitySheet({ sheet, level = 1, knots, children }: SheetProps) {
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
      strip={[
        { term: "Buget", detail: <span className="num">{sheet.budget}</span> },
        { term: "Categorie", detail: CATEGORIES[sheet.category] },
        { term: "Locație", detail: placeText(sheet.county) },
        { term: "Criteriul de alegere", detail: sheet.criterion },
      ]}
      knots={knots && <Knots label="Istoricul, pe scurt" knots={knots} />}
    >
      {children}
    </Fisa>
  );
}

type TextProps = {
  sheet: OpportunitySheetView;
  /** Base address of the files, which differs for partners and owners. */
  filesAt: string;
};

/** What is asked, in the words of the authority, with the rest of its facts and why it matches. */
export const OpportunityText = ({ sheet, filesAt }: TextProps) => (
  <>
    <p className="lines">{linked(sheet.description)}</p>
    <Facts rows={factsOf(sheet, filesAt)} />
    {sheet.reasons.length === 0 ? null : (
      <p>
        <b>De ce vi se potrivește.</b> {unbroken(sheet.reasons.join(" "))}
      </p>
    )}
  </>
);

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
    { term: "Buget", detail: <Budget sum={sheet.budget} note={sheet.budgetNote} /> },
    until && { term: "Întrebări până la", detail: until },
    calendar === null
      ? null
      : {
          term: "Calendar",
          detail: (
            <Anchor href={opportunityPath(id, "termen.ics")} reload>
              {calendar}
            </Anchor>
          ),
        },
    { term: "Fișiere", detail: <Files files={sheet.files} at={filesAt} /> },
    {
      term: "Interes",
      detail: (
        <Dotted
          facts={[plural(sheet.views, "vizualizare", "vizualizări"), plural(sheet.responses, "ofertă", "oferte")]}
        />
      ),
    },
  ];
  return rows.filter((row) => row !== null);
}
