import { MailedSteps } from "~/modules/accounts/parts/mailed-link";
import { asAccountType, loginPath, onwardOf, resendPath } from "~/modules/accounts/rules/sign-in-paths";
import { UNCONFIRMED_KEPT_DAYS } from "~/modules/accounts/rules/verification";
import { Button, ButtonLink } from "~/ui/button/button";
import { Head } from "~/ui/head/head";
import { Cluster } from "~/ui/layout/layout";
import type { Route } from "./+types/public-registered.page";

export const loader = ({ url }: Route.LoaderArgs) => ({
  accountType: asAccountType(url.searchParams.get("tip")),
  onward: onwardOf(url.searchParams),
});

export const meta = () => [{ title: "Cererea a fost trimisă – PSP" }, { name: "robots", content: "noindex" }];

/** The same for everybody and without the account in its address, so it may be cached. */
export default function RegisteredPage({ loaderData: { accountType, onward } }: Route.ComponentProps) {
  return (
    <>
      <Head heading="Verificați e-mailul" />
      <p>Contul a fost creat cu succes! Verificați emailul pentru confirmare.</p>
      <MailedSteps
        note="deschideți mesajul și apăsați butonul, în cel mult 24 de ore"
        next={{ title: "Vă conectați", note: "organizația intră la verificare după ce confirmați adresa" }}
      />
      <p>{`O înregistrare neconfirmată în ${UNCONFIRMED_KEPT_DAYS} de zile se șterge, cu documentul ei; CUI-ul se poate folosi apoi din nou.`}</p>
      <div
        data-redirect={onward ? loginPath(accountType, onward) : "/login"}
        data-redirect-seconds="2"
        role="status"
        hidden
      >
        <p>În 2 secunde se deschide pagina de conectare.</p>
        <Button type="button" small data-redirect-stop>
          Rămâi pe această pagină
        </Button>
      </div>
      <p>
        Mesajul nu a venit? Uitați-vă și în dosarul Spam sau <a href={resendPath(onward)}>cereți-l din nou</a>.
      </p>
      <Cluster>
        <ButtonLink variant="primary" href={loginPath(accountType, onward)}>
          Conectare
        </ButtonLink>
      </Cluster>
    </>
  );
}
