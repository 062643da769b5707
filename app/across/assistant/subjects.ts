import { stemsOf } from "~/platform/language/stems";
import { foldWord, wordsIn } from "~/platform/language/words";

/**
 * Subjects of a town hall of which a word in passing says nothing: who asks about a birth certificate is not answered by a
 * guide that mentions one. The last lines are of everyday life. A document answers about them only when it has the word in its title, its names, its summary or
 * a heading, so that a guide about one of them is found as soon as there is one.
 */
const WORDS = `
  naștere născut născuți căsătorie căsători căsătorit deces decedat divorț celibat botez
  buletin pașaport străin refugiat
  permis înmatriculare talon taximetru parcare parchează radar viteză semafor trotinetă autobuz tren
  cimitir înhumare mormânt veci biserică preot
  câine câini pisică veterinar animal animale oaie oi vacă stână albine urs urși pestă vânătoare pescuit
  alegător electoral electorale referendum mandat demis demitere dizolvare prefect audiență audiențe
  casierie șomaj paternitate maternitate sindicat grevă tichet voucher
  elev elevi bursă burse grădiniță profesor învățător navetă manuale vaccin spital medic farmacie ambulanță analize
  alocație tutelă curatelă încălzire lemne
  subvenție fermier fermieri secetă agricol producător irigații moștenire succesiune testament notar intabulare pădure copac
  artificii protest miting marș zgomot muzică gălăgie scandal
  antenă gaze bloc apartament condominiu termică stemă steag înfrățire onoare stațiune turist hotel
  pfa srl dividende cazier credit ipotecă asigurare rabla recensământ
  polițist jandarm cutremur armată armă lift
  târg tarabă piață bar restaurant terasă alcool tutun noroc festival concert
  motorină benzină euro dolar
  medicament tratament doare febră rețetă mâncare zodie horoscop banc poezie film serial meci campionat fotbal
  criptomonede slăbit vis dragoste munte planetă capitală țară tensiune baterie
`;

const stemsIn = (text: string): string[] => wordsIn(text).flatMap((word) => [...stemsOf(foldWord(word))]);
const SUBJECTS: ReadonlySet<string> = new Set(stemsIn(WORDS));

/** Whether a folded word names a subject that a document must be about. */
export const isSubject = (form: string): boolean => stemsOf(form).some((stem) => SUBJECTS.has(stem));
