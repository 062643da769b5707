import { Cloth } from "../cloth/cloth";
import type { ExampleModule } from "../example";
import { Picture, type PictureData } from "./picture";

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#6C7FA3" d="M0 0h16v10H0z"/><path fill="#74803F" d="M0 10V7l5-3 4 2 4-4 3 3v5z"/></svg>',
)}`;

/** Of one size only: the examples have no store behind them. */
const picture: PictureData = {
  src: drawn,
  srcSetWebp: `${drawn} 1600w`,
  srcSetJpeg: `${drawn} 1600w`,
  width: 1600,
  height: 1000,
  alt: "Dealuri verzi sub un cer albastru",
};

export const pictureExamples: ExampleModule = {
  name: "Imagine",
  examples: [
    { title: "Își păstrează locul", element: <Picture picture={picture} sizes="(min-width: 48rem) 24rem, 100vw" /> },
    {
      title: "În locul pânzei",
      element: (
        <div className="cluster">
          <Cloth seed="p1" kind="FIRMA" size="m" picture={picture} />
          <Cloth seed="p1" kind="FIRMA" picture={picture} />
          <Cloth seed="p1" kind="FIRMA" size="l" picture={picture} />
          <Cloth seed="p1" kind="UAT" size="cover" picture={picture} />
        </div>
      ),
    },
  ],
};
