import { rm } from "node:fs/promises";
import { Browser } from "../support/browser";
import { embeddedUrl, query } from "../support/databases";
import { migrateUnder } from "../support/living-migrations";
import { signIn } from "../support/visits";
import { type Line, line, withTarget } from "./report";
import { startProduct } from "./servers";
import { copyWorld, PASSWORD, PEOPLE, worldOf } from "./world";

const SCALE = 0.3;
const LONGEST_MS = 1_000;

/** Runs every allowed kind of migration on a copy of the data while the server answers requests. */
export async function migrations(): Promise<Line[]> {
  const world = await worldOf(SCALE);
  const copy = `${world}-migrated`;
  await rm(copy, { recursive: true, force: true });
  await copyWorld(world, copy);
  const older = await startProduct(copy, { PAGE_CACHE_MB: "0" });
  try {
    const url = await embeddedUrl(copy);
    const clerk = new Browser(older.origin);
    const firm = new Browser(older.origin);
    const stranger = new Browser(older.origin);
    await signIn(clerk, PEOPLE.uat.email, PASSWORD, PEOPLE.uat.signInPath);
    await signIn(firm, PEOPLE.firma.email, PASSWORD, PEOPLE.firma.signInPath);
    const [article] = await query<{ id: string }>(
      url,
      "select id from articles where published_submission_id is not null and deleted_at is null limit 1",
    );
    const felt = await migrateUnder(url, [
      () => stranger.get("/blog"),
      () => stranger.get(`/blog/${article?.id}`),
      () => clerk.get("/uat/dashboard"),
      () => firm.get("/firma/opportunities"),
    ]);
    for (const odd of new Set(felt.odd)) console.log(`migrations: ${odd}`);
    const figures = {
      pagini: felt.answers,
      "ms cea mai lentă înainte": felt.longestBefore,
      "ms cea mai lentă în timpul lor": felt.longest,
      "s migrările": felt.milliseconds / 1_000,
    };
    const calm = felt.longest <= LONGEST_MS && felt.odd.length === 0;
    return [
      withTarget(line("migrations", `lumea de ${SCALE}`, figures), `niciun refuz, cel mult ${LONGEST_MS} ms`, calm),
    ];
  } finally {
    await older.stop();
    await rm(copy, { recursive: true, force: true });
  }
}
