import type { IncomingMessage, ServerResponse } from "node:http";
import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { countFigures } from "~/across/analytics/jobs.server";
import { fillMissingKinds, rebuildSearchIndex } from "~/across/search/verbs/index.server";
import { openAdmission } from "~/admission.server";
import { createApplication } from "~/application.server";
import { cachedPages } from "~/cached-pages.server";
import { figures } from "~/figures.server";
import { happenings } from "~/happenings";
import { formerListeners, jobs, listeners } from "~/listeners.server";
import { validSessions } from "~/modules/accounts/session/session.server";
import { fillOldPassages, rebuildPassages } from "~/modules/assistant/verbs/index.server";
import { readFilesAgain } from "~/modules/library/verbs/files.server";
import { startBackups } from "~/platform/backup/backups.server";
import { openBackups } from "~/platform/backup/jobs.server";
import { counts } from "~/platform/counts/counts.server";
import { startListener } from "~/platform/database/listener.server";
import { logOutagesOnce } from "~/platform/database/problems.server";
import { MOST_TOGETHER } from "~/platform/form/large-files";
import { Access } from "~/platform/http/access.server";
import { drain } from "~/platform/http/drain.server";
import { httpServer, listen } from "~/platform/http/listening.server";
import { isStopping, markStopping } from "~/platform/http/probes.server";
import { quarantinedSince } from "~/platform/installation/quarantine.server";
import { type AnyJob, createQueues, enqueue, startWorkers } from "~/platform/jobs/jobs.server";
import { listenerJobs, subscribeListeners } from "~/platform/journal/journal.server";
import { LIVE_CHANNEL, SESSION_CHANNEL } from "~/platform/live/live.server";
import { closeAllStreams, wireStreams } from "~/platform/live/stream.server";
import { keepFaultsInLog, log } from "~/platform/log.server";
import { registerFigures } from "~/platform/metrics/figures.server";
import { hearPublicChanges, PUBLIC_CHANNEL } from "~/platform/page-cache/changed.server";
import type { PageCache } from "~/platform/page-cache/page-cache.server";
import { commit, version } from "~/platform/version.server";
import { announce, endWith, openProcess, printStart } from "~/process.server";
import { visits } from "~/visits.server";
import { demoAccounts, demoPassword } from "./db/worlds/demo/accounts";
import { fillWhenEmpty, refuseDemoAccounts } from "./db/worlds/demo/world";

/** Ctrl-C arrives twice, from the terminal and through npm; only a later signal forces the exit. */
const SAME_SIGNAL_MS = 1_000;

type Running = { answer(request: IncomingMessage, response: ServerResponse): void; stop(): Promise<void> };

/** Starts everything except the listening socket, which the development server brings itself. */
async function run(): Promise<Running & Awaited<ReturnType<typeof openProcess>>> {
  const opened = await openProcess("server");
  const journalJobs = listenerJobs([...listeners, ...formerListeners]);
  await createQueues(jobs);
  await createQueues(journalJobs);
  await subscribeListeners(listeners, happenings);
  const isNewDemo = await fillWhenEmpty(announce);
  await refuseDemoAccounts();
  await (isNewDemo ? prepareDemo() : fillWhatIsMissing());
  const backups = quarantinedSince() === null ? await startWork(opened, journalJobs) : null;
  const notifications = startListener(opened.connection, [LIVE_CHANNEL, SESSION_CHANNEL, PUBLIC_CHANNEL]);
  wireStreams(notifications, validSessions);
  logOutagesOnce();
  const admission = openAdmission({ connections: opened.settings.databaseConnections, largestBody: MOST_TOGETHER });
  const application = createApplication(build, import.meta.env.PROD ? "production" : "development", admission);
  const pages = cachedPages(application, () => import.meta.env.PROD && notifications.listening());
  registerFigures(figures({ admission, pages, notifications }));
  const stopPurging = hearPublicChanges(notifications, () => pages.purge());
  const handle = getRequestListener((request, environment) => pages.fetch(request, { ...environment }), {
    overrideGlobalObjects: false,
  });
  return {
    ...opened,
    answer: (request, response) =>
      answerUnderOrigin(request, response, { origin: opened.settings.origin, pages, handle }),
    async stop() {
      stopPurging();
      closeAllStreams();
      await notifications.stop();
      await visits.flush();
      await counts.flush();
      await opened.close(async () => backups?.stop());
    },
  };
}

/** Whoever tries the demo world searches it at once, so the first start waits these seconds. */
async function prepareDemo(): Promise<void> {
  announce("Se pregătesc căutarea și asistentul");
  await rebuildSearchIndex();
  await rebuildPassages();
}

async function fillWhatIsMissing(): Promise<void> {
  await fillMissingKinds();
  await fillOldPassages();
}

/** Starts the background work, which a copy in quarantine does not do. Returns what receives the backup's WAL, if anything. */
async function startWork(opened: Awaited<ReturnType<typeof openProcess>>, ofJournal: readonly AnyJob[]) {
  await enqueue(countFigures, {});
  await enqueue(readFilesAgain, {});
  openBackups(opened);
  await startWorkers([...jobs, ...ofJournal]);
  return startBackups(opened);
}

type Front = {
  origin: string;
  pages: PageCache;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

/** The framework is given ORIGIN as its address, whatever `Host` says, so that links, redirects and checks work behind a proxy. */
function answerUnderOrigin(request: IncomingMessage, response: ServerResponse, { origin, pages, handle }: Front): void {
  if (!request.url?.startsWith("/") || request.url.startsWith("//")) {
    response.writeHead(400).end();
    return;
  }
  if (isStopping()) response.setHeader("connection", "close");
  const access = new Access(request, response);
  const route = pages.serve(request, response);
  if (route !== null) {
    access.isOf(route);
    access.end();
    return;
  }
  access.follow(request);
  request.url = origin + request.url;
  void access.handledBy(() => handle(request, response));
}

async function serve(): Promise<void> {
  const running = await run();
  const server = httpServer(running.answer);

  let firstSignalAt = 0;
  const stop = async () => {
    if (isStopping()) {
      if (Date.now() - firstSignalAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    firstSignalAt = Date.now();
    markStopping();
    closeAllStreams();
    await drain(server, { isBehindProxy: running.settings.isBehindProxy });
    await running.stop();
    log.info("stopped");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop());
  keepFaultsInLog();

  try {
    await listen(server, running.settings);
  } catch (error) {
    await running.stop(); // otherwise the embedded database would keep running
    throw error;
  }
  printStart(running.settings, { accounts: demoAccounts, password: demoPassword });
  log.info({ version, commit }, "started");
}

/** In development every saved file evaluates this module again; the previous instance must be stopped first. */
const global = globalThis as { stopPrevious?: (() => Promise<void>) | undefined };
let developing: Promise<Running> | null = null;

export async function listener(request: IncomingMessage, response: ServerResponse): Promise<void> {
  developing ??= (async () => {
    await global.stopPrevious?.();
    const running = await run();
    global.stopPrevious = () => running.stop();
    return running;
  })();
  (await developing).answer(request, response);
}

if (import.meta.env.PROD) {
  serve().catch(endWith);
}
