import { blogCounts } from "~/modules/articles/store/blog.server";
import { communityCounts } from "~/modules/communities/store/listing.server";
import { discussionList } from "~/modules/forum/rules/discussion-query";
import { listDiscussions } from "~/modules/forum/store/discussions.server";
import { partnerList } from "~/modules/partners/rules/listing";
import { listPartners } from "~/modules/partners/store/listing.server";
import { listedByCategory } from "~/modules/projects/store/projects.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { publicChanged } from "~/platform/page-cache/changed.server";
import { type Counted, figuresOf } from "../rules/figures";
import { projectsOfCommunities } from "../store/counts.server";
import { deleteOldSnapshots, insertFigures, insertSnapshot, readOneMoment } from "../store/snapshots.server";

/** Takes the snapshot of the day, unless there is one, and deletes old ones: all or nothing, also when the process ends meanwhile. */
export async function takeSnapshot(): Promise<void> {
  const at = now();
  const today = localDateOf(at);
  await transaction(async () => {
    await readOneMoment();
    const id = await insertSnapshot(today, at);
    if (id === null) return;
    await insertFigures(id, figuresOf(await countPublic(), today));
    await deleteOldSnapshots(today);
    await publicChanged();
  });
}

const WHOLE_LIST = new URLSearchParams();

/** What a signed-out visitor finds, counted by the queries of the public lists. */
async function countPublic(): Promise<Counted> {
  const { communities } = await communityCounts();
  const partners = await listPartners(partnerList.read(WHOLE_LIST), { limit: 1, offset: 0 });
  const { whole } = await listDiscussions(discussionList.read(WHOLE_LIST), false);
  const projects = await projectsOfCommunities();
  const categories = await listedByCategory();
  return {
    totals: {
      communities,
      partners: partners.total,
      projects: sumOf(projects, () => "all").get("all") ?? 0,
      open_projects: sumOf(categories, () => "all").get("all") ?? 0,
      articles: (await blogCounts()).all,
      discussions: whole.number,
      solved: whole.solved,
    },
    states: sumOf(projects, ({ status }) => status),
    months: sumOf(projects, ({ month }) => month),
    categories: sumOf(categories, ({ category }) => category),
  };
}

function sumOf<Row extends { number: number }, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.number);
  return sums;
}
