import { BadgeCheck, CircleAlert, MapPin, X } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Icon, type IconShape } from "./icon";
import { linesOf } from "./lines";
import { WeaveIcon } from "./weave-icon";

const withoutSvg = (markup: string) => markup.replace(/^<svg[^>]*>/, "").replace(/><\/(path|circle|line|rect)>/g, "/>");

it.each([X, BadgeCheck, CircleAlert, MapPin])("draws the lines of lucide-react as they are", (shape) => {
  const Shape = shape;
  const drawn = renderToStaticMarkup(<Icon of={shape} size="small" />);
  expect(drawn).toContain('<svg class="i i--s" viewBox="0 0 24 24" aria-hidden="true"><');
  expect(withoutSvg(drawn)).toBe(withoutSvg(renderToStaticMarkup(<Shape />)));
});

it("draws what the build has made of an icon for the browser just as the server draws it", () => {
  const built = JSON.parse(JSON.stringify(linesOf(MapPin))) as IconShape;
  expect(renderToStaticMarkup(<Icon of={built} />)).toBe(renderToStaticMarkup(<Icon of={MapPin} />));
});

it("draws our own icons", () => {
  expect(renderToStaticMarkup(<Icon of={WeaveIcon} />)).toContain('<svg viewBox="0 0 24 24" class="i"');
});
