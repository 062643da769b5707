import { CalendarX, CircleAlert, MapPin, X } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Icon, type IconShape } from "./icon";
import { linesOf } from "./lines";
import { WeaveIcon } from "./weave-icon";

it.each([
  [X, "M18 6 6 18M6 6l12 12"],
  [CircleAlert, "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16"],
  [
    CalendarX,
    "M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18M14 13l-4 4M10 13l4 4",
  ],
])("draws the lines of lucide-react as one path", (shape, path) => {
  const drawn = renderToStaticMarkup(<Icon of={shape} size="small" />);
  expect(drawn).toBe(`<svg class="i i--s" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`);
});

it("draws what the build has made of an icon for the browser just as the server draws it", () => {
  const built = JSON.parse(JSON.stringify(linesOf(MapPin))) as IconShape;
  expect(renderToStaticMarkup(<Icon of={built} />)).toBe(renderToStaticMarkup(<Icon of={MapPin} />));
});

it("draws our own icons", () => {
  expect(renderToStaticMarkup(<Icon of={WeaveIcon} />)).toContain('<svg viewBox="0 0 24 24" class="i"');
});
