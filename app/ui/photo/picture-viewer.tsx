import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { Icon } from "../icon/icon";

/**
 * The window in which `viewer.ts` shows the pictures of the page in large, once on a page. Without script their links lead to
 * the pictures.
 */
export function PictureViewer() {
  return (
    <dialog className="viewer" aria-label="Imagini">
      <form method="dialog" className="viewer__close">
        <button type="submit" className="btn btn--icon">
          <Icon of={X} />
          <span className="vh">Închide</span>
        </button>
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ul className="viewer__pictures" tabIndex={0} />
      <div className="viewer__steps">
        <button type="button" className="btn btn--icon" data-step="-1">
          <Icon of={ChevronLeft} />
          <span className="vh">Imaginea anterioară</span>
        </button>
        <span className="num" role="status" />
        <button type="button" className="btn btn--icon" data-step="1">
          <Icon of={ChevronRight} />
          <span className="vh">Imaginea următoare</span>
        </button>
      </div>
    </dialog>
  );
}
