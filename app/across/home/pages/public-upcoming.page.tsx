import { notFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { Stack } from "~/ui/layout/layout";
import { upcomingAt } from "../upcoming";
import type { Route } from "./+types/public-upcoming.page";

export function loader({ url }: Route.LoaderArgs) {
  const found = upcomingAt(url.pathname);
  if (!found) throw notFound();
  return { title: found.title, will: found.will };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "În pregătire"} – PSP` },
  { name: "robots", content: "noindex" },
];

/** Serves every address of the table of what is still being built. */
export default function UpcomingPage({ loaderData }: Route.ComponentProps) {
  return (
    <Stack>
      <p className="muted">În pregătire</p>
      <h1>{loaderData.title}</h1>
      <p className="lead">{loaderData.will}</p>
      <p>Pagina se deschide îndată ce este gata; adresa ei rămâne aceasta.</p>
      <div>
        <ButtonLink href="/">Prima pagină</ButtonLink>
      </div>
    </Stack>
  );
}
