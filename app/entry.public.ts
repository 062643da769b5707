import { enhance } from "./ui/enhance";
import { openViewer } from "./ui/photo/viewer";

/** The only script of signed-out pages, which also work without it. */
enhance(openViewer);

/**
 * A refused form is the answer to a POST: whoever comes back to it after the form was accepted would be told by the browser
 * that the page has expired. From here on its place in the history is that of the page itself.
 */
document.addEventListener("submit", ({ target }) => {
  if (target instanceof HTMLFormElement && target.method === "post") history.replaceState(history.state, "");
});

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
