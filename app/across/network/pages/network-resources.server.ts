import { shownMean } from "~/modules/library/rules/feedback";
import { filePath, firmResourcePath } from "~/modules/library/rules/paths";
import { firmResources, ratingsAmong } from "~/modules/library/store/firm-resources.server";
import { resourceRow } from "~/modules/library/views/resource-view.server";
import { now } from "~/platform/clock";
import { pick } from "~/platform/pick";
import type { NetworkQuery } from "../rules/network";

const MOST_RESOURCES = 100;

/** The documents of the library that firms may read, as asked. */
export async function resourcesShown(query: NetworkQuery) {
  const at = now();
  const resources = await firmResources(query, MOST_RESOURCES);
  const ratings = await ratingsAmong(resources.map(({ editionId }) => editionId));
  return resources.map((resource) => {
    const row = resourceRow(resource, at);
    const [fileId, ...others] = resource.fileIds;
    const given = ratings.get(resource.editionId) ?? { number: 0, mean: null };
    return {
      ...pick(
        row,
        "id",
        "title",
        "kind",
        "kindCode",
        "category",
        "hasText",
        "isTemplate",
        "isExample",
        "state",
        "words",
      ),
      onlyFile: !row.hasText && fileId && others.length === 0 ? filePath(firmResourcePath(row.id), fileId) : null,
      mean: shownMean(given),
      downloads: resource.downloads,
    };
  });
}
