import { CalendarPlus } from "lucide-react";
import { newFormKey } from "~/platform/form/once.server";
import { paragraphs } from "~/platform/language/text";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Cluster, Side, Stack } from "~/ui/layout/layout";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Dotted, Moment } from "~/ui/text/text";
import { CertificateLine } from "../parts/certificate-line";
import { AttendanceBadge, CancelledBadge, EnrolmentBadge } from "../parts/enrolment-badge";
import { Price } from "../parts/program-card";
import { ProgramReviews } from "../parts/program-reviews";
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
  const { kind, cancelled } = program;
  return (
    <Stack gap={3}>
      <Crumb href={PROGRAM_LISTS[kind]}>{LIST_NAMES[kind]}</Crumb>
      <header className="stack stack--1">
        {program.isCancelled || place.state ? (
          <Cluster tight>
            {program.isCancelled ? <CancelledBadge /> : place.state ? <EnrolmentBadge state={place.state} /> : null}
          </Cluster>
        ) : null}
        <h1>{program.title}</h1>
        <p className="muted">
          <Dotted facts={[program.category, program.level, program.format, program.duration]} />
        </p>
        <p>
          <Dotted
            facts={[
              <Moment key="when" at={program.when.at}>
                {program.when.text}
              </Moment>,
              program.place,
            ]}
          />
        </p>
      </header>
      {program.isCancelled ? (
        <Notice tone="red" action={<CalendarLink program={program} place={place} />}>
          <p>
            <b>A fost anulat.</b> {cancelled}
          </p>
        </Notice>
      ) : null}
      <Side label="Locuri, preț și cine ține programul" aside={<About program={program} />}>
        <Stack gap={3}>
          {program.isCancelled ? null : <OwnPlace program={program} place={place} />}
          {certificate ? (
            <Card heading="Certificatul dumneavoastră">
              <CertificateLine certificate={certificate} />
            </Card>
          ) : null}
          <Card heading="Descrierea">
            <Paragraphs of={program.description} />
          </Card>
          <Card heading="Temele">
            <ol className="bullets bullets--numbers">
              {program.curriculum.map((subject) => (
                <li key={subject}>{subject}</li>
              ))}
            </ol>
          </Card>
          <ProgramReviews {...reviews} />
        </Stack>
      </Side>
    </Stack>
  );
}

function About({ program }: { program: View["program"] }) {
  const { price, seats, instructor, hasCertificate, provider, providerHref } = program;
  return (
    <Card heading="Pe scurt">
      <Facts
        stack
        rows={[
          { term: "Locuri", detail: seats },
          { term: "Preț", detail: <Price price={price} /> },
          { term: program.kind === "training" ? "Predă" : "Cu", detail: instructor },
          { term: "Furnizor", detail: providerHref ? <Anchor href={providerHref}>{provider}</Anchor> : provider },
          { term: "Certificat", detail: hasCertificate ? "Da, pentru cei care participă" : "Nu" },
        ]}
      />
      {program.isPaid ? (
        <p className="small muted">Prețul se plătește direct furnizorului. Platforma nu încasează bani.</p>
      ) : null}
    </Card>
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
  const { kind, id } = program;
  const { text, hindrance, ask, acceptance, link } = place;
  return (
    <Card heading="Locul dumneavoastră" id="loc" now={acceptance !== null}>
      <Stack gap={1}>
        {place.over ? <p>{place.over}</p> : null}
        {place.attended ? (
          <p>
            <AttendanceBadge attended={place.attended.noted} />
          </p>
        ) : null}
        {text ? <p>{text}</p> : null}
        {hindrance ? <p>{hindrance}</p> : null}
        {ask?.note ? <p>{ask.note}</p> : null}
        {link ? (
          <p>
            Vă conectați la <Anchor href={link}>{link}</Anchor>
          </p>
        ) : null}
        <Cluster tight>
          {acceptance ? (
            <PostButton
              variant="primary"
              action={programPath(kind, id, "acceptance")}
              formKey={acceptance}
              busyLabel="Se trimite…"
            >
              Acceptă locul
            </PostButton>
          ) : null}
          {ask ? (
            <PostButton
              variant="primary"
              action={programPath(kind, id, "enrolment")}
              formKey={ask.formKey}
              busyLabel="Se trimite…"
            >
              {ask.button}
            </PostButton>
          ) : null}
          <CalendarLink program={program} place={place} />
          {place.mayWithdraw ? (
            <ButtonLink variant="quiet" href={programPath(kind, id, "withdrawal")}>
              {acceptance ? "Renunță la loc" : "Retrage-te"}
            </ButtonLink>
          ) : null}
        </Cluster>
      </Stack>
    </Card>
  );
}
