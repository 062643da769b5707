import "./ui/older-browsers";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { enhance, stayOnPage } from "./ui/enhance";
import { EarlyInput, noteEarlyInput } from "./ui/form/early-input";
import { keepTranslatedTexts } from "./ui/translated-texts";

keepTranslatedTexts();
enhance();
stayOnPage();
const giveBack = noteEarlyInput();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <EarlyInput giveBack={giveBack} />
    </StrictMode>,
  );
});
