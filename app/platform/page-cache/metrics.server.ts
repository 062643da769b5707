import { Counter, Gauge } from "prom-client";
import type { PageCache } from "./page-cache.server";

/** Registers the cache's metrics. They are collected on request, so that a hit costs nothing. */
export function measurePageCache(cache: PageCache): void {
  const counter = (name: keyof PageCache["counts"], help: string) =>
    new Counter({
      name: `psp_page_cache_${name}_total`,
      help,
      collect() {
        this.reset();
        this.inc(cache.counts[name]);
      },
    });
  counter("hits", "Pages for strangers that were answered from the cache");
  counter("misses", "Pages for strangers that were rendered to be kept");
  counter("purges", "Times that everything was forgotten because something public changed");
  new Gauge({ name: "psp_page_cache_bytes", help: "Bytes kept", collect: gauge(() => cache.bytes) });
  new Gauge({ name: "psp_page_cache_pages", help: "Pages kept", collect: gauge(() => cache.size) });
}

function gauge(value: () => number) {
  return function (this: Gauge) {
    this.set(value());
  };
}
