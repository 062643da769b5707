import type { ReactNode } from "react";
import type { LinkTo } from "../anchor/anchor";
import { ButtonLink } from "../button/button";
import { Crumb } from "../crumb/crumb";
import { Cluster, Stack } from "../layout/layout";

/** `back`: where one came from. `effect`: what happens. `children`: a form with one button. */
type QuestionPageProps = { back: LinkTo & { label: string }; heading: string; effect: string; children: ReactNode };

/** The question of a decision, where no script opens a dialog for it. */
export function QuestionPage({ back, heading, effect, children }: QuestionPageProps) {
  return (
    <Stack gap={3}>
      <title>{`${heading} – PSP`}</title>
      <Crumb href={back.href}>{back.label}</Crumb>
      <h1>{heading}</h1>
      <p>{effect}</p>
      <Cluster>
        {children}
        <ButtonLink variant="quiet" href={back.href}>
          Renunță
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
