import { accountPath } from "~/modules/accounts/rules/places";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { imageHint } from "~/modules/media/rules/image-upload";
import { pictureDifference } from "~/modules/media/rules/picture-difference";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { imageById } from "~/modules/media/store/image.server";
import { keptImage, receiveImages } from "~/modules/media/verbs/receive.server";
import { now } from "~/platform/clock";
import { alsoWrong, checkForm } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { differencesIn, typedIn } from "~/platform/form/field-table.server";
import { readForm } from "~/platform/form/read-form.server";
import { settings } from "~/platform/settings.server";
import { Anchor } from "~/ui/anchor/anchor";
import { TableFields } from "~/ui/field/table-fields";
import { FormSection } from "~/ui/form/form";
import { PostPage } from "~/ui/form/form-page";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { Overtaken } from "~/ui/form/overtaken";
import { ImageField } from "~/ui/image-field/image-field";
import { letterheadForm } from "../forms/paperwork";
import { signatoryLines, signersField, WRITTEN_BLOCKS } from "../rules/letterhead";
import { LETTERHEAD, SIGNERS } from "../rules/letterhead-fields";
import { LETTERHEAD_PATH, MODELS_PATH } from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { letterheadOf } from "../store/letterhead.server";
import { letterheadVersion, saveLetterhead } from "../verbs/letterhead.server";
import type { Route } from "./+types/letterhead.page";

export const shouldRevalidate = onlyElsewhere;

async function stored(organisationId: string) {
  const letterhead = await letterheadOf(organisationId);
  const { head = "", prefix = null, imageId = null, signatories = [] } = letterhead ?? {};
  const logo = imageId === null ? null : await imageById(imageId);
  const signers = WRITTEN_BLOCKS.map((block) => [signersField(block), signatoryLines(signatories, block)]);
  return {
    version: letterheadVersion(letterhead),
    logo,
    defaults: typedIn(FIELDS, { head, prefix, ...Object.fromEntries(signers) }),
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = uatOf(context);
  paperworkPolicy.allow("write", actor, { ownerId: actor.organisation.id }, now());
  const { draft, typed, version, formKey } = await draftOnPage(request, actor.userId);
  const { version: current, defaults, logo } = await stored(actor.organisation.id);
  const kept = logo === null ? [] : [keptImage(logo)];
  const hint = `${imageHint(settings().imageLimits)}. Apare deasupra antetului.`;
  return { formKey, version: version ?? current, draft, typed, defaults, kept, hint };
}

const FIELDS = { ...LETTERHEAD, ...SIGNERS };
const LOGO = "Sigla sau stema";

export async function action({ context, request }: Route.ActionArgs) {
  const actor = uatOf(context);
  const form = await readForm(request);
  const received = await receiveImages(form, "logo", { by: uploaderOf(actor), most: 1 });
  return savedOrShown(form, {
    userId: actor.userId,
    checked: alsoWrong(form, checkForm(form, letterheadForm), { logo: received.sentence }),
    kept: received.kept,
    save: (value, seen) => saveLetterhead(actor, { ...value, logo: received.images[0] ?? null }, seen),
    stored: async ({ values }) => {
      const { version, defaults, logo } = await stored(actor.organisation.id);
      const differences = [
        ...differencesIn(FIELDS, defaults, values),
        ...pictureDifference(LOGO, logo === null ? [] : [logo], received.images),
      ];
      return { version, last: null, differences };
    },
    back: LETTERHEAD_PATH,
    done: { tone: "green", title: "Antetul a fost salvat.", text: "Apare pe documentele făcute de acum înainte." },
  });
}

/** The head of an authority's papers and who signs them. */
export default function Letterhead({ loaderData, actionData }: Route.ComponentProps) {
  const { formKey, draft, typed, defaults, kept } = loaderData;
  const overtaken = actionData?.overtaken;
  return (
    <PostPage
      heading="Antetul documentelor"
      back={{ href: accountPath("UAT"), label: "Instituția și contul" }}
      intro={
        <>
          Apare pe documentele făcute din solicitări. Fiecare document are numai semnăturile lui; ce lăsați necompletat
          se completează de mână. Textele documentelor se adaptează în{" "}
          <Anchor href={MODELS_PATH}>Modelele documentelor</Anchor>.
        </>
      }
      files
      formKey={formKey}
      draft={draft}
      typed={typed}
      defaults={defaults}
      answered={actionData}
      fields={{ version: actionData?.version ?? loaderData.version }}
      before={overtaken ? <Overtaken {...overtaken} /> : null}
      submit="Salvează"
      busyLabel="Se salvează…"
    >
      <TableFields table={LETTERHEAD} />
      <ImageField name="logo" label={LOGO} optional kept={actionData?.kept ?? kept} most={1} hint={loaderData.hint} />
      <FormSection heading="Cine semnează">
        <p className="muted small">
          Câte un om pe rând, cu funcția înainte de două puncte: „Primar: Ion Popescu”. Fără nume rămâne loc de
          semnătură. Cine aprobă semnează și adresele către firme, dacă nu scrieți pe altcineva.
        </p>
        <TableFields table={SIGNERS} />
      </FormSection>
    </PostPage>
  );
}
