import type { ExampleModule } from "../example";
import { Gallery } from "./gallery";

/** Of one size only: the examples have no store behind them. */
const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/></svg>`)}`;

const pictures = ["#5b2c5e", "#d99a22", "#74803f", "#6c7fa3", "#b5678a"].map((colour, index) => ({
  src: drawn(colour),
  srcSetWebp: `${drawn(colour)} 1600w`,
  srcSetJpeg: `${drawn(colour)} 1600w`,
  width: 1600,
  height: 1200,
  alt: `Podul peste râu, văzut de sus, ${index + 1}`,
  href: `#${index}`,
}));

export const galleryExamples: ExampleModule = {
  name: "Galerie",
  examples: [{ title: "A unei pagini", element: <Gallery label="Galerie" pictures={pictures} /> }],
};
