import { Gauge } from "prom-client";
import { connectionUse } from "./connection.server";

/** What `/metrics` says of the connections of this process. */
export function measureConnections(): void {
  new Gauge({
    name: "psp_database_connections",
    help: "Connections to the database: in use, idle, and how many wait for one",
    labelNames: ["kept_for", "state"],
    collect() {
      for (const { kind, open, idle, waiting } of connectionUse()) {
        this.set({ kept_for: kind, state: "used" }, open - idle);
        this.set({ kept_for: kind, state: "idle" }, idle);
        this.set({ kept_for: kind, state: "wanted" }, waiting);
      }
    },
  });
}
