/** Where to look, as whom. `under` takes the first link of that page whose words hold `words`. */
export type Look = { name: string; path: string; under?: string };

const list = (rows: readonly (readonly [string, string, string?])[]): Look[] =>
  rows.map(([name, path, under]) => (under ? { name, path, under } : { name, path }));

export const looks: Record<string, Look[]> = {
  "": list([
    ["prima-pagina", "/"],
    ["conectare", "/login"],
    ["conectare-uat", "/login?tip=uat"],
    ["inregistrare", "/register"],
    ["inregistrare-uat", "/register?tip=uat"],
    ["inregistrare-firma", "/register?tip=firma"],
    ["parola-uitata", "/parola-uitata"],
    ["link-expirat", "/confirmare/nimic"],
    ["administrare", "/admin-login"],
    ["parteneri", "/parteneri"],
    ["parteneri-nimic", "/parteneri?q=nimicdegasit"],
    ["partener", "/parteneri", "Registru Deschis"],
    ["confidentialitate", "/confidentialitate"],
    ["termeni", "/termeni"],
    ["drepturi", "/gdpr"],
    ["accesibilitate", "/accesibilitate"],
    ["suport", "/support"],
    ["newsletter", "/abonare"],
    ["newsletter-trimis", "/abonare/trimisa"],
    ["newsletter-confirmat", "/abonare/confirmata"],
    ["newsletter-parasit", "/abonare/dezabonat"],
    ["in-pregatire", "/blog"],
    ["lipsa", "/nu-exista"],
  ]),
  "uat@demo.ro": list([
    ["prima-pagina-membru", "/"],
    ["panou", "/uat/dashboard"],
    ["solicitari", "/uat/service-requests"],
    ["solicitari-nimic", "/uat/service-requests?q=nimicdegasit"],
    ["solicitare-noua", "/uat/service-requests/new"],
    ["fisa-oferte", "/uat/service-requests", "Portal de taxe"],
    ["fisa-ciorna", "/uat/service-requests", "Regulament de salubrizare"],
    ["fisa-deschisa", "/uat/service-requests", "Audit energetic"],
    ["fisa-in-progres", "/uat/service-requests", "Cerere de finan"],
    ["fisa-anulata", "/uat/service-requests", "registrul agricol"],
    ["fisa-finalizata", "/uat/service-requests", "Strategia de dezvoltare"],
    ["marketplace", "/uat/marketplace"],
    ["marketplace-nimic", "/uat/marketplace?q=nimicdegasit"],
    ["mesaje", "/uat/messages"],
    ["conversatie", "/uat/messages", "Registru Deschis"],
    ["notificari", "/uat/notificari"],
    ["preferinte", "/uat/notificari/preferinte"],
    ["profil", "/uat/profile"],
    ["securitate", "/uat/security"],
    ["in-pregatire-uat", "/uat/community"],
  ]),
  "firma@demo.ro": list([
    ["panou-firma", "/firma/dashboard"],
    ["oportunitati", "/firma/opportunities"],
    ["oportunitati-nimic", "/firma/opportunities?q=nimicdegasit"],
    ["oportunitate-deschisa", "/firma/opportunities", "Mutarea paginii"],
    ["oportunitate-de-confirmat", "/firma/opportunities", "Hartă interactivă"],
    ["oportunitate-castigata", "/firma/opportunities", "Portalul orașului"],
    ["mesaje-firma", "/firma/messages"],
    ["conversatie-firma", "/firma/messages", "Fântâna Albastră"],
    ["profil-firma", "/firma/profile"],
  ]),
  "firma-noua@demo.ro": list([
    ["panou-firma-noua", "/firma/dashboard"],
    ["oportunitate-neverificata", "/firma/opportunities?q=mutarea+paginii", "Mutarea paginii"],
  ]),
  "admin@demo.ro": list([
    ["panou-admin", "/admin/dashboard"],
    ["organizatii", "/admin/organisations"],
    ["organizatie", "/admin/organisations", "Atelierul Nou"],
  ]),
};

/** The pictures of the README, by the name they have there. */
export const readmePictures: Readonly<Record<string, string>> = {
  "fisa-oferte": "solicitare",
  panou: "panou-uat",
  oportunitati: "oportunitati",
  "conversatie-firma": "mesaje",
};
