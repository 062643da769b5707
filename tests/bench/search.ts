import { fire, median, percentile, type Shot } from "./fire";
import type { Rounds } from "./ratios";
import { type Line, line, promise } from "./report";
import type { Answering } from "./servers";

/** Two at a time: what is measured is the search, not the queue before it. */
const CONNECTIONS = 2;
const MOST_TIMES = 2;
const MOST_MS = 50;

/** What people type: names, beginnings, mistyped words, several words, ş for ș, letters without their signs, nothing that is there. */
const ASKED = [
  ...["Valea Zmeului", "valea", "fântâna", "fintina", "poiana ielelor", "Cetatea Balaurului", "izv", "pod", "gura"],
  ...["fonduri europene", "achizitii publice", "achiziţii", "digitalizare", "consultanta juridica", "mediu", "srl"],
  ...["strategie de dezvoltare", "audit energetic", "modernizare drum", "portal", "registru agricol", "taxe locale"],
  ...["vlaea zmeului", "fondri europene", "digitalzare", "solomonaru", "împăratul verde", "Dolj", "cluj", "comuna"],
  ...["100%", "a_b", "primăria", "nimicdegasit", "Şesul Uriaşilor", "stejarul lui setilă", "apă", "canalizare"],
];
const paths = ASKED.map((words) => `/cauta?q=${encodeURIComponent(words)}`);

/** The same questions to a small and to a large world, in turns. */
export async function search(small: Answering, large: Answering, { rounds, seconds }: Rounds): Promise<Line[]> {
  const plan = { paths, headers: {}, seconds, connections: CONNECTIONS, manyVisitors: true };
  for (const one of [small, large]) await fire(one, plan);
  const turns: { small: Shot; large: Shot }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ small: await fire(small, plan), large: await fire(large, plan) });
  }
  const [little, much] = [figuresOf(turns.map((turn) => turn.small)), figuresOf(turns.map((turn) => turn.large))];
  const times = much.p95 / little.p95;
  const inLarge = line("search", "/cauta, lumea întreagă", { ...much, "p95 față de 0,01": times });
  return [
    line("search", "/cauta, lumea de 0,01", little),
    promise(
      promise(inLarge, `p95 cel mult ${MOST_MS} ms`, much.p95 <= MOST_MS),
      `cel mult de ${MOST_TIMES} ori cât la 0,01`,
      times <= MOST_TIMES,
    ),
  ];
}

/** Of each stretch, then the middle one: a busy moment of the machine spoils one and not all. */
const figuresOf = (shots: readonly Shot[]) => ({
  p50: median(shots.map(({ latencies }) => percentile(latencies, 50))),
  p95: median(shots.map(({ latencies }) => percentile(latencies, 95))),
  "cereri/s": median(shots.map(({ perSecond }) => perSecond)),
  "ms CPU": median(shots.map(({ cpuMs }) => cpuMs)),
});
