import * as react from "react";

type Internals = { recentlyCreatedOwnerStacks: number };
const KEY = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/**
 * With each element React's development build keeps where it was made, up to ten thousand a second, only to end its warnings
 * with that: a third of all that rendering costs. It takes these for spent; the warnings themselves stay.
 */
const internals = (react as unknown as Record<string, Internals | undefined>)[KEY];
if (!internals || !("recentlyCreatedOwnerStacks" in internals))
  throw new Error("React keeps this under another name now");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
