import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { draftOnPage } from "~/platform/form/draft.server";
import { dateLong } from "~/platform/language/dates";
import { CURRENCIES, formatMoney } from "~/platform/language/money";
import { LineField, SelectField } from "~/ui/field/answered-field";
import { SUM } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { PostPage } from "~/ui/form/form-page";
import { PostButton } from "~/ui/form/post-button";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { priceForm } from "../forms/paperwork";
import { LONGEST } from "../rules/longest";
import { isBefore } from "../rules/offers";
import { priceRemovalPath, pricesPath } from "../rules/paths";
import { sentDay } from "../rules/threshold";
import { pricesOf } from "../store/chain.server";
import { notePrice } from "../verbs/chain.server";
import type { Route } from "./+types/paper-prices.page";
import { papersOfRoute } from "./papers-of.server";

export async function loader(route: Route.LoaderArgs) {
  const { actor, at, request, back } = await papersOfRoute(route);
  const { draft, typed, formKey } = await draftOnPage(route.request, actor.userId);
  const before = sentDay(request);
  const today = localDateOf(at);
  return {
    back,
    today,
    draft,
    typed,
    formKey,
    bound:
      before === null ? "Cel mai târziu azi." : `De dinainte de ${dateLong(before)}, când a fost trimisă solicitarea.`,
    prices: (await pricesOf(request.id)).map(({ id, source, on, price, currency, notedAt, by }) => ({
      id,
      source,
      by,
      price: formatMoney(price, currency),
      on: dateLong(on),
      noted: dateLong(notedAt),
      /** A draft was sent after it was noted: the note of the estimate leaves it out. */
      isLate: !isBefore({ on }, before),
      removal: priceRemovalPath(request.id, id),
    })),
  };
}

export async function action(route: Route.ActionArgs) {
  const { actor, at, request } = await papersOfRoute(route);
  return takeForm(route, priceForm({ today: localDateOf(at), before: sentDay(request) }), {
    back: () => pricesPath(request.id),
    done: { title: "Prețul a fost notat.", text: "Intră în nota valorii estimate care se face de acum înainte." },
    work: ({ value: { price, currency, ...value } }) =>
      notePrice(actor, request.id, { ...value, price: price.minor, currency: price.currency ?? currency }),
  });
}

/** Public prices from which the value of a purchase is estimated. */
export default function PaperPrices({ loaderData, actionData }: Route.ComponentProps) {
  const { back, draft, typed, formKey, today, bound, prices } = loaderData;
  return (
    <PostPage
      heading="Prețuri publice notate"
      back={back}
      intro="Din ele și din solicitările finalizate înainte se calculează valoarea estimată. Ofertele primite la solicitarea aceasta nu se folosesc niciodată."
      before={
        prices.length === 0 ? (
          <p className="muted">Niciun preț, deocamdată.</p>
        ) : (
          <List heading={`Notate (${prices.length})`}>
            {prices.map(({ id, source, on, price, noted, by, isLate, removal }) => (
              <Row
                key={id}
                title={source}
                facts={[
                  `${price}, fără TVA`,
                  `din ${on}`,
                  `notat la ${noted} de ${by}`,
                  ...(isLate ? ["nu intră în notă: este din ziua trimiterii sau de după"] : []),
                ]}
                action={
                  <PostButton small variant="quiet" action={removal} busyLabel="Se șterge…">
                    Șterge<span className="vh">: {source}</span>
                  </PostButton>
                }
              />
            ))}
          </List>
        )
      }
      answered={actionData}
      draft={draft}
      typed={typed}
      formKey={formKey}
      submit="Notează prețul"
      busyLabel="Se salvează…"
      cancelLabel="Înapoi la documente"
    >
      <LineField
        name="source"
        label="Sursa"
        maxLength={LONGEST.source}
        hint="Unde apare prețul: catalogul SEAP, un anunț de atribuire, contractul altei primării, un magazin. Cu adresa sau cu numărul."
      />
      <LineField name="on" label="Data sursei" type="date" max={today} hint={bound} figures />
      <Pair>
        <LineField name="price" label="Prețul" hint="Fără TVA." {...SUM} />
        <SelectField
          name="currency"
          label="Moneda"
          options={optionsOf(CURRENCIES)}
          chosen="RON"
          className="select--fit"
        />
      </Pair>
    </PostPage>
  );
}
