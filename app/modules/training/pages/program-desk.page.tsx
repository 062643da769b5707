import { CircleCheck, Pencil } from "lucide-react";
import { isAdmin } from "~/modules/accounts/rules/actor";
import { organisationPath } from "~/modules/accounts/rules/places";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { idFromPath } from "~/platform/form/id";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { Side, Stack } from "~/ui/layout/layout";
import { MoreActions } from "~/ui/menu/menu";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Dotted, Moment } from "~/ui/text/text";
import { ProgramStateBadge } from "../parts/program-state-badge";
import { programDeskView } from "../rules/desk-view";
import { deskListPath, programCertificatesPath, programDeskPath, programReviewsPath } from "../rules/paths";
import { programPolicy } from "../rules/policy";
import { waitingIn } from "../store/enrolments.server";
import { linkOf } from "../store/programs.server";
import type { Route } from "./+types/program-desk.page";
import { programHere } from "./desk-here.server";

/** The page on which an ADMIN, or the firm that proposed it, keeps a program. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { program, at } = await programHere({ actor, id: idFromPath(params.id) });
  const { edit, publish, reject, cancel, roster } = programPolicy.can(actor, program, at);
  const decides = isAdmin(actor);
  const hindrance = program.publishedAt === null ? programPolicy.whyNot("publish", actor, program, at) : null;
  return {
    role: actor.role,
    decides,
    program: programDeskView(program, await linkOf(program.id), at),
    waiting: await waitingIn(program.id),
    may: { edit, publish, reject, cancel, roster },
    late: decides && hindrance !== null && program.startsAt <= at,
    providerHref: decides && program.providerId !== null ? organisationPath(program.providerId) : null,
  };
}

type View = Route.ComponentProps["loaderData"];

export default function ProgramDesk({ loaderData: view }: Route.ComponentProps) {
  const { role, decides, program } = view;
  return (
    <>
      <title>{`${program.title} – PSP`}</title>
      <Head
        crumb={{ href: deskListPath(role), label: decides ? "Instruiri și evenimente" : "Programe propuse" }}
        heading={program.title}
        facts={
          <Dotted
            facts={[
              <ProgramStateBadge key="state" state={program.state} />,
              program.kindLabel,
              program.category,
              program.past,
            ]}
          />
        }
        actions={<Buttons view={view} />}
      />
      <Standing view={view} />
      <Side label="Locuri" aside={<Seats view={view} />}>
        <Stack>
          <Card className="prose">
            <Paragraphs of={program.description} />
            <h2>Temele</h2>
            <ol>
              {program.curriculum.map((subject) => (
                <li key={subject}>{subject}</li>
              ))}
            </ol>
          </Card>
          <Details view={view} />
        </Stack>
      </Side>
    </>
  );
}

function Buttons({ view: { role, decides, program, may } }: { view: View }) {
  const to = (step: Parameters<typeof programDeskPath>[2]) => programDeskPath(role, program.id, step);
  return (
    <>
      {may.publish ? (
        <ButtonLink variant="primary" icon={CircleCheck} href={to("publication")}>
          Publică
        </ButtonLink>
      ) : null}
      {may.edit ? (
        <ButtonLink icon={Pencil} href={to("edit")}>
          Modifică
        </ButtonLink>
      ) : null}
      <MoreActions>
        {may.reject ? <Anchor href={to("rejection")}>Respinge</Anchor> : null}
        {may.roster ? <Anchor href={to("roster")}>Lista înscrișilor</Anchor> : null}
        {decides && program.state === "published" ? (
          <Anchor href={programCertificatesPath(program.id)}>Certificate</Anchor>
        ) : null}
        {decides && program.state === "published" ? (
          <Anchor href={programReviewsPath(program.id)}>Recenzii</Anchor>
        ) : null}
        {may.cancel ? <Anchor href={to("cancellation")}>Anulează</Anchor> : null}
      </MoreActions>
    </>
  );
}

/** What has to be known about its state: a reason, what waits, who changes it. */
function Standing({ view: { decides, program, late, may } }: { view: View }) {
  const { state, reason } = program;
  return (
    <>
      {state === "rejected" ? (
        <Notice tone="yellow">
          <p>
            <b>De ce a fost respins:</b> {reason}
          </p>
          {may.edit && !decides ? <p>Modificați-l și trimiteți-l din nou.</p> : null}
        </Notice>
      ) : null}
      {state === "cancelled" ? (
        <Notice tone="yellow">
          <b>De ce a fost anulat:</b> {reason}
        </Notice>
      ) : null}
      {state === "proposed" && !decides ? (
        <Notice>Așteaptă decizia unui administrator. Până atunci îl puteți modifica.</Notice>
      ) : null}
      {state === "published" && !decides ? (
        <Notice>Este publicat. Modificările le face un administrator: scrieți la suport ce trebuie schimbat.</Notice>
      ) : null}
      {late ? <Notice tone="yellow">Ziua în care începe a trecut. Schimbați-o, apoi publicați.</Notice> : null}
    </>
  );
}

function Seats({ view: { role, program, waiting, may } }: { view: View }) {
  return (
    <Card heading="Locuri">
      <Stack tight>
        <p>{program.seats}</p>
        <p>{waiting === 0 ? "Nimeni nu așteaptă." : plural(waiting, "persoană așteaptă", "persoane așteaptă")}</p>
        {may.roster ? <Anchor href={programDeskPath(role, program.id, "roster")}>Lista înscrișilor</Anchor> : null}
      </Stack>
    </Card>
  );
}

function Details({ view: { program, providerHref } }: { view: View }) {
  const { proposed, provider, details, link } = program;
  return (
    <Card heading="Detalii">
      <Facts
        rows={[
          { term: "Când", detail: <Moment at={program.startsAt}>{program.time}</Moment> },
          ...details,
          ...(link === null
            ? []
            : [{ term: "Adresa, numai pentru cei cu loc", detail: <Anchor href={link}>{link}</Anchor> }]),
          { term: "Organizator", detail: providerHref ? <Anchor href={providerHref}>{provider}</Anchor> : provider },
          ...(proposed === null
            ? []
            : [{ term: "Propus la", detail: <Moment at={proposed.at}>{proposed.text}</Moment> }]),
        ]}
      />
    </Card>
  );
}
