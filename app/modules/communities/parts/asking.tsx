import type { ReactNode } from "react";
import type { LinkTo } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { Cluster, Stack } from "~/ui/layout/layout";

/** `back`: where one came from. `effect`: what happens. `children`: a form with one button. */
type AskingProps = { back: LinkTo & { label: string }; heading: string; effect: string; children: ReactNode };

/** The question of a decision, where no script opens a dialog for it. */
export function Asking({ back, heading, effect, children }: AskingProps) {
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
