export const FIRST_NAMES: readonly string[] = [
  ..."Ana Maria Ioana Elena Mihaela Andreea Cristina Daniela Gabriela Simona Raluca Alina Oana Irina".split(" "),
  ..."Roxana Camelia Ștefania Ilinca Anca Lăcrămioara Zoe Măriuca Crăița Brândușa Ruxandra Sânziana".split(" "),
  ..."Andrei Mihai Ion Gheorghe Vasile Radu Ștefan Alexandru Cristian Florin Marius Sorin Bogdan Dan".split(" "),
  ..."Răzvan Cătălin Iulian Ovidiu Petru Matei Șerban Vlăduț Dragoș Costin Nicușor Mălin".split(" "),
];

export const LAST_NAMES: readonly string[] = [
  ..."Popescu Ionescu Munteanu Moldovan Dumitrescu Stănescu Țepeș Ciobanu Rotaru Lungu Bălan Neagu".split(" "),
  ..."Drăgan Șerban Pârvu Oprea Cozma Lupu Bârsan Mureșan Crișan Olteanu Dobre Manea Tănase Voicu".split(" "),
  ..."Țurcanu Grigore Căpățână Zăvoianu Fântânaru Plopeanu Măcelaru Păun Vultur Brădescu Ștefănescu".split(" "),
  ..."Câmpeanu Râmniceanu Hălmăgean Țărnă Săveanu Gâscă Vrânceanu Năstase Iliescu Bădescu Roșca".split(" "),
];

export const AUTHORITY_POSITIONS: readonly string[] = [
  "primar",
  "viceprimar",
  "secretar general",
  "administrator public",
  "consilier achiziții",
  "șef birou proiecte",
  "inspector urbanism",
  "contabil",
  "consilier juridic",
  "referent",
];

export const FIRM_POSITIONS: readonly string[] = [
  "administrator",
  "director comercial",
  "director executiv",
  "manager de proiect",
  "consultant principal",
  "responsabil ofertare",
  "expert tehnic",
  "jurist",
];

export const EXPERIENCES: readonly string[] = [
  "a condus echipe de proiect în administrația locală",
  "a lucrat zece ani într-o primărie",
  "specialist în proiecte finanțate din fonduri publice",
  "formator autorizat",
  "coordonează relația cu autoritățile",
  "a scris documentații pentru peste treizeci de comune",
];
