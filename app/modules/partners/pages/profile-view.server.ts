import type { Member } from "~/modules/accounts/rules/actor";
import { pictureOf } from "~/modules/media/rules/image";
import { localDateOf } from "~/platform/calendar/local-date";
import { readableEmail } from "~/platform/language/host-name";
import { formatMoney } from "~/platform/language/money";
import { paragraphs } from "~/platform/language/text";
import { siteLink } from "~/platform/language/website";
import { notFound } from "~/platform/refusal";
import { countyByCode, countyText } from "~/platform/romania/counties";
import { formatPhone } from "~/platform/romania/phone";
import { experienceText } from "../rules/card";
import { CATEGORIES } from "../rules/categories";
import { completionOf } from "../rules/completion";
import { isListed } from "../rules/listing";
import { missingForMatching } from "../rules/matching-needs";
import { profilePolicy } from "../rules/policy";
import { EMPLOYEES, experienceYears, INDUSTRIES, workArea } from "../rules/profile";
import { offerState, offerStateText } from "../rules/special-offer";
import { wayToBeListed, whyNotListed } from "../rules/why-not-listed";
import { profileFactsOf } from "../store/completion.server";
import { contentOf, ownPartner } from "../store/profile.server";

/** The profile page of the firm's own members: all sections, and what is missing. */
export async function profileView(actor: Member, now: Date) {
  const { id, verification } = actor.organisation;
  const partner = await ownPartner(id);
  const facts = await profileFactsOf(id);
  if (!partner || !facts) throw notFound();
  return {
    id,
    name: partner.name,
    logo: partner.logo && pictureOf(partner.logo),
    listed: isListed(verification),
    verified: verification === "verified",
    why: whyNotListed(verification),
    way: wayToBeListed(verification),
    missing: missingForMatching(facts),
    can: profilePolicy.can(actor, partner, now),
    completion: completionOf(facts),
    company: await companyView(id, now),
    areas: await areasView(id),
    lists: await listsView(id, now),
    contact: await contactView(id),
  };
}

export type ProfileView = Awaited<ReturnType<typeof profileView>>;

async function companyView(id: string, now: Date) {
  const { description, industry, foundedYear, employees, headquarters, county } = await contentOf("company", id);
  const experience = experienceYears(foundedYear, localDateOf(now)) ? experienceText(foundedYear, now) : null;
  return {
    description: paragraphs(description),
    facts: [
      { term: "Domeniu", detail: industry && INDUSTRIES[industry] },
      { term: "Înființată", detail: foundedYear && `${foundedYear}${experience ? `, ${experience}` : ""}` },
      { term: "Angajați", detail: employees && EMPLOYEES[employees] },
      { term: "Sediu", detail: headquarters },
      { term: "Județ", detail: county && countyText(county) },
    ].filter(isKnown),
  };
}

type Known = { term: string; detail: string };
const isKnown = (row: { term: string; detail: string | number | null }): row is Known => typeof row.detail === "string";

async function areasView(id: string) {
  const { categories, counties } = await contentOf("categories", id);
  const names = counties.map((code) => countyByCode(code).name).sort(new Intl.Collator("ro").compare);
  return { categories: categories.map((code) => CATEGORIES[code]), counties: names, area: workArea(names) };
}

async function listsView(id: string, now: Date) {
  const today = localDateOf(now);
  const portfolio = await contentOf("portfolio", id);
  const offers = await contentOf("offers", id);
  return {
    services: (await contentOf("services", id)).map(({ name, description }) => ({ title: name, facts: [description] })),
    specialisations: (await contentOf("specialisations", id)).map(({ name }) => name),
    portfolio: portfolio.map(({ name, budget, currency, year }) => ({
      title: name,
      facts: [
        budget === null || currency === null ? "Buget nespecificat" : formatMoney(budget, currency),
        year === null ? null : String(year),
      ],
    })),
    team: (await contentOf("team", id)).map(({ name, position, experience }) => ({
      title: name,
      facts: [position, experience],
    })),
    certifications: (await contentOf("certifications", id)).map(({ name, detail }) => ({
      title: name,
      facts: [detail],
    })),
    offers: offers.map(({ id: offer, title, validUntil }) => ({
      id: offer,
      title,
      state: offerState(validUntil, today),
      note: offerStateText(validUntil, today),
    })),
  };
}

async function contactView(id: string) {
  const { website, phone, email, emailPublic } = await contentOf("contact", id);
  return [
    { term: "Site", detail: siteLink(website)?.label ?? null },
    { term: "Telefon", detail: phone && formatPhone(phone) },
    { term: "E-mail", detail: email && `${readableEmail(email)}${emailPublic ? "" : " (nu se vede public)"}` },
  ].filter(isKnown);
}
