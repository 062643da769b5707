import type { Rolldown } from "vite";
import { DRAWN_ICON } from "./drawn-icons.ts";

/**
 * How the scripts of signed-in pages are divided into files. By default the bundler makes a file for every set of pages that
 * share a module: a hundred small files for one page, most of them one icon. Here a file holds what the pages of one room
 * share (a room is a folder of `pages`), what two or three rooms share, or what is common to all; a page fetches about ten.
 */
const FRAMEWORK = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|@oxc-project/;
/**
 * A module shared by more than `MOST_ROOMS` rooms is in the file of all pages, or of all public pages when only those use it.
 * So is a small module of more than one room: a file of its own would be mostly headers.
 */
const MOST_ROOMS = 3;
const SMALL =
  /[\\/](ui[\\/](form[\\/]use-answer|field[\\/]star-input|layout[\\/]tiles|icon[\\/]weave)|forum[\\/]rules[\\/]categories|library[\\/]rules[\\/]link-query|platform[\\/]pick)/;
const isSmall = (id: string): boolean => DRAWN_ICON.test(id) || SMALL.test(id);
/** Within a room, modules shared by some pages only get their own file from this many bytes of source on. */
const OWN_FILE_BYTES = 1_800;
/** Of the page of all components, see `IGNORED`. */
const EXAMPLES = /\.examples\.tsx$/;
/** What many rooms have, yet only on some of their pages, or at a press. A file comes after those that it imports from. */
const OF_SOME_PAGES = [
  ["newsletter", /[\\/]parts[\\/]newsletter-(form|box)\./],
  [
    "public-frame",
    /[\\/](ui[\\/]public-page[\\/]public-(header|footer)|home[\\/](rules[\\/](content|public-pages)|parts[\\/]public-frame))\./,
  ],
  ["places", /[\\/](ui[\\/]photo[\\/](photo|gallery)|communities[\\/]parts[\\/]badges)/],
  [
    "requests-shown",
    /[\\/](requests[\\/](parts[\\/]request-badges|rules[\\/](request|response|step-codes))|conversations[\\/]rules[\\/]statuses)\./,
  ],
  ["documents", /[\\/]ui[\\/](document[\\/]toc|figures[\\/]figures)/],
  ["training", /[\\/]training[\\/]rules[\\/]paths/],
  ["files", /[\\/]ui[\\/]field[\\/](file-input|files-fields)/],
  ["images", /[\\/]ui[\\/]image-field[\\/]/],
  [
    "prose",
    /[\\/](ui[\\/]button[\\/]share|writing[\\/](parts[\\/]prose|rules[\\/](sheet|contents|body-(nodes|address|picture))))\./,
  ],
  ["writing", /[\\/]modules[\\/]writing[\\/](parts[\\/]body-field|rules[\\/]body(-(read|html|inlines))?\.)/],
  ["text-difference", /[\\/]writing[\\/]parts[\\/]text-difference/],
  ["forum", /[\\/]forum[\\/]rules[\\/](text|follow|view|discussion-query|category-pages)\./],
  ["posts", /[\\/]forum[\\/]parts[\\/](post-body|reply-form)/],
  ["articles-shown", /[\\/](articles[\\/]parts[\\/]article-row|blog[\\/]parts[\\/]favourite)/],
  ["published", /[\\/]articles[\\/]parts[\\/]published-articles/],
  ["claims", /[\\/]communities[\\/]parts[\\/]claim-rows/],
  [
    "lists",
    /[\\/](ui[\\/](filters[\\/](filters|asked)|list[\\/](list-(page|tabs)|found-list|corrected|skeleton|use-slow)))/,
  ],
  [
    "table-fields",
    /[\\/](ui[\\/](field[\\/]table-fields|form[\\/](step-page|overtaken))|platform[\\/]form[\\/]field-table)/,
  ],
  ["library-vocabulary", /[\\/]library[\\/]rules[\\/]vocabulary/],
  ["news", /[\\/]notifications[\\/]parts[\\/](notification-row|news)/],
] as const;
const ofSomePages = (id: string): string | null =>
  EXAMPLES.test(id) ? null : (OF_SOME_PAGES.find(([, test]) => test.test(id))?.[0] ?? null);
