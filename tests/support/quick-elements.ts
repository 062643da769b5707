import * as react from "react";

type Internals = { recentlyCreatedOwnerStacks: number };
const KEY = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/**
 * React's development build captures a stack trace with each element, up to ten thousand a second, for its warnings:
 * a third of the cost of rendering. This sets its counter to the limit; the warnings stay, without their stack.
 */
const internals = (react as unknown as Record<string, Internals | undefined>)[KEY];
if (!internals || !("recentlyCreatedOwnerStacks" in internals))
  throw new Error("React keeps this under another name now");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
