import { redirect } from "react-router";
import { adminOf, uatOf } from "~/modules/accounts/signed-in/request.server";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { now } from "~/platform/clock";
import { contact, day, stars } from "~/platform/form/field-table";
import { quoted } from "~/platform/language/quotes";
import { notFound, orNotFound } from "~/platform/refusal";
import { withdrawalEffect } from "../parts/withdrawal";
import { articleTitle } from "../rules/act-articles";
import { actName } from "../rules/acts";
import { ADMIN_LIBRARY, ADMIN_LINKS, adminArticlesPath, adminResourcePath } from "../rules/paths";
import { resourcePolicy } from "../rules/policy";
import { PERIODS } from "../rules/vocabulary";
import { articleById } from "../store/act-articles.server";
import { ownRating } from "../store/feedback.server";
import { resourceById } from "../store/resources.server";
import { removeArticle } from "../verbs/act-articles.server";
import { rateResource } from "../verbs/feedback.server";
import { linkInputOf, removeLink } from "../verbs/links.server";
import { verifyResource, withdrawResource } from "../verbs/resources.server";
import { answerView, backToResource } from "../views/feedback-view.server";

export const articleRemoval = stepPage({
  async page({ context, id }) {
    adminOf(context);
    const article = orNotFound(await articleById(id));
    const name = actName(article.act);
    return {
      back: { href: adminArticlesPath(article.actId), label: `Articole: ${name}` },
      heading: "Șterge articolul",
      before: `${name}, ${articleTitle(article)}. Nu mai apare pe pagina actului și nu mai este citat de asistent.`,
      submit: "Șterge articolul",
      variant: "danger",
      busyLabel: "Se șterge…",
    };
  },
  async back({ context, id }) {
    adminOf(context);
    return adminArticlesPath(orNotFound(await articleById(id)).actId);
  },
  work: ({ actor, id }) => removeArticle(actor, id),
  done: { title: "Articolul a fost șters." },
});

export const linkRemoval = stepPage({
  async page({ context, id }) {
    adminOf(context);
    const { title } = await linkInputOf(id);
    return {
      back: { href: ADMIN_LINKS, label: "Linkuri rapide" },
      heading: "Ștergeți linkul?",
      intro: `${quoted(title)} nu mai apare în hub. Îl puteți adăuga din nou oricând.`,
      submit: "Șterge linkul",
      variant: "danger",
      busyLabel: "Se șterge…",
    };
  },
  back: () => ADMIN_LINKS,
  work: ({ actor, id }) => removeLink(actor, id),
  done: { title: "Linkul a fost șters." },
  failed: "Linkul nu s-a putut șterge.",
});

/** A document that is already withdrawn is not asked about. */
export const withdrawal = stepPage({
  async page({ context, id }) {
    adminOf(context);
    const { title, deletedAt } = orNotFound(await resourceById(id));
    if (deletedAt) throw redirect(adminResourcePath(id));
    return {
      back: { href: adminResourcePath(id), label: title },
      heading: "Retrageți documentul?",
      intro: withdrawalEffect(title),
      submit: "Retrage documentul",
      variant: "danger",
      busyLabel: "Se retrage…",
    };
  },
  back: () => ADMIN_LIBRARY,
  work: ({ actor, id }) => withdrawResource(actor, id),
  done: ({ id }) => ({
    title: "Documentul a fost retras.",
    text: "Rămâne 30 de zile în coș.",
    undo: { action: adminResourcePath(id, "restoration"), label: "Anulează" },
  }),
  failed: "Documentul nu s-a putut retrage.",
});

/** The number of the edition that was on the page; throws 404 for what is none. */
function editionIn(form: FormData): number {
  const number = Number(form.get("edition"));
  if (!Number.isInteger(number) || number < 1) throw notFound();
  return number;
}

/** The form of the document's page, by itself: shown when it is sent without a choice. */
export const rating = stepPage({
  fields: { stars: stars("Nota dumneavoastră", "nota") },
  async page({ context, id }) {
    const actor = uatOf(context);
    const { resource, back, hidden } = await answerView(actor, id, now());
    const own = await ownRating(resource.editionId, actor.userId);
    return {
      back,
      heading: "V-a fost de folos documentul?",
      hidden,
      defaults: { stars: own === null ? null : String(own) },
      submit: "Trimite nota",
      busyLabel: "Se salvează…",
    };
  },
  back: backToResource,
  work: ({ actor, id, form, value }) => rateResource(actor, id, { ...value, edition: editionIn(form) }),
  done: { title: "Nota a fost salvată.", text: "O puteți schimba oricând." },
});

export const verification = stepPage({
  kept: true,
  fields: {
    source: contact("website", "Față de ce ați verificat", {
      input: { type: "url", inputMode: "url" },
      hint: "Adresa textului oficial, de exemplu pagina actului din legislatie.just.ro.",
    }),
    sourceOn: day("Data textului de acolo", "data sursei", { hint: "Data formei consolidate sau a publicării." }),
  },
  async page({ context, id }) {
    const actor = adminOf(context);
    const resource = orNotFound(await resourceById(id));
    const back = { href: adminResourcePath(id), label: resource.title };
    resourcePolicy.allow("verify", actor, resource, now(), back);
    return {
      back,
      heading: `Verifică ediția ${resource.number}`,
      intro: `Comparați textul cu sursa lui oficială, apoi scrieți care este ea. Documentul se reverifică după ${PERIODS[resource.months]}.`,
      hidden: { edition: String(resource.number) },
      // the source of the last time, which is usually looked at again
      defaults: { source: resource.verification?.source ?? "" },
      submit: "Confirmă verificarea",
      busyLabel: "Se salvează…",
    };
  },
  async back({ id }) {
    orNotFound(await resourceById(id));
    return adminResourcePath(id);
  },
  work: ({ actor, id, form, value }) => verifyResource(actor, id, { ...value, edition: editionIn(form) }),
  done: { title: "Documentul este verificat." },
});
