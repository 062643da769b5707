import pg from "pg";
import { expect, it } from "vitest";
import { addressesIn } from "./addresses";

const placesOf = (url: string) =>
  addressesIn(url).map((connectionString) => {
    const { host, port, user, password, database } = new pg.Client({ connectionString });
    return `${user}:${password}@${host}:${port}/${database}`;
  });

it.each([
  ["postgres://app:x@db/psp", ["app:x@db:5432/psp"]],
  ["postgres://app:x@db1:5433,db2/psp", ["app:x@db1:5433/psp", "app:x@db2:5432/psp"]],
  ["postgresql://app:a,b@db1,db2/psp", ["app:a,b@db1:5432/psp", "app:a,b@db2:5432/psp"]],
  ["postgres://app:x@[::1]:5433,db2:5434/psp", ["app:x@::1:5433/psp", "app:x@db2:5434/psp"]],
  ["postgres://app:x@/psp?host=/run/a,/run/b", ["app:x@/run/a:5432/psp", "app:x@/run/b:5432/psp"]],
  ["postgres://app:x@ignored/psp?host=a,b&port=5433", ["app:x@a:5433/psp", "app:x@b:5433/psp"]],
  ["postgres://app:x@/psp?host=a&host=b&port=1,2", ["app:x@a:1/psp", "app:x@b:2/psp"]],
])("reads the servers of %s", (url, places) => expect(placesOf(url)).toEqual(places));

it("keeps the other parameters of the address for each server", () => {
  expect(addressesIn("postgres://app:x@a,b/psp?sslmode=require")).toEqual([
    "postgres://app:x@a/psp?sslmode=require",
    "postgres://app:x@b/psp?sslmode=require",
  ]);
});

it("finds none where the text is no address", () => expect(addressesIn("mysql://db")).toEqual([]));
