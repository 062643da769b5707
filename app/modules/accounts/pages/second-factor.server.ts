import { data, type RouterContextProvider } from "react-router";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { codeForm, passwordForm } from "../forms";
import type { Actor } from "../rules/actor";
import { sessionRequestOf, withCookies } from "../signed-in/request.server";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from "../verbs/second-factor.server";
import { provenForm } from "./password-step.server";

const WRONG_CODE = "Codul nu se potrivește. Verificați ora telefonului și scrieți codul care se vede acum";
const BACKUP_CODE = /^[a-zA-Z0-9]{5}-[a-zA-Z0-9]{5}$/;

type Asked = { request: Request; context: Readonly<RouterContextProvider>; actor: Actor };

/** The three forms of the page are told apart by the value of the button. */
export async function changeSecondFactor({ request, context, actor }: Asked, onward: string) {
  const form = await readForm(request);
  const here = sessionRequestOf(request, context);
  switch (form.get("pas")) {
    case "confirm": {
      // the form sends the backup codes along, so that a wrong code does not lose them
      const backupCodes = form.getAll("rezerva").filter((code) => typeof code === "string" && BACKUP_CODE.test(code));
      const prove = ({ cod }: { cod: string }) => confirmSecondFactor(actor, cod, here);
      const step = await provenForm(form, actor, codeForm, { prove, wrong: { cod: WRONG_CODE } });
      if (!step.ok) return data({ ...step.answer.data, backupCodes }, step.answer.init ?? {});
      const text = "Vi se cere la fiecare conectare.";
      const flash = { tone: "green", title: "Verificarea în doi pași este activă.", text } as const;
      return withCookies(goTo(onward, flash), step.proof.cookies);
    }
    case "end": {
      const prove = ({ parola }: { parola: string }) => endSecondFactor(actor, parola, here);
      const step = await provenForm(form, actor, passwordForm, { prove });
      if (!step.ok) return step.answer;
      return withCookies(
        goTo(onward, { tone: "green", title: "Verificarea în doi pași a fost dezactivată." }),
        step.proof.cookies,
      );
    }
    default: {
      // creates the secret and the backup codes, which the answer shows
      const prove = ({ parola }: { parola: string }) => beginSecondFactor(parola, here);
      const step = await provenForm(form, actor, passwordForm, { prove });
      return step.ok ? step.proof : step.answer;
    }
  }
}
