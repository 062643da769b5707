import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Moves inside the app by the links that `Anchor` marked, as the router's own links do. One listener for all of them: a
 * list has over a hundred links, and each of the router's would take part in every hydration and rendering. The router
 * learns where a link leads once somebody points at it: to learn all of a page at once renders the whole page again.
 */
export function RouterLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const discover = ({ target }: Event) => linkAt(target)?.setAttribute("data-discover", "true");
    const follow = (event: MouseEvent) => {
      const link = linkAt(event.target);
      if (!link || event.defaultPrevented || event.button !== 0 || link.hasAttribute("target")) return;
      if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const { pathname, search, hash, href } = new URL(link.getAttribute("href") ?? "", location.href);
      void navigate({ pathname, search, hash }, { replace: href === location.href });
    };
    // A form's own route is learnt when it is sent; this runs before the router looks for what there is to learn.
    for (const form of document.querySelectorAll("form[data-discover]")) form.removeAttribute("data-discover");
    const listening = new AbortController();
    const { signal } = listening;
    for (const pointed of ["pointerover", "focusin"]) document.addEventListener(pointed, discover, { signal });
    document.addEventListener("click", follow, { signal });
    return () => listening.abort();
  }, [navigate]);
  return null;
}

const linkAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("a[data-inside]") : null;
