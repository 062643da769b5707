import type { ReactNode } from "react";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { leadToLast, listQuery } from "~/platform/form/list-query";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { Stack } from "~/ui/layout/layout";
import { Pager } from "~/ui/pager/pager";
import { Row, Rows } from "~/ui/rows/rows";
import { Moment } from "~/ui/text/text";
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
    over:
      behind.total === 0
        ? "Niciun program încheiat. Aici rămâne la ce ați participat."
        : plural(behind.total, "program încheiat", "programe încheiate"),
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
  const { kind, page, pages, ahead, behind, over, certificates } = loaderData;
  const { title, list, none, way } = WORDS[kind];
  return (
    <Stack gap={3}>
      <Crumb href={PROGRAM_LISTS[kind]}>{list}</Crumb>
      <h1>{title}</h1>
      <Card heading="Urmează">
        {ahead.length === 0 ? (
          <p className="muted">
            {none} <Anchor href={PROGRAM_LISTS[kind]}>{way}</Anchor>
          </p>
        ) : (
          <Rows>
            {ahead.map(({ state, isCancelled, place, format, ...program }) => (
              <ProgramRow
                key={program.id}
                program={program}
                fact={place ?? format}
                end={isCancelled ? <CancelledBadge /> : <EnrolmentBadge state={state} />}
              />
            ))}
          </Rows>
        )}
      </Card>
      <Card heading="Încheiate">
        <p className="small muted" data-results="">
          {over}
        </p>
        {behind.length === 0 ? null : (
          <Rows>
            {behind.map(({ attended, ...program }) => (
              <ProgramRow
                key={program.id}
                program={program}
                fact={program.provider}
                end={<AttendanceBadge attended={attended} />}
              />
            ))}
          </Rows>
        )}
        <Pager
          page={page}
          pages={pages}
          href={(to) => pagesOf.address(OWN_PLACES[kind], {}, { page: to })}
          label="Paginile celor încheiate"
        />
      </Card>
      {certificates.length > 0 ? (
        <Card heading="Certificate" id="certificate">
          <Stack gap={2}>
            {certificates.map((certificate) => (
              <Stack key={certificate.id} gap={1}>
                <b>{certificate.title}</b>
                <CertificateLine certificate={certificate} />
              </Stack>
            ))}
          </Stack>
        </Card>
      ) : null}
    </Stack>
  );
}

type RowProps = { program: Pick<ProgramCardView, "href" | "title" | "when">; fact: string; end: ReactNode };

const ProgramRow = ({ program: { href, title, when }, fact, end }: RowProps) => (
  <Row
    href={href}
    title={title}
    facts={[
      <Moment key="when" at={when.at}>
        {when.text}
      </Moment>,
      fact,
    ]}
    end={end}
  />
);
