import type { ExampleModule } from "../example";
import { ImageField } from "./image-field";
import type { KeptImage } from "./items";
import { LiveRow, type RowActions } from "./live-row";

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 12"><path fill="${colour}" d="M0 0h16v12H0z"/></svg>`)}`;

function kept(key: string, colour: string, alt: string): KeptImage {
  const src = drawn(colour);
  return {
    key,
    alt,
    picture: { src, srcSetWebp: `${src} 800w`, srcSetJpeg: `${src} 800w`, width: 800, height: 600, alt },
  };
}

const bridge = kept(
  "pod",
  "#6C7FA3",
  "Podul de piatră peste Someș, văzut dinspre moara veche, într-o dimineață cu ceață",
);
const market = kept("piata", "#74803F", "Piața centrală");
const logo = kept("sigla", "#D99A22", "Sigla firmei");
const hint = "JPEG, PNG, WebP sau GIF, cel mult 10 MB și 40 de megapixeli";
const nothing = () => {};
const actions: RowActions = { again: nothing, cancel: nothing, move: nothing, putBack: nothing, remove: nothing };
const row = { last: 2, field: "mers", id: "mers", actions };

export const imageFieldExamples: ExampleModule = {
  name: "Imagini de trimis",
  examples: [
    {
      title: "Nicio imagine",
      element: <ImageField name="coperta" label="Imaginea reprezentativă" kept={[]} most={1} hint={hint} optional />,
    },
    {
      title: "Una, de înlocuit",
      element: <ImageField name="sigla" label="Sigla" kept={[logo]} most={1} hint={hint} />,
    },
    {
      title: "Mai multe, cu o greșeală",
      element: (
        <ImageField
          name="galerie"
          label="Galeria"
          kept={[bridge, market]}
          most={30}
          hint={hint}
          error="Conținutul fișierului nu este JPEG, PNG, WebP sau GIF. Alegeți o imagine de acest fel"
        />
      ),
    },
    {
      title: "Pe drum, oprită, scoasă",
      element: (
        <ol className="images__list">
          <LiveRow item={{ id: "a", name: "a", state: "kept", kept: bridge, removed: false }} place={0} {...row} />
          <LiveRow item={{ id: "b", name: "b", state: "kept", kept: market, removed: false }} place={1} {...row} />
          <LiveRow
            item={{ id: "c", name: "DSC_20260714_183022_panorama.jpg", state: "sending", size: "8,4 MB", part: 0.4 }}
            place={-1}
            {...row}
          />
          <LiveRow
            item={{
              id: "d",
              name: "plan.jpg",
              state: "failed",
              size: "1,2 MB",
              sentence: "Conexiunea la internet s-a întrerupt. Verificați-o, apoi încercați din nou.",
              again: true,
            }}
            place={-1}
            {...row}
          />
          <LiveRow
            item={{ id: "e", name: "Piața centrală", state: "kept", kept: market, removed: true }}
            place={-1}
            {...row}
          />
        </ol>
      ),
    },
  ],
};
