import { BadgeCheck, CalendarPlus } from "lucide-react";
import { newFormKey } from "~/platform/form/once.server";
import { paragraphs } from "~/platform/language/text";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { Facts, Fisa } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Crumb } from "~/ui/head/crumb";
import { Cluster, Side, Stack } from "~/ui/layout/layout";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Dotted, Moment } from "~/ui/text/text";
import { CertificateLine } from "../parts/certificate-line";
import { AttendanceBadge, CancelledBadge, EnrolmentBadge } from "../parts/enrolment-badge";
import { Price } from "../parts/price";
import { ProgramReviews } from "../parts/program-reviews";
import { SeatsMeter } from "../parts/seats-meter";
import { programCard } from "../rules/card";
import { certificateLine } from "../rules/certificate-view";
import { askingText, overText, placeText } from "../rules/own-place";
import { PROGRAM_LISTS, programPath } from "../rules/paths";
import { enrolmentPolicy } from "../rules/policy";
import { isPaid } from "../rules/prices";
import { hasBegun, hasEnded } from "../rules/program";
import { hasCalendar } from "../rules/seats";
import { certificateFor } from "../store/certificates.server";
import { standingOf } from "../store/enrolments.server";
import { linkOf } from "../store/programs.server";
import type { Route } from "./+types/program.page";
import { programHere } from "./program-here.server";
import { programReviewsView } from "./program-reviews.server";

type Here = Awaited<ReturnType<typeof programHere>>;

export async function loader({ context, params }: Route.LoaderArgs) {
  const here = await programHere({ context, params });
  const { program, at } = here;
  return {
    program: {
      ...programCard(program, at),
      description: paragraphs(program.description),
      curriculum: program.curriculum.split("\n").filter((subject) => subject.trim() !== ""),
      where: program.place === null ? "Online" : `${program.place}${program.format === "hybrid" ? " și online" : ""}`,
      providerId: program.providerId,
      providerHref: program.isProviderListed ? `/partener/${program.providerId}` : null,
      isPaid: isPaid(program),
      cancelled: program.cancelledReason,
    },
    place: await ownPlace(here),
    certificate: await ownCertificate(here),
    reviews: await programReviewsView(program, here.actor, here.own?.attended ?? null),
  };
}

async function ownCertificate({ actor, at, own }: Here) {
  const certificate = own && (await certificateFor(own.id));
  return certificate && certificateLine(certificate, actor.role, at);
}

