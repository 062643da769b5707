/**
 * Generates the county outlines: `node bin/draw-counties.mjs` writes `app/platform/romania/county-shapes.ts`.
 * The map of @svg-maps/romania (132 KB) is simplified as one topology, so that neighbours keep the same border, in several
 * passes: the first removes the slivers between borders that the source draws twice, the next ones the corners that these leave.
 */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import map from "@svg-maps/romania";
import { feature } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";

const OUTPUT = fileURLToPath(new URL("../app/platform/romania/county-shapes.ts", import.meta.url));
/** Grid cells across the map; points of two borders in one cell become one point. */
const SNAPPING = 1000;
/** In square units of the map: corners whose triangle is smaller are removed. */
const PASSES = [2, 4, 4];
const SMALLEST_ISLAND = 12;

/** The rings of a path of "m", line steps and "z" alone, all relative. */
function ringsOf(path) {
  const rings = [];
  let x = 0;
  let y = 0;
  let ring = [];
  for (const step of path.match(/z|-?[\d.]+,-?[\d.]+/g)) {
    if (step === "z") {
      [x, y] = ring[0];
      rings.push([...ring, ring[0]]);
      ring = [];
      continue;
    }
    const [right, down] = step.split(",").map(Number);
    x = x + right;
    y = y + down;
    ring.push([x, y]);
  }
  return rings;
}

const signedArea = (ring) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** A ring that turns against the largest one is a hole in it: Ilfov around București. The others are islands. */
function polygonsOf(rings) {
  const [largest, ...others] = rings.toSorted((one, two) => Math.abs(signedArea(two)) - Math.abs(signedArea(one)));
  const isHole = (ring) => Math.sign(signedArea(ring)) !== Math.sign(signedArea(largest));
  const islands = others.filter((ring) => !isHole(ring) && Math.abs(signedArea(ring)) > SMALLEST_ISLAND);
  return [[largest, ...others.filter(isHole)], ...islands.map((ring) => [ring])];
}

const same = (one, other) => one[0] === other?.[0] && one[1] === other[1];

/** Rounded to whole units, without repeated points and without steps that go back the same way. */
function rounded(ring) {
  const steps = [];
  for (const point of ring.map((corner) => corner.map(Math.round))) {
    if (same(point, steps.at(-1))) continue;
    if (same(point, steps.at(-2))) steps.pop();
    else steps.push(point);
  }
  return steps;
}

function simplified(counties, weight, snapping) {
  const whole = simplify(presimplify(topology({ counties }, snapping)), weight);
  return feature(whole, whole.objects.counties).features.map(({ id, geometry }) => ({
    type: "Feature",
    id,
    geometry: { type: "MultiPolygon", coordinates: geometry.coordinates.map((polygon) => polygon.map(rounded)) },
  }));
}

function pathOf(polygons) {
  const steps = ([start, ...ring]) => {
    let [x, y] = start;
    const pairs = ring.slice(0, -1).map(([toX, toY]) => {
      const pair = `${toX - x},${toY - y}`;
      x = toX;
      y = toY;
      return pair;
    });
    return `M${start}l${pairs.join(" ").replace(/[ ,]-/g, "-")}z`;
  };
  return polygons.flat().map(steps).join("");
}

/** The best place for a label: the point farthest from any border, to the unit. */
function roomiest([rings]) {
  const corners = rings[0];
  const [left, top] = [0, 1].map((axis) => Math.min(...corners.map((corner) => corner[axis])));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis])));
  let best = { room: -1, x: left, y: top };
  for (let x = left; x <= right; x += 1)
    for (let y = top; y <= bottom; y += 1) {
      const room = isInside(rings, x, y) ? distance(rings, x, y) : -1;
      if (room > best.room) best = { room, x, y };
    }
  return [best.x, best.y];
}

const edgesOf = (rings) => rings.flatMap((ring) => ring.slice(1).map((end, index) => [ring[index], end]));

const isInside = (rings, x, y) =>
  edgesOf(rings).filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1)
    .length %
    2 ===
  1;

const distance = (rings, x, y) =>
  Math.min(
    ...edgesOf(rings).map(([[x1, y1], [x2, y2]]) => {
      const width = x2 - x1;
      const height = y2 - y1;
      const along = ((x - x1) * width + (y - y1) * height) / (width ** 2 + height ** 2 || 1);
      const near = Math.max(0, Math.min(1, along));
      return Math.hypot(x - x1 - near * width, y - y1 - near * height);
    }),
  );

const source = map.locations.map(({ id, path }) => ({
  type: "Feature",
  id: id.slice("ro-".length).toUpperCase(),
  geometry: { type: "MultiPolygon", coordinates: polygonsOf(ringsOf(path)) },
}));
const drawn = PASSES.reduce(
  (features, weight, pass) =>
    simplified({ type: "FeatureCollection", features }, weight, pass === 0 ? SNAPPING : undefined),
  source,
);
const counties = drawn.toSorted((one, two) => one.id.localeCompare(two.id));
const lines = (write) => counties.map(({ id, geometry }) => `  ${id}: ${write(geometry.coordinates)},`).join("\n");
const [, , width, height] = map.viewBox.split(" ").map(Number);
await writeFile(
  OUTPUT,
  `import type { CountyCode } from "./counties";

/**
 * The outlines of the counties. Drawn by \`bin/draw-counties.mjs\` from @svg-maps/romania 1.0.0 by Popa Ioan Alexandru,
 * CC BY 4.0, simplified: the page that shows them says so.
 */
export const countyOutlines: Record<CountyCode, string> = {
${lines((polygons) => `"${pathOf(polygons)}"`)}
};

/** The place of the label in each county: the point farthest from its borders. */
export const countyMiddles: Record<CountyCode, readonly [x: number, y: number]> = {
${lines((polygons) => `[${roomiest(polygons).join(", ")}]`)}
};

/** The size of the drawing. */
export const COUNTY_MAP = { width: ${width}, height: ${height} };
`,
);
