import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Whether a link leads to the same page with another query, as tabs, orders and filters do. Another page of a list begins at its top. */
const isSamePage = (link: Element, { pathname, hash }: URL): boolean =>
  pathname === location.pathname && hash === "" && link.closest(".pager") === null;

/**
 * Navigates inside the app on a click on a link marked by `Anchor`, as the router's own links do. One listener for all: a
 * list has over a hundred links, and each `Link` of the router would cost time at every hydration and rendering.
 */
export function RouterLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[data-discover]") : null;
      if (!link || event.defaultPrevented || event.button !== 0 || link.hasAttribute("target")) return;
      if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const url = new URL(link.getAttribute("href") ?? "", location.href);
      const { pathname, search, hash, href } = url;
      const options = { replace: href === location.href, preventScrollReset: isSamePage(link, url) };
      void navigate({ pathname, search, hash }, options);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  return null;
}
