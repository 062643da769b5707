import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take more than ten seconds, the longest first. */
const LONG = [
  "tests/access/access.test.ts",
  "tests/access/hostile.sweep.test.ts",
  "tests/access/unseen.sweep.test.ts",
  "tests/architecture/previous-release.sweep.test.ts",
  "tests/architecture/migrations.test.ts",
  "db/worlds/load-beside-demo.sweep.test.ts",
  "tests/lists/filters.test.ts",
];

/**
 * Runs the long files first, so that both workers end together. On a fresh clone Vitest knows only file sizes, and would
 * run the longest file last.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const known = LONG.findIndex((name) => moduleId.endsWith(name));
      return known < 0 ? LONG.length : known;
    };
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