/** What the reader is told of their own place, and what they can do with it. */
async function ownPlace({ actor, at, program, own, state, facts }: Here) {
  const can = enrolmentPolicy.can(actor, facts, at);
  const isOpen = program.cancelledAt === null && !hasBegun(program, at);
  const standing = own && state === "waiting" ? await standingOf(own) : null;
  return {
    state,
    attended: hasBegun(program, at) && state === "seated" ? { noted: own?.attended ?? null } : null,
    text: isOpen ? placeText({ state, offerUntil: own?.offerUntil ?? null, standing }, program.startsAt, at) : null,
    hindrance: isOpen && state === null ? (enrolmentPolicy.whyNot("enrol", actor, facts, at)?.sentence ?? null) : null,
    over: program.cancelledAt === null && hasBegun(program, at) ? overText(program, at) : null,
    ask: can.enrol ? { ...askingText(program, at), formKey: newFormKey() } : null,
    acceptance: can.accept ? newFormKey() : null,
    mayWithdraw: can.withdraw,
    hasCalendar: own !== null && hasCalendar(own, program, at),
    link: can.join && !hasEnded(program, at) ? await linkOf(program.id) : null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.program.title ?? "Program"} – PSP` },
];

type Loaded = Route.ComponentProps["loaderData"];
type View = Pick<Loaded, "program" | "place">;

const LIST_NAMES = { training: "Programe de instruire", event: "Evenimente" };

export default function ProgramPage({ loaderData: { program, place, certificate, reviews } }: Route.ComponentProps) {
  return (
    <>
      <Crumb href={PROGRAM_LISTS[program.kind]}>{LIST_NAMES[program.kind]}</Crumb>
      {program.isCancelled ? (
        <Notice tone="red" action={<CalendarLink program={program} place={place} />}>
          <p>
            <b>A fost anulat.</b> {program.cancelled}
          </p>
        </Notice>
      ) : null}
      <Side label="Locul dumneavoastră" aside={<OwnPlace program={program} place={place} />}>
        <Stack>
          <Sheet program={program} state={place.state} />
          {certificate ? (
            <Card heading="Certificatul dumneavoastră" className="stack">
              <CertificateLine certificate={certificate} />
            </Card>
          ) : null}
          <Card className="prose">
            <Paragraphs of={program.description} />
            <h2>Temele</h2>
            <ol>
              {program.curriculum.map((subject) => (
                <li key={subject}>{subject}</li>
              ))}
            </ol>
          </Card>
          <ProgramReviews {...reviews} />
        </Stack>
      </Side>
    </>
  );
}

function Sheet({ program, state }: { program: View["program"]; state: View["place"]["state"] }) {
  const { when, where, provider, providerId, providerHref, isCancelled, hasCertificate } = program;
  const by = <Dotted facts={[providerHref ? { label: provider, href: providerHref } : provider, program.taught]} />;
  const time = { term: "Când", detail: <Moment at={when.at}>{when.isOneDay ? when.date : when.text}</Moment> };
  return (
    <Fisa
      level={1}
      heading={program.title}
      corner={[time, ...(when.isOneDay ? [{ term: "Ora", detail: when.hours }] : []), { term: "Unde", detail: where }]}
      letterhead={
        providerId ? (
          <Letterhead seed={providerId} kind="FIRMA" verified={providerHref !== null}>
            {by}
          </Letterhead>
        ) : (
          <p className="antet">{by}</p>
        )
      }
      status={
        <>
          {isCancelled ? <CancelledBadge /> : state ? <EnrolmentBadge state={state} /> : null}
          {hasCertificate ? (
            <Badge tone="plain" icon={BadgeCheck}>
              Cu certificat
            </Badge>
          ) : null}
        </>
      }
      strip={[
        { term: "Categorie", detail: program.category },
        ...(program.level ? [{ term: "Nivel", detail: program.level }] : []),
        { term: "Durată", detail: program.duration },
        { term: "Format", detail: program.format },
      ]}
    />
  );
}

/** The same file adds the event, changes it and cancels it. */
function CalendarLink({ program: { kind, id, isCancelled }, place: { hasCalendar: has, state } }: View) {
  if (!has) return null;
  const isOver = isCancelled || state !== "seated";
  return (
    <ButtonLink
      {...(isOver ? {} : { icon: CalendarPlus })}
      href={programPath(kind, id, "calendar.ics")}
      small={isOver}
      download
      reload
    >
      {isOver ? "Anulează în calendar" : "Adaugă în calendar"}
    </ButtonLink>
  );
}

function OwnPlace({ program, place }: View) {
  const { text, hindrance, ask, acceptance, link, over, attended } = place;
  return (
    <Card heading="Locul dumneavoastră" id="loc" now={acceptance !== null} className="stack">
      {over ? <p>{over}</p> : null}
      {attended ? (
        <p>
          <AttendanceBadge attended={attended.noted} />
        </p>
      ) : null}
      {text ? <p>{text}</p> : null}
      {hindrance ? <p>{hindrance}</p> : null}
      {ask?.note ? <p>{ask.note}</p> : null}
      {program.isCancelled ? null : <SeatsMeter {...program.seats} />}
      <Facts
        rows={[
          { term: "Preț", detail: <Price price={program.price} /> },
          ...(program.isPaid ? [{ term: "Plata", detail: "direct furnizorului; platforma nu încasează bani" }] : []),
          ...(link ? [{ term: "Online", detail: <Anchor href={link}>{link}</Anchor> }] : []),
        ]}
      />
      <PlaceActions program={program} place={place} />
    </Card>
  );
}

function PlaceActions({ program, place }: View) {
  const { kind, id, isCancelled } = program;
  const { ask, acceptance, mayWithdraw } = place;
  const button = { variant: "primary", busyLabel: "Se trimite…" } as const;
  return (
    <Cluster tight>
      {acceptance ? (
        <PostButton {...button} action={programPath(kind, id, "acceptance")} formKey={acceptance}>
          Acceptă locul
        </PostButton>
      ) : null}
      {ask ? (
        <PostButton {...button} action={programPath(kind, id, "enrolment")} formKey={ask.formKey}>
          {ask.button}
        </PostButton>
      ) : null}
      {isCancelled ? null : <CalendarLink program={program} place={place} />}
      {mayWithdraw ? (
        <ButtonLink variant="quiet" href={programPath(kind, id, "withdrawal")}>
          {acceptance ? "Renunță la loc" : "Retrage-te"}
        </ButtonLink>
      ) : null}
    </Cluster>
  );
}
