import { enhance } from "./ui/enhance";
import { openViewer } from "./ui/gallery/viewer";

/** The only script of signed-out pages, which also work without it. */
enhance(openViewer);

/** Redirects after some seconds unless stopped by the button of the announced notice. */
for (const box of document.querySelectorAll<HTMLElement>("[data-redirect]")) {
  box.hidden = false; // without script there is no redirect, so the notice is hidden
  const seconds = Number(box.dataset.redirectSeconds ?? 2);
  const timer = setTimeout(() => location.assign(box.dataset.redirect ?? "/"), seconds * 1000);
  box.querySelector("[data-redirect-stop]")?.addEventListener("click", () => {
    clearTimeout(timer);
    box.remove();
  });
}
