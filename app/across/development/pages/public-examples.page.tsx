import landingCss from "~/across/home/landing-sheet.css?url";
import { Stack } from "~/ui/layout/layout";
import workspaceCss from "~/ui/workspace.css?url";
import { exampleModules } from "./examples";
import { onlyInDemo } from "./guard.server";

export function loader() {
  onlyInDemo();
  return null;
}

export const meta = () => [{ title: "Componente – PSP" }, { name: "robots", content: "noindex" }];

/**
 * Every component of the design system in every state it has. Public pages have only the public style sheet; the examples need
 * those of signed-in pages and of the landing page too, after it.
 */
export default function Examples() {
  return (
    <Stack>
      <link rel="stylesheet" href={workspaceCss} />
      <link rel="stylesheet" href={landingCss} />
      <h1>Componente</h1>
      {exampleModules.map((set) => (
        <section key={set.name} className="stack" id={set.name}>
          <h2>{set.name}</h2>
          {set.examples.map(({ title, element }) => (
            <div key={title} className="stack stack--1">
              <h3>{title}</h3>
              {element}
            </div>
          ))}
        </section>
      ))}
    </Stack>
  );
}
