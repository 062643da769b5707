import type { TestProject } from "vitest/node";
import { type Addresses, createDatabase, makeTemplate, startDatabase } from "../../support/databases";
import { startServer } from "../../support/servers";
import { type Cast, makeCast } from "./cast";

export type Ground = Addresses & { template: string; cast: Cast };

declare module "vitest" {
  interface ProvidedContext {
    ground: Ground;
  }
}

/** One database server for the run, and a template that the product itself migrated, with the people in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startDatabase();
  const url = await createDatabase(cluster);
  const server = await startServer({ databaseUrl: url });
  await server.stop();
  const cast = await makeCast(url);
  const template = await makeTemplate(cluster, url);
  const { superuser, application } = cluster;
  project.provide("ground", { superuser, application, template, cast });
  return () => cluster.remove();
}
