import { MailedSteps } from "~/modules/accounts/parts/mailed-link";
import { doorType, loginPath, onwardOf, resendPath } from "~/modules/accounts/rules/doors";
import { Button, ButtonLink } from "~/ui/button/button";
import { Cluster, Stack } from "~/ui/layout/layout";
import type { Route } from "./+types/public-registered.page";

export const loader = ({ url }: Route.LoaderArgs) => ({
  door: doorType(url.searchParams.get("tip")),
  onward: onwardOf(url.searchParams),
});

export const meta = () => [{ title: "Cererea a fost trimisă – PSP" }, { name: "robots", content: "noindex" }];

/** Says the same to everybody, and may be kept: the account is not in its address. */
export default function RegisteredPage({ loaderData: { door, onward } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <h1>Verificați e-mailul</h1>
      <p className="lead">Contul a fost creat cu succes! Verificați emailul pentru confirmare.</p>
      <MailedSteps
        note="deschideți mesajul și apăsați butonul, în cel mult 24 de ore"
        next={{ title: "Vă conectați", note: "verificarea organizației se face între timp" }}
      />
      <div data-redirect={onward ? loginPath(door, onward) : "/login"} data-redirect-seconds="2" role="status" hidden>
        <p>În 2 secunde se deschide pagina de conectare.</p>
        <Button type="button" small data-redirect-stop>
          Rămâi pe această pagină
        </Button>
      </div>
      <p>
        Mesajul nu a venit? Uitați-vă și în dosarul Spam sau <a href={resendPath(onward)}>cereți-l din nou</a>.
      </p>
      <Cluster>
        <ButtonLink variant="primary" href={loginPath(door, onward)}>
          Conectare
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
