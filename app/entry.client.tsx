import "./ui/older-browsers";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { enhance, stayOnPage } from "./ui/enhance";
import { EarlyInput, noteEarlyInput } from "./ui/form/early-input";
import { keepTranslatedTexts } from "./ui/translated-texts";

keepTranslatedTexts();
// few pages have pictures to enlarge: the script of the viewer is fetched when one is opened
enhance((picture) => {
  import("./ui/photo/viewer").then(
    ({ openViewer }) => openViewer(picture),
    () => window.open(picture.href), // beside this page, which may hold unsent text
  );
});
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