const PAGE =
  /[\\/]app[\\/](?:modules|across)[\\/]([^\\/]+)[\\/]pages[\\/](public-|opportunity|response)?.*\.page\.tsx$/;
/** Loaded with every page of the workspaces. */
const FRAME = /[\\/]app[\\/](root|entry\.client|.*(?<!public)\.layout)\.tsx$/;
/** Loaded with every public page. */
const PUBLIC_FRAME = /[\\/]public\.layout\.tsx$/;
/** The page of all components exists only in demo mode; it uses every module, so it must not count as a page that shares. */
const IGNORED = /[\\/]development[\\/]/;

type Context = Rolldown.ChunkingContext;
type Sharing = { pages: number; rooms: string[]; isFrame: boolean; isPublicFrame: boolean };

/** The most widely shared first: a file includes the imports of its modules, which are shared at least as widely. */
export function clientChunks(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, Sharing>();
  const sharingOf = (id: string, context: Context): Sharing => {
    const sharing = known.get(id) ?? findSharing(id, context);
    known.set(id, sharing);
    return sharing;
  };
  const isShared = (id: string, { rooms }: Sharing) => rooms.length > (isSmall(id) ? 1 : MOST_ROOMS);
  /** The file of all pages, or of all public pages, that has the module. */
  const sharedBy = (id: string, sharing: Sharing): "common" | "public" | null => {
    if (sharing.isFrame) return "common";
    if (!isShared(id, sharing)) return sharing.isPublicFrame ? "public" : null;
    return sharing.rooms.every((room) => room.startsWith("public-")) ? "public" : "common";
  };
  const sharedByRooms = (count: number): Rolldown.CodeSplittingGroup => ({
    priority: count,
    entriesAware: count === 1,
    entriesAwareMergeThreshold: OWN_FILE_BYTES,
    name(id, context) {
      const { pages, rooms } = sharingOf(id, context);
      return pages > 1 && rooms.length === count ? rooms.join("-") : null;
    },
  });
  return [
    { priority: MOST_ROOMS + 3, name: "framework", test: FRAMEWORK },
    {
      priority: MOST_ROOMS + 2,
      name: (id, context) => (ofSomePages(id) === null ? sharedBy(id, sharingOf(id, context)) : null),
    },
    ...OF_SOME_PAGES.map(([name], index) => ({
      priority: MOST_ROOMS + 1 - index / OF_SOME_PAGES.length,
      name: (id: string) => (ofSomePages(id) === name ? name : null),
    })),
    ...Array.from({ length: MOST_ROOMS }, (_, index) => sharedByRooms(MOST_ROOMS - index)),
  ];
}

/** The pages that import a module, directly or not, by static imports. */
function findSharing(id: string, context: Context): Sharing {
  const seen = new Set([id]);
  for (const one of seen) {
    const importers = PAGE.test(one) ? [] : (context.getModuleInfo(one)?.importers ?? []);
    for (const importer of importers) seen.add(importer); // a loop over a Set also visits what it adds
  }
  const pages = [...seen].filter((one) => PAGE.test(one) && !IGNORED.test(one));
  return {
    pages: pages.length,
    rooms: [...new Set(pages.map(roomOf))].sort(),
    isFrame: [...seen].some((one) => FRAME.test(one)),
    isPublicFrame: [...seen].some((one) => PUBLIC_FRAME.test(one)),
  };
}

const SHOWN_OF: Readonly<Record<string, string>> = { dossier: "requests", documents: "library" };

/**
 * The public pages of a module are a room of their own; so are what firms see of requests and what they send. The dossier of a
 * request and the page of a document show what the pages of requests and of the library do.
 */
function roomOf(page: string): string {
  const [, folder = "", open = ""] = PAGE.exec(page) ?? [];
  return open + (SHOWN_OF[folder] ?? folder);
}

/** Removes the names of the pages that share a file, which the bundler appends; the hash is enough. */
export const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split("~")[0]}-[hash].js`;
