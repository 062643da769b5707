import { useEffect } from "react";
import { useNavigate } from "react-router";

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
      const { pathname, search, hash, href } = new URL(link.getAttribute("href") ?? "", location.href);
      void navigate({ pathname, search, hash }, { replace: href === location.href });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  return null;
}
