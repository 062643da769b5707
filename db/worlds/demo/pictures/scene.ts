import { drawing } from "./drawing";
import { hem } from "./land";
import { nature } from "./scenes/nature";
import { places } from "./scenes/places";
import { works } from "./scenes/works";

const scenes = { ...nature, ...places, ...works };
export type DemoTheme = keyof typeof scenes;
export const demoThemes = Object.keys(scenes) as DemoTheme[];

/** The scene of a theme as SVG: always the same for the same seed. */
export function demoScene(theme: DemoTheme, seed: string): string {
  const draw = drawing(`${theme} ${seed}`);
  scenes[theme](draw);
  hem(draw);
  return draw.svg();
}
