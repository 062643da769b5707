/**
 * Where a picture belongs whose form has a number typed beside it: moved up it comes before whoever stands there, moved
 * down after. What is no number leaves it where it stood, counted from 1.
 */
export function placeOf(typed: string | undefined, stood: number): number {
  const place = Number(typed);
  if (!typed || !Number.isFinite(place)) return stood;
  return place + 0.5 * Math.sign(place - stood);
}
