import { afterEach, expect, it } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import { OperatorError } from "../operator-error";
import { connect, onConnections, raw } from "./connection.server";
import { keepLimits } from "./limits.server";

const own = ownDatabase();
const NAMES = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];

const set = (name: string, value: string) =>
  raw.executeSql(`alter role current_user in database ${own().database} set ${name} = '${value}'`);
const limitsNow = async () => {
  const answers = await Promise.all(NAMES.map((name) => raw.executeSql(`select current_setting('${name}') as value`)));
  return answers.map(({ rows }) => (rows[0] as { value: string }).value);
};

afterEach(async () => {
  await raw.executeSql(`alter role current_user in database ${own().database} reset all`);
});

it("gives the role the limits of pages; statements of background work have none, scripts have none at all", async () => {
  await keepLimits(own());
  await connect(own());
  expect(await limitsNow()).toEqual(["10s", "5s", "15s"]);
  expect(await onConnections("reserved", limitsNow)).toEqual(["10s", "5s", "15s"]);
  expect(await onConnections("background", limitsNow)).toEqual(["0", "5s", "15s"]);
  await connect(own(), { isUnlimited: true });
  expect(await limitsNow()).toEqual(["0", "0", "0"]);
});

it("keeps stricter limits of the operator, and tightens the others", async () => {
  await set("statement_timeout", "4s");
  await set("lock_timeout", "1min");
  await keepLimits(own());
  await connect(own());
  expect(await limitsNow()).toEqual(["4s", "5s", "15s"]);
});

it("may be asked for by several processes at once", async () => {
  await Promise.all(Array.from({ length: 4 }, () => keepLimits(own())));
  await connect(own());
  expect(await limitsNow()).toEqual(["10s", "5s", "15s"]);
});

it("refuses an address that lifts them, with the SQL to run, which works", async () => {
  const { host, port, user, password, database } = own();
  const options = "-c statement_timeout=0 -c lock_timeout=60000";
  const where = new URLSearchParams({ host, port: String(port), options });
  const connectionString = `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?${where}`;
  const error = await keepLimits({ connectionString }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(OperatorError);
  const { message } = error as OperatorError;
  expect(message).toContain("lock_timeout este 60 s, cel mult 5 s; statement_timeout este 0 s, cel mult 10 s");
  await raw.executeSql(`alter role current_user in database ${database} reset all`);
  await raw.executeSql(
    message
      .split("\n")
      .filter((line) => line.startsWith("  alter role"))
      .join("\n"),
  );
  await connect(own());
  expect(await limitsNow()).toEqual(["10s", "5s", "0"]);
});
