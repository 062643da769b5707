import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { uatOf } from "~/modules/accounts/http/request.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { quoted } from "~/platform/language/quotes";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { PageHeading } from "~/ui/heading/heading";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { paperForm } from "../forms/paperwork";
import { papersPath } from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { writePaperOf } from "../verbs/papers.server";
import type { Route } from "./+types/papers.page";
import { papersView } from "./papers-view.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Documente: ${loaderData?.title ?? "solicitare"} – PSP` },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const at = now();
  const request = await requestOf(actor, idFromPath(params.id));
  paperworkPolicy.allow("read", actor, request, at);
  return papersView(actor, request, at);
}

/** Far more than a clerk needs, who writes to each of thirty firms; each paper costs a second of a core, and its place. */
const MAKING_LIMIT = {
  name: "paper-made",
  most: 60,
  seconds: 3_600,
  sentence: "Ați generat 60 de documente într-o oră.",
};

export async function action(route: Route.ActionArgs) {
  const actor = uatOf(route.context);
  return takeForm(route, paperForm, {
    back: async ({ id }) => papersPath((await requestOf(actor, id)).id),
    done: { title: "Documentul a fost făcut.", text: "Îl descărcați din lista de mai jos." },
    prepare: async ({ id, value: { kind, response } }) => {
      await countTry(MAKING_LIMIT, actor.userId);
      return writePaperOf(actor, id, { kind, responseId: response });
    },
  });
}

type View = Route.ComponentProps["loaderData"];

/** The papers of a request. */
export default function Papers({ loaderData: view }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <Crumb href={view.request}>Solicitare</Crumb>
      <PageHeading
        heading="Documentele instituției"
        intro={`Se completează cu datele solicitării ${quoted(view.title)}. Ce lipsește rămâne cu puncte, de completat de mână sau în editorul de texte.`}
      />
      {view.mayWrite && !view.hasSignatories ? (
        <Notice
          action={
            <ButtonLink small href={view.letterhead}>
              Completează antetul
            </ButtonLink>
          }
        >
          Nu ați completat semnatarii: pe documente rămân locuri libere.
        </Notice>
      ) : null}
      <Made view={view} />
      <Possible view={view} />
      {view.later.length === 0 ? null : (
        <Card heading="Nu se pot face încă">
          <Rows>
            {view.later.map(({ title, why }) => (
              <Row key={title} title={title} note={why} />
            ))}
          </Rows>
        </Card>
      )}
      <p className="muted small">
        Textele se văd și se adaptează în <Anchor href={view.models}>Modelele documentelor</Anchor> și trebuie
        verificate de juristul instituției. Antetul și semnatarii se scriu în{" "}
        <Anchor href={view.letterhead}>Antetul documentelor</Anchor>. Firmele nu văd nimic de aici.
      </p>
    </Stack>
  );
}

function Made({ view: { made, mayWrite } }: { view: View }) {
  return (
    <Card heading="Documente făcute">
      {made.length === 0 ? (
        <p className="muted">Niciun document, deocamdată.</p>
      ) : (
        <Rows>
          {made.map(({ id, title, at, by, model, gone, files, removal }) => (
            <Row
              key={id}
              title={title}
              facts={[at, `de ${by}`, model, gone]}
              end={
                <Cluster tight>
                  <FileLink href={files.docx} format="DOCX" title={title} />
                  <FileLink href={files.pdf} format="PDF" title={title} />
                  {mayWrite ? (
                    <Anchor href={removal}>
                      Șterge<span className="vh">: {title}</span>
                    </Anchor>
                  ) : null}
                </Cluster>
              }
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}

function FileLink({ href, format, title }: { href: string; format: string; title: string }) {
  return (
    <Anchor href={href} download reload>
      {format}
      <span className="vh">: {title}</span>
    </Anchor>
  );
}

function Possible({ view }: { view: View }) {
  if (view.now.length === 0) return null;
  return (
    <Card heading="Se pot face acum">
      <Stack>
        {view.notYetOver ? (
          <p className="muted">
            Termenul pentru oferte nu a trecut: pot sosi și altele, iar cele de acum se pot schimba.
          </p>
        ) : null}
        <Rows>
          {view.now.map(({ key, title, firm, basis, model, isBehind, gone, missing, notPrinted, formKey, fields }) => (
            <Row
              key={key}
              title={firm === null ? title : `${title}, ${firm}`}
              note={
                <>
                  <span className="block">Temei: {basis}.</span>
                  <span className="block">
                    {model}.{isBehind ? " Modelul platformei s-a schimbat." : null}
                  </span>
                  {gone === null ? null : <span className="block">{gone}</span>}
                  {missing.length === 0 ? null : (
                    <span className="block">Rămân de completat: {missing.join(", ")}.</span>
                  )}
                  {notPrinted.length === 0 ? null : (
                    <span className="block">
                      În PDF apar ca „?”, fiindcă nu se pot scrie: {notPrinted.join(" ")}. În DOCX rămân.
                    </span>
                  )}
                </>
              }
              end={
                view.mayWrite ? (
                  <PostButton small action={view.here} formKey={formKey} fields={fields} busyLabel="Se face…">
                    Generează
                    <span className="vh">: {firm === null ? title : `${title}, ${firm}`}</span>
                  </PostButton>
                ) : null
              }
            />
          ))}
        </Rows>
      </Stack>
    </Card>
  );
}
