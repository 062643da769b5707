import { type Figure, gauge, readCounter } from "../metrics/figures.server";
import type { PageCache } from "./page-cache.server";

const COUNTS: Readonly<Record<keyof PageCache["counts"], string>> = {
  hits: "Pages for strangers that were answered from the cache",
  misses: "Pages for strangers that were rendered to be kept",
  standby: "Pages for strangers that were rendered from what a standby has",
  purges: "Times that everything was forgotten because something public changed",
};

/** The figures of the cache. They are read on request, so that a hit costs nothing. */
export function pageCacheFigures(cache: PageCache): Figure[] {
  const counted = Object.entries(COUNTS) as [keyof typeof COUNTS, string][];
  return [
    ...counted.map(([name, help]) =>
      readCounter({ name: `psp_page_cache_${name}_total`, help, read: () => cache.counts[name] }),
    ),
    gauge({ name: "psp_page_cache_bytes", help: "Bytes kept", read: () => cache.bytes }),
    gauge({ name: "psp_page_cache_pages", help: "Pages kept", read: () => cache.size }),
  ];
}
