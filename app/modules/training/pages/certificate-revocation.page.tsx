import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { orNotFound } from "~/platform/refusal";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { reasonForm } from "../forms";
import { certificatePolicy } from "../rules/certificate-policy";
import { programCertificatesPath } from "../rules/paths";
import { LONGEST_REASON } from "../rules/text";
import { certificateById } from "../store/certificates.server";
import { revokeCertificate } from "../verbs/certificates.server";
import type { Route } from "./+types/certificate-revocation.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const certificate = orNotFound(await certificateById(idFromPath(params.id)));
  const back = { href: programCertificatesPath(certificate.programId), label: "Certificate" };
  certificatePolicy.allow("revoke", actor, certificate, now(), back);
  const { number, holder, title } = certificate;
  return { back, number, holder, title, formKey: newFormKey() };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, reasonForm, {
    back: async ({ context, id }) => {
      adminOf(context);
      return programCertificatesPath(orNotFound(await certificateById(id)).programId);
    },
    work: ({ actor, id, value }) => revokeCertificate(actor, id, value.reason),
    done: { title: "Certificatul a fost revocat.", text: "Titularul este anunțat, cu motivul." },
  });

export default function CertificateRevocation({ loaderData, actionData }: Route.ComponentProps) {
  const { back, number, holder, title, formKey } = loaderData;
  return (
    <PostPage
      heading="Revocați certificatul?"
      intro={`${number}, ${holder}, ${title}. Oricine îl verifică citește de atunci că este revocat, de când și de ce. Revocarea nu se poate întoarce.`}
      {...{ back, formKey }}
      answered={actionData}
      submit="Revocă certificatul"
      variant="danger"
      busyLabel="Se revocă…"
    >
      <TextField
        name="reason"
        label="Motivul"
        hint="Îl citesc titularul și oricine verifică certificatul. Fără date cu caracter personal."
        rows={4}
        maxLength={LONGEST_REASON}
      />
    </PostPage>
  );
}
