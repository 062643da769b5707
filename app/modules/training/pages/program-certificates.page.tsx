import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { codesOf } from "~/platform/codes";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { plural } from "~/platform/language/plural";
import { orNotFound } from "~/platform/refusal";
import { Card } from "~/ui/card/card";
import { SelectField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { Head } from "~/ui/head/head";
import { issueForm } from "../forms";
import { AdminCertificate } from "../parts/admin-certificate";
import { VALIDITIES } from "../rules/certificate";
import { issuePolicy } from "../rules/certificate-policy";
import { certificateLine } from "../rules/certificate-view";
import { programCertificatesPath, programDeskPath } from "../rules/paths";
import { certificatesIn, withoutCertificate } from "../store/certificates.server";
import { programById } from "../store/programs.server";
import { issueCertificates } from "../verbs/certificates.server";
import type { Route } from "./+types/program-certificates.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const at = now();
  const program = orNotFound(await programById(idFromPath(params.id), at));
  const waiting = await withoutCertificate(program.id);
  return {
    back: { href: programDeskPath(actor.role, program.id), label: program.title },
    waiting: waiting.map(({ id, holder, organisation, hadOne }) => ({
      id,
      words: `${holder}, ${organisation}${hadOne ? " (certificatul de dinainte este revocat)" : ""}`,
    })),
    whyNot: issuePolicy.whyNot("issue", actor, program, at)?.sentence ?? null,
    issued: (await certificatesIn(program.id)).map((certificate) => certificateLine(certificate, actor.role, at)),
    formKey: newFormKey(),
  };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, issueForm, {
    back: async ({ context, id }) => {
      adminOf(context);
      return programCertificatesPath(orNotFound(await programById(id, now())).id);
    },
    work: ({ actor, id, value }) => issueCertificates(actor, id, value.years),
    done: (_given, issued) =>
      issued
        ? {
            title: `${plural(issued, "certificat a fost emis", "certificate au fost emise")}.`,
            text: "Fiecare participant este anunțat și îl poate descărca din contul lui.",
          }
        : { title: "Niciun certificat de emis.", tone: "blue" },
  });

const VALIDITY_OPTIONS = codesOf(VALIDITIES).map((value) => ({ value, label: VALIDITIES[value] }));

export default function ProgramCertificates({ loaderData, actionData }: Route.ComponentProps) {
  const { back, waiting, whyNot, issued, formKey } = loaderData;
  return (
    <>
      {whyNot === null && waiting.length > 0 ? (
        <PostPage
          heading="Certificate"
          intro={`${plural(waiting.length, "participant prezent nu are", "participanți prezenți nu au")} certificat. Ce se tipărește acum rămâne așa și după ce se schimbă un nume.`}
          back={back}
          formKey={formKey}
          answered={actionData}
          submit="Emite certificatele"
          busyLabel="Se emit…"
          before={
            <ul className="bullets">
              {waiting.map(({ id, words }) => (
                <li key={id}>{words}</li>
              ))}
            </ul>
          }
        >
          <SelectField
            name="years"
            label="Cât sunt valabile"
            hint="De la ultima zi a programului."
            options={VALIDITY_OPTIONS}
            chosen="0"
          />
        </PostPage>
      ) : (
        <>
          <title>Certificate – PSP</title>
          <Head
            crumb={back}
            heading="Certificate"
            facts={whyNot ?? "Toți cei notați ca prezenți au certificat. Pentru altcineva, notați întâi prezența."}
          />
        </>
      )}
      {issued.length > 0 ? (
        <Card heading={`Emise: ${plural(issued.length, "certificat", "certificate")}`} className="stack">
          {issued.map((certificate) => (
            <AdminCertificate key={certificate.id} certificate={certificate} />
          ))}
        </Card>
      ) : null}
    </>
  );
}
