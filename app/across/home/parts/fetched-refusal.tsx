import { type ComponentType, Suspense, use, useContext, useState } from "react";
import { type DataStrategyResult, isRouteErrorResponse, useLocation } from "react-router";
import { refusalDataOf } from "~/platform/refusal";
import { ShellContext } from "~/platform/shell";
import { ButtonLink } from "~/ui/button/button";
import { Cluster } from "~/ui/layout/layout";

type RefusalProps = { error: unknown };
type Refusal = ComponentType<RefusalProps>;

/** Null until an error is met; `ShortRefusal` when the script did not arrive. */
let found: Refusal | null = import.meta.env.SSR ? (await import("./refusal")).Refusal : null;

/** Few visits meet an error, so its page is no part of the script of all pages. */
async function fetchRefusal(): Promise<Refusal> {
  found = await import("./refusal").then(
    ({ Refusal }) => Refusal,
    () => ShortRefusal,
  );
  return found;
}

type Results = Record<string, DataStrategyResult>;

/** Middleware: the shown page stays until the page of the error can be shown whole. */
export async function refusalFirst(_: unknown, next: () => Promise<Results>): Promise<Results> {
  const results = await next();
  const isRefused = Object.values(results).some(
    ({ type, result }) => type === "error" && !(result instanceof Response),
  );
  if (isRefused && (found === null || found === ShortRefusal)) await fetchRefusal();
  return results;
}

/** The page of every refusal and error. What the server has rendered stays as it is until the script has come. */
export function FetchedRefusal({ error }: RefusalProps) {
  const [refusal] = useState<{ page: Refusal | Promise<Refusal> }>(() => ({ page: found ?? fetchRefusal() }));
  return (
    <Suspense fallback={<ShortRefusal error={error} />}>
      <Arrived page={refusal.page} error={error} />
    </Suspense>
  );
}

function Arrived({ page, error }: RefusalProps & { page: Refusal | Promise<Refusal> }) {
  const Page = page instanceof Promise ? use(page) : page;
  return <Page error={error} />;
}

/** Where the script of the whole page does not arrive, or has not yet. */
function ShortRefusal({ error }: RefusalProps) {
  const { pathname, search } = useLocation();
  const shell = useContext(ShellContext);
  const refusal = isRouteErrorResponse(error) ? refusalDataOf(error.data) : null;
  return (
    <div className="empty stack">
      <title>Ceva nu a mers – PSP</title>
      <h1>Ceva nu a mers</h1>
      <p>{refusal?.sentence ?? "Pagina nu a putut fi afișată. Verificați conexiunea și încercați din nou."}</p>
      <Cluster>
        <ButtonLink href={pathname + search} variant="primary" reload>
          Încearcă din nou
        </ButtonLink>
        {shell.signedIn ? <ButtonLink href={shell.home}>Panou</ButtonLink> : null}
      </Cluster>
    </div>
  );
}
