import type { Rolldown } from "vite";

/**
 * How the scripts of signed-in pages are divided into files. By default the bundler makes a file for every set of pages that
 * share a module: a hundred small files for one page, most of them one icon. Here a file holds what the pages of one room
 * share (a room is a folder of `pages`), what two or three rooms share, or what is common to all; a page fetches about ten.
 */
const FRAMEWORK = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|@oxc-project/;
/** A module that so many pages share, or more rooms than these, is fetched by all pages. */
const COMMON_PAGES = 13;
const MOST_ROOMS = 3;
/** Within a room, what fewer pages share has its own file from so many bytes of source on. */
const OWN_FILE_BYTES = 8_000;
/** Large, and only for the few forms that take images. */
const IMAGES = /[\\/]ui[\\/]image-field[\\/]/;
const PAGE = /[\\/]app[\\/](?:modules|across)[\\/]([^\\/]+)[\\/]pages[\\/](public-)?.*\.page\.tsx$/;
/** Loaded with every page. */
const FRAME = /[\\/]app[\\/](root|entry\.client|.*\.layout)\.tsx$/;
/** The page of all components exists only in demo mode; it uses everything and must not decide where anything goes. */
const IGNORED = /[\\/]development[\\/]/;

type Context = Rolldown.ChunkingContext;
type Sharing = { pages: number; rooms: string[]; isFrame: boolean };

/** The most widely shared first: a file takes the imports of its modules with it, and those are shared at least as widely. */
export function clientChunks(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, Sharing>();
  const sharingOf = (id: string, context: Context): Sharing => {
    const sharing = known.get(id) ?? findSharing(id, context);
    known.set(id, sharing);
    return sharing;
  };
  const isCommon = ({ pages, rooms, isFrame }: Sharing) =>
    isFrame || pages >= COMMON_PAGES || rooms.length > MOST_ROOMS;
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
      name: (id, context) => (!IMAGES.test(id) && isCommon(sharingOf(id, context)) ? "common" : null),
    },
    { priority: MOST_ROOMS + 1, name: "images", test: IMAGES },
    ...Array.from({ length: MOST_ROOMS }, (_, index) => sharedByRooms(MOST_ROOMS - index)),
  ];
}

/** Which pages lead to a module, by imports that are not dynamic. */
function findSharing(id: string, context: Context): Sharing {
  const seen = new Set([id]);
  for (const one of seen) {
    const importers = PAGE.test(one) ? [] : (context.getModuleInfo(one)?.importers ?? []);
    for (const importer of importers) seen.add(importer); // and the loop goes on to it
  }
  const pages = [...seen].filter((one) => PAGE.test(one) && !IGNORED.test(one));
  return {
    pages: pages.length,
    rooms: [...new Set(pages.map(roomOf))].sort(),
    isFrame: [...seen].some((one) => FRAME.test(one)),
  };
}

/** What is shown to strangers of a module is a room of its own. */
function roomOf(page: string): string {
  const [, folder = "", open = ""] = PAGE.exec(page) ?? [];
  return open + folder;
}

/** The bundler appends the names of the pages that share a file; its hash is enough. */
export const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split("~")[0]}-[hash].js`;
