import type { DoorType } from "~/modules/accounts/rules/doors";
import { Card } from "~/ui/card/card";
import { Thread } from "~/ui/thread/thread";

const lastSteps: Record<
  DoorType,
  { verified: { title: string; note: string }; first: { title: string; note: string } }
> = {
  uat: {
    verified: { title: "Verificăm instituția", note: "până atunci puteți scrie ciorne" },
    first: { title: "Trimiteți prima solicitare", note: "ajunge la partenerii potriviți" },
  },
  firma: {
    verified: { title: "Verificăm firma", note: "până atunci vă puteți scrie profilul" },
    first: { title: "Răspundeți la prima oportunitate", note: "vă anunțăm când vi se potrivește una" },
  },
};

/** What comes after the form, so that nobody wonders whether it worked. */
export function WhatFollows({ door }: { door: DoorType }) {
  const { verified, first } = lastSteps[door];
  return (
    <>
      <Card heading="După ce trimiteți cererea">
        <Thread
          events={[
            { state: "now", title: "Cererea", note: "acum, cam cinci minute" },
            { state: "next", title: "Confirmați adresa de e-mail", note: "linkul vine imediat" },
            { state: "next", ...verified },
            { state: "next", ...first },
          ]}
        />
      </Card>
      <p className="small muted">
        Nu știți ce să treceți? <a href="/support">Scrieți la suport</a>, răspundem în 24-48 de ore.
      </p>
    </>
  );
}
