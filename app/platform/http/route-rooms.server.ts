import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/**
 * React Router's request handler. It tries all routes in turn, twice for each request: here each first segment of an address
 * has a handler of its own, with only the routes that can match below it.
 */
export function handlerByRoom(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode);
  const firsts = Object.keys(build.routes).map((id) => firstSegmentOf(id, build.routes));
  const rooms = new Map<string | null, RequestHandler>(
    [...new Set(firsts)].map((room) => [
      room,
      createRequestHandler({ ...build, routes: below(room, build.routes) }, mode),
    ]),
  );
  return (request, context) => (rooms.get(roomOf(request.url)) ?? whole)(request, context);
}

/** As it is spelled: what needs decoding, or is no first segment of ours, is left to the handler of all routes. */
const roomOf = (url: string): string | null => /^\w+:\/\/[^/]+\/(?!\/)([^/?#]*)/.exec(url)?.[1] ?? null;

/** The routes of this room, and those that stand in every room: layouts, the first page, the page of unknown addresses. */
function below(room: string, routes: Routes): Routes {
  const kept = Object.entries(routes).filter(([id]) => ["", room].includes(firstSegmentOf(id, routes)));
  return Object.fromEntries(kept);
}

/** "" without one, or when it is dynamic. */
function firstSegmentOf(id: string, routes: Routes): string {
  const route = routes[id];
  if (!route) return "";
  const above = route.parentId ? firstSegmentOf(route.parentId, routes) : "";
  const own = (route.path ?? "").split("/").find(Boolean) ?? "";
  return above || (/[:*?]/.test(own) ? "" : own);
}
