import { type Planting, picture, plain } from "./cast";
import type { Scribe } from "./scribe";

const partnerSections = [
  "company",
  "contact",
  "services",
  "specialisations",
  "portfolio",
  "team",
  "certifications",
  "offers",
];

/** The public profiles of communities and partners. */
export const showcase: Record<string, Planting> = {
  community: async ({ uat, admin }) => {
    await writeCommunity(uat, "/uat/community");
    const added = plain((await admin.write("/admin/communities/new")).location);
    await writeCommunity(admin, added);
    const desk = await uat.browser.get("/uat/community");
    return [
      ...desk.links("/comunitati/").map((path) => ({ who: "stranger", path }) as const),
      ...["/comunitati", "/features/community-showcase", "/"].map((path) => ({ who: "stranger", path }) as const),
      ...["/uat/community", "/uat/community/preview", "/uat/community/profile", "/uat/community/gallery"].map(
        (path) => ({ who: "uat", path }) as const,
      ),
      { who: "admin", path: "/admin/communities" },
      { who: "admin", path: added },
    ];
  },

  partner: async ({ firma }) => {
    for (const section of partnerSections) await firma.writeWhatIsLeft(`/firma/profile/${section}`);
    await firma.writeWhatIsLeft("/firma/profile/logo", { fixed: { logo: await picture() } });
    await firma.writeWhatIsLeft("/firma/profile/logo");
    const [page = ""] = (await firma.browser.get("/firma/profile")).links("/partener/");
    const tabs = ["", "?tab=servicii", "?tab=portofoliu", "?tab=echipa"].map((tab) => page + tab);
    return [
      ...[...tabs, "/parteneri", "/marketplace", "/features/marketplace"].map(
        (path) => ({ who: "stranger", path }) as const,
      ),
      { who: "uat", path: "/uat/marketplace" },
      { who: "uat", path: page },
      { who: "firma", path: "/firma/profile" },
      ...partnerSections.map((section) => ({ who: "firma", path: `/firma/profile/${section}` }) as const),
    ];
  },
};

/** Every section, from either workspace; the description of a picture is written on upload and edited once. */
async function writeCommunity(scribe: Scribe, desk: string): Promise<void> {
  await scribe.write(`${desk}/profile`, { fixed: { cover: await picture() } });
  await scribe.write(`${desk}/profile`);
  for (const section of ["location", "statistics", "contact"]) await scribe.writeWhatIsLeft(`${desk}/${section}`);
  await scribe.write(`${desk}/gallery`, { fixed: { gallery: await picture() } });
  await scribe.write(`${desk}/gallery`);
  await scribe.write(`${desk}/attractions/new`, { fixed: { images: await picture() } });
  const dates = { startsOn: "2026-05-04", endsOn: "2027-05-04" };
  await scribe.write(`${desk}/projects/new`, { fixed: dates });
  const page = await scribe.browser.get(desk);
  const item = (kind: string) =>
    page.links(`${desk}/${kind}/`).find((path) => /\/[0-9a-f-]{36}$/.test(path)) ?? `no ${kind} on ${desk}`;
  await scribe.write(item("attractions"));
  await scribe.write(item("projects"), { fixed: dates });
}
