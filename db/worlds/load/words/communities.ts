import type { AttractionType } from "~/modules/communities/rules/vocabulary";

/** What a place says of itself, a few of them for each. */
export const COMMUNITY_SENTENCES: readonly string[] = [
  "Satele stau de o parte și de alta a văii, cu livezi pe coaste și pădure de stejar pe culmi.",
  "Oamenii lucrează pământul, cresc albine și, de câțiva ani, primesc turiști în case bătrânești reparate.",
  "Târgul de vite și de unelte se ține din vechime în a doua duminică a lunii.",
  "Școala, grădinița și dispensarul sunt în centru, la câteva minute de drumul județean.",
  "Căminul cultural are cor, echipă de dansuri și o bibliotecă deschisă în fiecare zi.",
  "Drumurile dintre sate sunt asfaltate, iar iluminatul public a fost schimbat pe de-a întregul.",
  "Apa și canalizarea ajung la patru gospodării din cinci; restul se racordează anul acesta.",
  "Aici s-au păstrat meșteșugul lemnului și țesutul la război, care se învață și la școală.",
  "Lacul și luncile din jur sunt arie protejată, cu păsări care se întorc în fiecare primăvară.",
  "Primăria lucrează cu formulare pe internet și răspunde în cel mult zece zile.",
];

export const OBJECTIVES: readonly string[] = [
  "Canalizare și apă în toate satele.",
  "Școală renovată, cu săli calde și laborator de informatică.",
  "Drumuri comunale modernizate și trotuare lângă școală.",
  "Servicii ale primăriei care se pot cere de acasă.",
  "Locuri de muncă în turism și în prelucrarea lemnului.",
  "Un centru de zi pentru vârstnici și transport la medic.",
  "Colectarea separată a deșeurilor în fiecare gospodărie.",
  "Iluminat public care consumă jumătate.",
];

type Attraction = readonly [name: string, type: AttractionType, description: string];

export const ATTRACTIONS: readonly Attraction[] = [
  ["Biserica de lemn", "religious", "Ridicată din bârne de stejar, cu pictura din altar păstrată aproape întreagă."],
  ["Mănăstirea din pădure", "religious", "Se ajunge pe jos, pe un drum marcat, într-un ceas de la centru."],
  ["Cetatea dacică", "historic", "Val de pământ și ziduri de piatră, cu panouri care spun ce s-a găsit."],
  ["Conacul boieresc", "historic", "Casa cu pridvor din 1870 adăpostește o mică expoziție de obiecte vechi."],
  ["Moara de apă", "historic", "Încă macină, sâmbăta, pentru cine vrea să vadă cum se lucra."],
  ["Muzeul satului", "cultural", "Trei case mutate aici cu tot ce era în ele, de la leagăn la războiul de țesut."],
  ["Sărbătoarea cireșelor", "cultural", "În iunie, două zile de cântec, joc și plăcinte."],
  ["Atelierul de olărit", "cultural", "Meșterul îi lasă pe copii să încerce roata."],
  ["Lacul", "natural", "Cu ponton, foișor pentru păsări și o potecă de cinci kilometri în jur."],
  ["Cheile", "natural", "Pereți de calcar și un pârâu care se trece pe podețe de lemn."],
  ["Stejarul bătrân", "natural", "Are peste patru sute de ani; șase oameni abia îl cuprind."],
  ["Peștera", "natural", "Se vizitează cu ghid, de vineri până duminică."],
  ["Baza sportivă", "sport", "Teren de fotbal cu gazon, pistă și vestiare, deschisă tuturor."],
  ["Pârtia de schi", "sport", "Scurtă și blândă, bună pentru începători, cu lumină seara."],
  ["Traseul de biciclete", "sport", "Douăzeci de kilometri printre dealuri, pe drumuri fără mașini."],
  ["Ștrandul cu apă sărată", "recreational", "Două bazine și umbră de tei; se deschide în iunie."],
  ["Parcul central", "recreational", "Bănci, fântână, loc de joacă și scenă de vară."],
  ["Pensiunile din vale", "recreational", "Camere în case vechi, cu mâncare din gospodărie."],
];

export const COMMUNITY_PROJECTS: readonly (readonly [title: string, description: string])[] = [
  ["Extinderea rețelei de canalizare", "Opt kilometri de conductă și o stație de epurare nouă."],
  ["Modernizarea drumurilor comunale", "Asfalt, șanțuri și podețe pe drumurile dintre sate."],
  ["Reabilitarea școlii gimnaziale", "Izolație, încălzire cu pompă de căldură, mobilier nou."],
  ["Grădiniță cu program prelungit", "Trei grupe, bucătărie proprie și curte cu loc de joacă."],
  ["Iluminat public cu consum redus", "Lămpi noi pe toate străzile, cu comandă de la primărie."],
  ["Digitalizarea serviciilor primăriei", "Cereri, plăți și programări pe internet, cu ajutor la ghișeu."],
  ["Centru de zi pentru vârstnici", "Masă caldă, kinetoterapie și transport din satele depărtate."],
  ["Restaurarea căminului cultural", "Acoperiș, scenă și sală nouă de repetiții."],
  ["Bază sportivă", "Teren cu gazon, tribună mică și vestiare."],
  ["Colectarea separată a deșeurilor", "Pubele pentru fiecare gospodărie și o platformă nouă."],
  ["Piste de biciclete", "Doisprezece kilometri între centru, gară și lac."],
  ["Panouri fotovoltaice pe clădirile publice", "Școala, primăria și dispensarul își fac singure curentul."],
  ["Alimentare cu apă în satele de deal", "Două foraje, un rezervor și racorduri la fiecare casă."],
  ["Regenerarea parcului central", "Alei, copaci, fântână și loc de joacă pentru toți copiii."],
];

export const BUDGETS: readonly string[] = ["milioane lei, 2021–2027", "milioane lei în acest an", "milioane euro"];
