import type { DriverContract } from "flydrive/types";
import { chain } from "../database/errors.server";
import { counter, type Figure } from "../metrics/figures.server";
import { outages } from "../outage.server";
import { tracedCall } from "../traces/traces.server";

const OPERATIONS = ["put", "getBytes", "getStream", "getMetaData", "exists", "delete", "deleteAll", "listAll"] as const;

const failures = counter({
  name: "psp_storage_errors_total",
  help: "Operations on the storage of files that failed; a missing file is none",
  labels: ["operation"],
});
export const storageFigures: readonly Figure[] = [failures];

type Operation = (...given: unknown[]) => Promise<unknown>;

/** Counts what fails, and says in the log once when the storage goes and once when it is back. */
export function watched<Driver extends DriverContract>(driver: Driver): Driver {
  for (const operation of OPERATIONS) {
    const work = (driver[operation] as Operation).bind(driver);
    const counted: Operation = async (...given) => {
      try {
        const done = await tracedCall(`storage ${operation}`, () => work(...given));
        outages.storage.end();
        return done;
      } catch (error) {
        if (isMissing(error)) outages.storage.end();
        else {
          failures.inc({ operation });
          outages.storage.begin(error);
        }
        throw error;
      }
    };
    Object.assign(driver, { [operation]: counted });
  }
  return driver;
}

/** The storage answers that it has no such file. */
const isMissing = (error: unknown): boolean =>
  linksOf(error).some(
    (link) =>
      link.code === "ENOENT" ||
      /^(NoSuchKey|NotFound)$/.test(String(link.name)) ||
      link.$metadata?.httpStatusCode === 404,
  ) || chain(error).some(({ code }) => code === "ENOENT");

type Link = { code?: string; name?: string; cause?: unknown; $metadata?: { httpStatusCode?: number } };

const linksOf = (error: unknown): Link[] => (error instanceof Error ? [error as Link, ...linksOf(error.cause)] : []);
