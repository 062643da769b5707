import { execFileSync } from "node:child_process";
import { chownSync, copyFileSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { Browser } from "../support/browser";
import { embeddedUrl, query } from "../support/databases";
import { temporaryFolder } from "../support/folders";
import { naturalPhoto } from "../support/natural-photo";
import { mayIsolate, mayLayer, type OwnMachine, ownMachine } from "../support/own-machine";
import { freePort, type RunningServer, root, startServer, until } from "../support/servers";
import { signIn } from "../support/visits";
import { makeRelease, unpack, withVersion } from "./support/release";
import { ownFolder } from "./support/stage";

/** The user as whom the archive runs: neither the one who unpacked it, nor PostgreSQL's. */
const NOBODY = 65_534;

/** One release for all the tests of this file. */
let made = "";
let sums = "";
beforeAll(async () => {
  made = temporaryFolder();
  sums = await makeRelease(made, "--deb");
});
afterAll(() => rm(made, { recursive: true, force: true }));

test("the same sources make the same bytes", async () => {
  expect(sums.match(/psp[-_]\S+/g)).toHaveLength(3);
  expect(await makeRelease(await ownFolder(), "--deb")).toBe(sums);
});

test("an unpacked archive serves without a network, as another user, from any folder", async ({ skip }) => {
  if (!mayIsolate()) skip("this process may not make namespaces");
  const place = await ownFolder();
  const installation = unpack(made, place);
  chownSync(place, NOBODY, NOBODY);
  const server = await startedAlone(installation);
  expect(server.output()).toMatch(/^PSP \d+\.\d+\.\d+ răspunde pe /m);

  const guest = new Browser(server.origin);
  for (const path of ["/", "/comunitati", "/parteneri", "/blog", "/cauta?q=drum"])
    expect([path, (await guest.get(path)).status]).toEqual([path, 200]);
  const clerk = new Browser(server.origin);
  expect((await signIn(clerk, "uat@demo.ro", "Parola-Demo-2026")).status).toBe(303);
  for (const path of ["/uat/service-requests", "/features/analytics"])
    expect([path, (await clerk.get(path)).status]).toEqual([path, 200]);

  const csv = await clerk.get("/uat/service-requests/solicitari.csv");
  expect([csv.status, csv.html.split("\n").length > 2]).toEqual([200, true]);
  const [template] = await query<{ id: string }>(
    await embeddedUrl(server.dataDir),
    "select id from resources where kind = 'template' and deleted_at is null order by id limit 1",
  );
  await isFile(clerk, `/uat/resource/${template?.id}/pdf`, "%PDF-");
  await isFile(clerk, `/uat/resource/${template?.id}/docx`, "PK");
  const report = "/features/analytics/psp-cifre.pptx";
  await until(async () => (await guest.get(report)).status === 200, "the reports are made", 60_000);
  await isFile(guest, report, "PK");
  expect(await uploadedPicture(server, clerk)).toBe(201);
  const ready = await fetch(`${server.origin}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { ready: true, problems: [] }]);
  expect(await server.stop()).toBe(0);
  expect(await readdir(dirname(server.dataDir))).toContain("psp-data");

  const program = join(installation, "bin", "psp");
  expect(execFileSync(program, ["version"], { cwd: "/", encoding: "utf8" })).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test("the Debian package: installed, upgraded, removed and purged", async ({ skip }) => {
  if (!existsSync("/usr/bin/dpkg-deb")) skip("this machine has no dpkg");
  if (!(await mayLayer())) skip("this process may not make a disk of its own");
  const machine = await debianMachine();
  const dpkg = (...words: string[]) => machine.run("env", "DEBIAN_FRONTEND=noninteractive", "dpkg", ...words);
  const install = (file: string) => {
    copyFileSync(file, join(machine.folder, "root", "psp.deb"));
    return dpkg("--force-unsafe-io", "--install", "/root/psp.deb");
  };
  const [first = ""] = globSync("*_*.deb", { cwd: made });
  const version = first.split("_")[1] ?? "";
  const at = (...parts: string[]) => join(machine.folder, ...parts);
  const versions = () => readdirSync(at("usr", "lib", "psp")).sort();

  install(join(made, first));
  expect(versions()).toEqual([version, "current", "package"].sort());
  expect(machine.run("stat", "-c", "%A %U %G", "/etc/psp/psp.env", "/var/lib/psp").split("\n")).toEqual([
    "-rw-r----- root psp",
    "drwxr-x--- psp psp",
    "",
  ]);
  const port = await freePort();
  await machine.reach(port);
  const settings = at("etc", "psp", "psp.env");
  const mine = readFileSync(settings, "utf8").replace(/^PORT=.*$/m, `PORT=${port}`);
  writeFileSync(settings, mine);
  const server = await serviceOn(machine, port);
  expect(machine.run("psp", "admin", "create", "admin@exemplu.ro")).toContain(`http://127.0.0.1:${port}/`);

  install(withVersion(made, "9.0.1"));
  expect(versions()).toEqual([version, "9.0.1", "current", "package"].sort());
  expect(readFileSync(settings, "utf8")).toBe(mine);
  // the process that still runs has the files of its own version
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  const upgraded = await serviceOn(machine, port);
  expect(upgraded.output()).toContain("PSP 9.0.1 răspunde pe ");
  expect(machine.run("psp", "admin", "create", "admin@exemplu.ro")).toContain("Contul admin@exemplu.ro exista deja.");
  expect(await upgraded.stop()).toBe(0);

  install(withVersion(made, "9.0.2"));
  expect(versions()).toEqual(["9.0.1", "9.0.2", "current", "package"]);
  dpkg("--remove", "psp");
  expect([existsSync(at("usr", "lib", "psp")), readFileSync(settings, "utf8")]).toEqual([false, mine]);
  expect(dpkg("--purge", "psp")).toContain("Datele platformei au rămas în /var/lib/psp");
  expect([existsSync(at("etc", "psp")), existsSync(at("var", "lib", "psp", "pg", "cluster"))]).toEqual([false, true]);
});

test("the unit of the Debian package gives the process no more than it needs", ({ skip }) => {
  if (!existsSync("/usr/bin/systemd-analyze")) skip("this machine has no systemd");
  const unit = join(root, "packaging", "debian", "psp.service");
  const said = execFileSync("systemd-analyze", ["security", "--offline=true", "--threshold=25", unit], {
    encoding: "utf8",
  });
  expect(said).toMatch(/Overall exposure level for psp.service: [0-2]\.\d OK/);
});

/** A machine on which the package has never been installed. */
async function debianMachine(): Promise<OwnMachine> {
  const machine = await ownMachine({ disk: true });
  onTestFinished(() => machine.close());
  machine.run("sh", "-c", "rm -rf /var/lib/psp /etc/psp /usr/lib/psp && dpkg --purge --force-all psp && ! deluser psp");
  return machine;
}

/** The process of the unit: its command, with its user and its environment. */
async function serviceOn(machine: OwnMachine, port: number): Promise<RunningServer> {
  const unit = readFileSync(join(machine.folder, "lib", "systemd", "system", "psp.service"), "utf8");
  const inUnit = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1] ?? "";
  const user = [`--reuid=${inUnit("User")}`, `--regid=${inUnit("Group")}`, "--init-groups", "--bounding-set=-all"];
  const environment = ["env", "-i", "PATH=/usr/bin:/bin", inUnit("Environment")];
  const command = [...machine.inside, ...environment, "setpriv", ...user, ...inUnit("ExecStart").split(" ")];
  return kept(await startServer({ command, port, dataDir: join(machine.folder, inUnit("WorkingDirectory")) }));
}

/** Ends with the test, however the test ends. */
function kept(server: RunningServer): RunningServer {
  onTestFinished(async () => {
    if (server.running()) await server.kill();
  });
  return server;
}

/** The archive's server, as an operator starts it, in a network that leads nowhere. */
async function startedAlone(installation: string): Promise<RunningServer> {
  const machine = await ownMachine();
  onTestFinished(() => machine.close());
  const port = await freePort();
  await machine.reach(port);
  const asNobody = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
  const server = await startServer({
    command: [...machine.inside, ...asNobody, join(installation, "bin", "psp"), "serve"],
    port,
    seed: "demo",
    dataDir: join(dirname(installation), "psp-data"),
    env: { DATA_DIR: "", PATH: "/usr/bin:/bin" },
  });
  return kept(server);
}

async function isFile(browser: Browser, path: string, begins: string): Promise<void> {
  const file = await browser.get(path);
  expect([path, file.status, file.bytes.subarray(0, begins.length).toString()]).toEqual([path, 200, begins]);
}

async function uploadedPicture({ origin }: RunningServer, { cookie }: Browser): Promise<number> {
  const bytes = await naturalPhoto({ width: 900, height: 600, seed: 1 });
  const body = new FormData();
  body.set("image", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "poza.jpg");
  const headers = { cookie, origin, accept: "application/json" };
  return (await fetch(`${origin}/incarcari/imagini`, { method: "POST", headers, body })).status;
}
