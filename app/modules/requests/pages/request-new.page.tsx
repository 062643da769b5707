import { type Actor, isUat } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { derivedOffer, isTier, OFFER_CURRENCY } from "~/modules/partners/rules/offers";
import { categoriesOf, listedPartner, listedServiceOf } from "~/modules/partners/store/profile.server";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { isId } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { formatRange } from "~/platform/language/money";
import { quoted } from "~/platform/language/quotes";
import { notFound } from "~/platform/refusal";
import { FormPage } from "~/ui/form/form-page";
import { Side } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { RequestForm } from "../parts/request-form";
import { NEW_REQUEST, REQUESTS_PATH } from "../rules/paths";
import { blankRequest } from "../rules/request";
import { requestPolicy } from "../rules/request-policy";
import { TEMPLATES, templateNamed } from "../rules/templates";
import { createRequest } from "../verbs/drafts.server";
import type { Route } from "./+types/request-new.page";
import { afterSaving, formView, keptFiles, readRequest } from "./request-input.server";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  if (actor.organisation === null) throw notFound();
  const blank = blankRequest(actor.organisation.id);
  requestPolicy.allow("create", actor, blank, at, { href: REQUESTS_PATH, label: "La solicitări" });
  const { partner, defaults, from, proposed } = await startFrom(actor, url.searchParams);
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId, draftPath(partner));
  const kept = await keptFiles(typed, actor, "request");
  return {
    form: formView({ at, formKey, partner, proposed }),
    draft,
    typed,
    kept,
    defaults,
    from,
    action: url.pathname + url.search,
  };
}

/** A request to one partner is another draft than one to all. */
const draftPath = (partner: { id: string } | null): string =>
  partner === null ? NEW_REQUEST : `${NEW_REQUEST}?partener=${partner.id}`;

/** Default values from the address: none, a template, a partner, or a marketplace offer. */
async function startFrom(actor: Actor, address: URLSearchParams) {
  const county = isUat(actor) ? ((await organisationById(actor.organisation.id))?.county ?? null) : null;
  const template = templateNamed(address.get("model"));
  if (template !== null)
    return { partner: null, defaults: { county, ...template }, from: template.title, proposed: null };
  const partnerId = address.get("partener");
  const partner = isId(partnerId) ? await listedPartner(partnerId) : null;
  if (partner === null) return { partner: null, defaults: { county }, from: null, proposed: null };
  const addressed = { id: partner.id, name: partner.name };
  const categories = await categoriesOf(partner.id);
  const [category] = categories.length === 1 ? categories : [];
  const common = { county, partner: partner.id, category: category ?? null };
  const offer = await offerIn(address, partner.id);
  if (offer === null) return { partner: addressed, defaults: common, from: null, proposed: null };
  return {
    partner: addressed,
    defaults: {
      ...common,
      title: offer.title,
      description: descriptionFrom(offer, partner.name),
    },
    from: `Oferta ${quoted(offer.title)} a partenerului ${partner.name}`,
    proposed: formatRange(offer.priceMin, offer.priceMax, OFFER_CURRENCY),
  };
}

async function offerIn(address: URLSearchParams, partnerId: string) {
  const serviceId = address.get("serviciu");
  const tier = address.get("nivel");
  if (!isId(serviceId) || !isTier(tier)) return null;
  const service = await listedServiceOf(partnerId, serviceId);
  return service && derivedOffer(service, tier);
}

function descriptionFrom(offer: { title: string; features: readonly string[] }, partnerName: string): string {
  return [
    `Pornim de la oferta ${quoted(offer.title)} a partenerului ${partnerName}.`,
    `Ne interesează: ${offer.features.join("; ")}.`,
    "Ce avem acum: [situația de la care porniți].",
    "Ce vrem să obținem și până când: [rezultatul, data].",
  ].join("\n\n");
}

const UNSENT = "Nu a fost trimisă încă. Verificați-o și apăsați Trimite.";

export async function action({ context, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  const { checked, files, kept } = await readRequest(form, actor, now());
  return savedOrShown(form, {
    userId: actor.userId,
    checked,
    kept,
    save: (value) => createRequest(actor, value, files),
    stored: null,
    back: (id) => afterSaving(form, id),
    done: {
      tone: "green",
      title: "Solicitarea a fost creată cu succes!",
      text: UNSENT,
    },
    failed: "A apărut o eroare la crearea solicitării.",
  });
}

export default function RequestNewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, draft, typed, kept, defaults, from, action: to } = loaderData;
  return (
    <FormPage
      heading="Solicitare nouă"
      back={{ href: REQUESTS_PATH, label: "Solicitări" }}
      answered={actionData}
      typed={typed}
      defaults={defaults}
      intro={
        from === null
          ? "Titlul, categoria și descrierea sunt de ajuns. Restul se poate adăuga până la trimitere."
          : `Punct de pornire: ${from}.`
      }
    >
      <Side form label="Modele" aside={<TemplateList />}>
        <p className="small only-sm">
          <a href="#modele">Începe de la un model</a>
        </p>
        <RequestForm
          key={to}
          form={form}
          kept={actionData?.kept ?? kept}
          action={to}
          keeps={{ draft, answered: actionData }}
          save="Salvează ciorna"
          cancel={{ href: REQUESTS_PATH, label: "Renunță" }}
        />
      </Side>
    </FormPage>
  );
}

/** "Începe de la un model": links that open the form filled in from a template. */
function TemplateList() {
  return (
    <List
      id="modele"
      heading="Începe de la un model"
      end={
        <p className="small muted">
          Un text cu întrebările pe care partenerii le-ar pune oricum; completați locurile dintre paranteze: cât timp
          rămâne unul, solicitarea nu se trimite.
        </p>
      }
    >
      {TEMPLATES.map(({ category, title }) => (
        <Row key={category} href={`${NEW_REQUEST}?model=${category}`} title={title} facts={[CATEGORIES[category]]} />
      ))}
    </List>
  );
}
