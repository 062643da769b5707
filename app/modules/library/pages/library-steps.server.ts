import { redirect } from "react-router";
import { adminOf } from "~/modules/accounts/http/request.server";
import { stepPage } from "~/modules/accounts/http/step-page.server";
import { quoted } from "~/platform/language/quotes";
import { orNotFound } from "~/platform/refusal";
import { withdrawalEffect } from "../parts/withdrawal";
import { articleTitle } from "../rules/act-articles";
import { actName } from "../rules/acts";
import { ADMIN_LIBRARY, ADMIN_LINKS, adminArticlesPath, adminResourcePath } from "../rules/paths";
import { articleById } from "../store/act-articles.server";
import { resourceById } from "../store/resources.server";
import { removeArticle } from "../verbs/act-articles.server";
import { linkInputOf, removeLink } from "../verbs/links.server";
import { withdrawResource } from "../verbs/resources.server";

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
