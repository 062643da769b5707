import sharp from "sharp";

import { type Planting, plain } from "./cast";

const picture = async (): Promise<File> => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#855607" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "<img src=x onerror=alert(1)>.jpg");
};

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

/** What communities and partners show of themselves. */
export const showcase: Record<string, Planting> = {
  community: async ({ uat, admin }) => {
    for (const part of ["profile", "location", "statistics", "contact"]) await uat.write(`/uat/community/${part}`);
    await uat.write("/uat/community/attractions/new", { fixed: { images: await picture() } });
    await uat.write("/uat/community/projects/new", { fixed: { startsOn: "2026-05-04", endsOn: "2027-05-04" } });
    await uat.write("/uat/community/gallery", { fixed: { gallery: await picture() } });
    await uat.write("/uat/community/gallery");
    const added = plain((await admin.write("/admin/communities/new")).location);
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
    for (const section of partnerSections) await firma.write(`/firma/profile/${section}`);
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
