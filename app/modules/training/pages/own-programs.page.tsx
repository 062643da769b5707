import type { ReactNode } from "react";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { leadToLast, listQuery } from "~/platform/form/list-query";
import { Count } from "~/ui/badge/tag";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Head } from "~/ui/head/head";
import { Stack } from "~/ui/layout/layout";
import { FoundList } from "~/ui/list/found-list";
import { DateSlot, Row } from "~/ui/list/row";
import { CertificateLine } from "../parts/certificate-line";
import { AttendanceBadge, CancelledBadge, EnrolmentBadge } from "../parts/enrolment-badge";
import { type ProgramCardView, programCard } from "../rules/card";
import { certificateLine } from "../rules/certificate-view";
import { OWN_PLACES, PROGRAM_LISTS } from "../rules/paths";
import { kindFor } from "../rules/policy";
import { enrolmentState } from "../rules/seats";
import { certificatesOf } from "../store/certificates.server";
import { programsAhead, programsBehind } from "../store/own-programs.server";
import type { Route } from "./+types/own-programs.page";

const MOST_AHEAD = 100;
const pagesOf = listQuery({});

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const kind = kindFor(actor);
  const { page } = pagesOf.read(url.searchParams);
  const [ahead, behind] = await Promise.all([
    programsAhead(actor, at, MOST_AHEAD),
    programsBehind(actor.userId, page, at),
  ]);
  leadToLast({ page, pages: behind.pages }, (last) => pagesOf.address(OWN_PLACES[kind], {}, { page: last }));
  return {
    kind,
    page,
    pages: behind.pages,
    total: behind.total,
    ahead: ahead.map((program) => ({ ...programCard(program, at), state: enrolmentState(program, at) })),
    certificates: (await certificatesOf(actor.userId)).map((one) => certificateLine(one, actor.role, at)),
    behind: behind.rows.map((program) => ({ ...programCard(program, at), attended: program.attended })),
  };
}

const WORDS = {
  training: {
    title: "Cursurile mele",
    list: "Programe de instruire",
    none: "Nu sunteți înscris la niciun curs.",
    way: "Vedeți programele de instruire",
  },
  event: {
    title: "Evenimentele mele",
    list: "Evenimente",
    none: "Nu sunteți înscris la niciun eveniment.",
    way: "Vedeți evenimentele",
  },
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${WORDS[loaderData?.kind ?? "training"].title} – PSP` },
];

export default function OwnPrograms({ loaderData }: Route.ComponentProps) {
  const { kind, page, pages, ahead, behind, total, certificates } = loaderData;
  const { title, list, none, way } = WORDS[kind];
  return (
    <>
      <Head
        heading={title}
        count={[ahead.length + total, "program", "programe"]}
        crumb={{ href: PROGRAM_LISTS[kind], label: list }}
      />
      <FoundList
        heading="Urmează"
        shown={ahead.length}
        nothingYet={{ title: none, text: null, action: <ButtonLink href={PROGRAM_LISTS[kind]}>{way}</ButtonLink> }}
      >
        {ahead.map(({ state, isCancelled, place, format, ...program }) => (
          <ProgramRow
            key={program.id}
            program={program}
            fact={place ?? format}
            state={isCancelled ? <CancelledBadge /> : <EnrolmentBadge state={state} />}
          />
        ))}
      </FoundList>
      <FoundList
        asked={pagesOf.at(OWN_PLACES[kind], { page })}
        heading={
          <>
            Încheiate <Count value={[total, "program încheiat", "programe încheiate"]} />
          </>
        }
        shown={behind.length}
        nothingYet={{ title: "Niciun program încheiat", text: "Aici rămâne la ce ați participat." }}
        pages={pages}
        pagesLabel="Paginile celor încheiate"
      >
        {behind.map(({ attended, ...program }) => (
          <ProgramRow
            key={program.id}
            program={program}
            fact={program.provider}
            state={<AttendanceBadge attended={attended} />}
          />
        ))}
      </FoundList>
      {certificates.length > 0 ? (
        <Card heading="Certificate" id="certificate" className="stack">
          {certificates.map((certificate) => (
            <Stack key={certificate.id} tight>
              <b>{certificate.title}</b>
              <CertificateLine certificate={certificate} />
            </Stack>
          ))}
        </Card>
      ) : null}
    </>
  );
}

type RowProps = { program: Pick<ProgramCardView, "href" | "title" | "when">; fact: string; state: ReactNode };

const ProgramRow = ({ program: { href, title, when }, fact, state }: RowProps) => (
  <Row href={href} title={title} slot={<DateSlot {...when} />} facts={[when, fact]} state={state} />
);
