import * as build from "virtual:react-router/server-build";
import { matchPath } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { fillDemo } from "../../db/worlds/demo/world";
import { knownRoutes } from "../access/routes";
import { ownPlatform } from "../support/platform";
import { publicAddresses } from "../support/public-addresses";
import { oneStranger, renderedPages, wrongPlaces } from "./demo";
import { brokenLinks } from "./links";
import { complaints, java } from "./nu";
import { wrongRoutes } from "./walk";

/** Accepted, each with its reason; an error only where a standard is newer than the checker. */
const WEIGHED: readonly RegExp[] = [
  // newer than the checker; browsers that do not know them ignore them
  /CSS: “(field-sizing|scroll-initial-target)”: Property “[a-z-]+” doesn't exist/,
];

/** Pages that need a link of a mail or the code of a paper, or are only there in demo mode; their words come from parts that the others show. */
const UNSEEN = [
  /^\/dev\//,
  /\/:token/,
  /^\/certificate\/:code$/,
  /^\/login\/cod$/,
  /^\/admin-login\/a-doua-verificare$/,
  /\/trimis[ae]?(\/:id)?$/,
  /\/parere$/,
  /\/history$/,
  /^\/fara-organizatie(\/inregistrare|\/cerere\/retragere)?$/,
  /^\/\*$/,
];

const LOST = "/nu-exista";
const A_BUSY_MACHINE = 400_000;

describe("the pages of the demo world", () => {
  ownPlatform();
  let addresses: string[] = [];
  const stranger = oneStranger();
  beforeAll(async () => {
    await fillDemo();
    addresses = await publicAddresses(async (path) => (await stranger(path)).body);
  }, A_BUSY_MACHINE);

  it("are of every kind that strangers are shown", () => {
    const isPublic = ({ id }: { id: string }) => /\/public-[^/]+\.page/.test(moduleOf(id));
    const shown = knownRoutes().filter((route) => route.draws && isPublic(route));
    const seen = (pattern: string) => addresses.some((path) => matchPath(pattern, path.split("?")[0] ?? ""));
    const missing = shown.filter(({ pattern }) => !UNSEEN.some((some) => some.test(pattern)) && !seen(pattern));
    expect(missing.map(({ pattern }) => pattern)).toEqual([]);
  });

  it(
    "stand at the addresses of the specification, with its texts, each for its own role only",
    async () => {
      const { walked, wrong } = await wrongRoutes();
      expect(wrong).toEqual([]);
      expect(walked).toBeGreaterThan(60);
    },
    A_BUSY_MACHINE,
  );

  it.skipIf(java === undefined)(
    "are valid HTML",
    async () => {
      const found = await complaints(await renderedPages(stranger));
      expect(found.filter((one) => !WEIGHED.some((some) => some.test(one)))).toEqual([]);
    },
    A_BUSY_MACHINE,
  );

  it(
    "keep a number and what it counts on one line",
    async () => {
      const pages = await renderedPages(stranger);
      expect([...pages].flatMap(([name, html]) => brokenCounts(html).map((words) => `${words} on ${name}`))).toEqual(
        [],
      );
    },
    A_BUSY_MACHINE,
  );

  it(
    "have links that lead somewhere, to places that are there",
    async () => {
      const { asked, broken } = await brokenLinks([...addresses, "/sitemap.xml", LOST], stranger);
      expect(broken.filter((one) => !one.startsWith(LOST))).toEqual([]);
      expect(asked).toBeGreaterThan(addresses.length);
    },
    A_BUSY_MACHINE,
  );

  it(
    "link members to places that are there and take the focus",
    async () => {
      expect(await wrongPlaces()).toEqual([]);
    },
    A_BUSY_MACHINE,
  );
});

/** Short texts, as those of rows, headings and badges, in which a line may end between a number and its noun. */
const brokenCounts = (html: string): string[] =>
  [...html.replaceAll(UNSEEN_TEXT, "").matchAll(/<([^>]*)>([^<>]{1,60})(?=<)/g)]
    .filter(([, tag = "", words = ""]) => A_COUNT.test(words) && !/class="(nowrap|vh)"/.test(tag))
    .map(([, tag, words = ""]) => `${tag}: ${words.trim()}`);

/** Not on the page, or kept on one line by the style of its part. */
const UNSEEN_TEXT = /<(script|style|title|option|textarea)\b[\s\S]*?<\/\1>|<span class="badge[\s\S]*?<\/span><\/span>/g;
/** What the platform counts; texts of its people name other things. */
const A_COUNT =
  /(^|\s)\d[\d.]* (de )?(articol|alt[eă] ofert|colabor|comunități(?! de test)|document|mesaj|ofert|paragraf|parteneri|proiecte? în|proiecte? final|recenzi|rezultat|solicit|vizualiz|întreb)/;

const moduleOf = (id: string): string => build.routes[id]?.id ?? "";
