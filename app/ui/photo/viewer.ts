/**
 * Opens a picture in the viewer of its page, among the pictures of its group (the links with the same `data-picture`), side by
 * side in a list that scrolls: a finger, the arrows and the buttons move it.
 */
export function openViewer(link: HTMLElement): void {
  const viewer = document.querySelector<HTMLDialogElement>("dialog.viewer");
  const list = viewer?.querySelector("ul");
  if (!viewer || !list) return;
  const links = [...document.querySelectorAll<HTMLElement>("a[data-picture]")].filter(
    ({ dataset }) => dataset.picture === link.dataset.picture,
  );
  list.replaceChildren(...links.map(large));
  viewer.showModal();
  list.scrollTo({ left: links.indexOf(link) * list.clientWidth, behavior: "instant" });
  tellPlace(viewer, list);
  list.onscroll = () => tellPlace(viewer, list);
  viewer.onkeydown = (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -links.length, End: links.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(list, step);
  };
  viewer.onclick = ({ target }) => {
    const step = target instanceof Element ? target.closest<HTMLElement>("[data-step]")?.dataset.step : undefined;
    if (step) move(list, Number(step));
  };
  viewer.onclose = () => list.replaceChildren();
}

/** The picture of a link as an item of the list; the browser fetches the size that fits the window. */
function large(link: HTMLElement): HTMLLIElement {
  const item = document.createElement("li");
  const figure = document.createElement("figure");
  const picture = link.querySelector("picture")?.cloneNode(true);
  if (picture instanceof HTMLElement) {
    for (const part of picture.querySelectorAll("source, img")) part.setAttribute("sizes", "100vw");
    figure.append(picture);
  }
  const words = link.querySelector("img")?.alt;
  if (words) {
    const caption = document.createElement("figcaption");
    caption.textContent = words;
    caption.setAttribute("aria-hidden", "true"); // the picture says the same
    figure.append(caption);
  }
  item.append(figure);
  return item;
}

const placeIn = (list: Element): number => Math.round(list.scrollLeft / Math.max(list.clientWidth, 1));

function move(list: Element, by: number): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const place = Math.min(Math.max(placeIn(list) + by, 0), list.childElementCount - 1);
  list.scrollTo({ left: place * list.clientWidth, behavior: still ? "instant" : "smooth" });
}

/** "2 din 7", announced; a button at an end of the list keeps its focus. */
function tellPlace(viewer: Element, list: Element): void {
  const place = placeIn(list);
  const all = list.childElementCount;
  const status = viewer.querySelector("[role=status]");
  const words = all > 1 ? `${place + 1} din ${all}` : "";
  if (status && status.textContent !== words) status.textContent = words;
  for (const button of viewer.querySelectorAll<HTMLElement>("[data-step]")) {
    button.hidden = all < 2;
    const isAtEnd = button.dataset.step === "1" ? place === all - 1 : place === 0;
    button.setAttribute("aria-disabled", String(isAtEnd));
  }
}
