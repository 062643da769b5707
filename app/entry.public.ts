import { enhance } from "./ui/enhance";

/** All the script of a page for strangers. Everything works without it. */
enhance();

/** Moves on after a while, unless stopped: the page says so, announced, with a button. */
for (const box of document.querySelectorAll<HTMLElement>("[data-redirect]")) {
  box.hidden = false; // seen, and announced, only where it is true
  const seconds = Number(box.dataset.redirectSeconds ?? 2);
  const timer = setTimeout(() => location.assign(box.dataset.redirect ?? "/"), seconds * 1000);
  box.querySelector("[data-redirect-stop]")?.addEventListener("click", () => {
    clearTimeout(timer);
    box.remove();
  });
}
