import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  type Actor,
  isSuspended,
  type OrganisationKind,
  type Verification,
  type Visitor,
} from "~/modules/accounts/rules/actor";
import { purgePolicy } from "~/modules/accounts/rules/bin";
import {
  type ApplicationSubject,
  applicationPolicy,
  type ColleagueSubject,
  colleaguePolicy,
  organisationPolicy,
  type PersonSubject,
  personPolicy,
} from "~/modules/accounts/rules/policy";
import { verificationMoves } from "~/modules/accounts/rules/verification";
import { decisionPolicy, moderationPolicy, type SubmissionSubject } from "~/modules/articles/rules/moderation";
import { blankArticle, publicationMoves, textMoves } from "~/modules/articles/rules/moves";
import { articlePolicy } from "~/modules/articles/rules/policy";
import { administrationPolicy } from "~/modules/communities/rules/administration";
import { claimPolicy } from "~/modules/communities/rules/claims";
import { communityPolicy } from "~/modules/communities/rules/policy";
import {
  type Conversation,
  conversationMoves,
  conversationPolicy,
  type Opening,
  openingPolicy,
} from "~/modules/conversations/rules";
import { blankDiscussion, lockMoves, pinMoves, solutionMoves } from "~/modules/forum/rules/moves";
import { discussionPolicy, type PostFacts, postPolicy } from "~/modules/forum/rules/policy";
import { moderationMoves as postMoves } from "~/modules/forum/rules/reports";
import { actPolicy } from "~/modules/library/rules/act-policy";
import { feedbackPolicy } from "~/modules/library/rules/feedback";
import { linkPolicy } from "~/modules/library/rules/link-policy";
import { resourcePolicy } from "~/modules/library/rules/policy";
import { type ProposalFacts, proposalMoves, proposalPolicy, proposingPolicy } from "~/modules/library/rules/proposals";
import { ticketPolicy } from "~/modules/outreach/rules";
import { FIRST_VERSION } from "~/modules/paperwork/rules/models";
import { modelPolicy, paperworkPolicy, versionPolicy } from "~/modules/paperwork/rules/policy";
import { keepingPolicy, profilePolicy } from "~/modules/partners/rules/policy";
import { type ApplicationFacts, applicationMoves } from "~/modules/projects/rules/applications";
import {
  type ProjectFacts,
  moderationMoves as projectModerationMoves,
  projectMoves,
} from "~/modules/projects/rules/exchange";
import { projectApplicationPolicy, projectInsidePolicy, projectPolicy } from "~/modules/projects/rules/policy";
import { NOW, PERSONAS, REQUESTS, RESPONSES, responseTo } from "~/modules/requests/rules/cast.test-data";
import { hidingMoves, requestModerationPolicy } from "~/modules/requests/rules/moderation-policy";
import { opportunityPolicy } from "~/modules/requests/rules/opportunity-policy";
import { questionPolicy } from "~/modules/requests/rules/question-policy";
import { requestMoves } from "~/modules/requests/rules/request-moments";
import { requestPolicy } from "~/modules/requests/rules/request-policy";
import { responseMoves } from "~/modules/requests/rules/response";
import { responsePolicy } from "~/modules/requests/rules/response-policy";
import { reviewPolicy } from "~/modules/requests/rules/review-policy";
import { sharingPolicy } from "~/modules/requests/rules/sharing-policy";
import {
  type Certified,
  certificatePolicy,
  type Issued,
  issuePolicy,
} from "~/modules/training/rules/certificate-policy";
import { enrolmentPolicy, programPolicy } from "~/modules/training/rules/policy";
import { type ProgramFacts, programMoves } from "~/modules/training/rules/program";
import { reviewModerationPolicy, reviewWritingPolicy } from "~/modules/training/rules/review-policy";
import { ENROLMENT_STATES } from "~/modules/training/rules/seats";
import { addDays, localDateOf } from "~/platform/calendar/local-date";
import type { Hindrance } from "~/platform/policy";

/**
 * What every policy answers to every kind of person in every state, with its sentences. The file beside this test is
 * written by `vitest run tests/access/refusals.test.ts -u`: read its difference before it is committed.
 */
const member = (
  kind: OrganisationKind,
  id: string,
  verification: Verification = "verified",
  membership: "owner" | "colleague" = "owner",
): Actor => ({
  userId: `${id} ${membership}`,
  sessionId: "s",
  name: "Ana",
  email: "ana@psp.test",
  role: kind,
  organisation: { id, kind, name: "Organizația", verification, membership },
});

const EVERYBODY = {
  nobody: null,
  own: member("UAT", "own"),
  colleague: member("UAT", "own", "verified", "colleague"),
  pending: member("UAT", "own", "pending"),
  rejected: member("UAT", "own", "rejected"),
  suspended: member("UAT", "own", "suspended"),
  other: member("UAT", "other"),
  firm: member("FIRMA", "firm"),
  firmPending: member("FIRMA", "firm", "pending"),
  firmRejected: member("FIRMA", "firm", "rejected"),
  firmSuspended: member("FIRMA", "firm", "suspended"),
  firmOther: member("FIRMA", "otherFirm"),
  admin: { userId: "a", sessionId: "s", name: "A", email: "a@psp.test", role: "ADMIN", organisation: null },
} as const satisfies Record<string, Visitor>;

const before = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
/** Each of these with its own name. */
const each = <Name extends string, Subject>(names: readonly Name[], of: (name: Name) => Subject) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Subject>;
const names = <Name extends string>(of: Readonly<Record<Name, unknown>>) => Object.keys(of) as Name[];
const varied = <Subject extends object, Name extends string = never>(
  usual: Subject,
  others: Readonly<Record<Name, Partial<Subject>>>,
): Record<Name | "usual", Subject> => ({
  usual,
  ...each(names(others), (name): Subject => ({ ...usual, ...others[name] })),
});

const VERIFICATIONS = ["pending", "verified", "rejected", "suspended"] as const;
const BIN = {
  usual: { deletedAt: null },
  binned: { deletedAt: before(1) },
  gone: { deletedAt: before(30) },
};

const ARTICLES = varied(blankArticle("own"), {
  pending: { status: "pending" },
  rejected: { status: "rejected" },
  published: { status: "published" },
  newerDraft: { status: "published", revision: "draft" },
  newerPending: { status: "published", revision: "pending" },
  newerRejected: { status: "published", revision: "rejected" },
  binned: { deletedAt: before(1) },
  binnedPending: { status: "pending", deletedAt: before(1) },
  gone: { deletedAt: before(30) },
});
const decided = { deciderName: "Ion", decidedAt: before(2) };
const WAITING: SubmissionSubject = {
  status: "pending",
  article: ARTICLES.pending,
  isVerified: true,
  isPublished: false,
  deciderName: null,
  decidedAt: null,
};
const SUBMISSIONS = varied(WAITING, {
  unverified: { isVerified: false },
  binned: { article: ARTICLES.binnedPending },
  ofPublished: { article: ARTICLES.newerPending },
  recalled: { status: "recalled", article: ARTICLES.usual },
  published: { status: "approved", article: ARTICLES.published, isPublished: true, ...decided },
  replaced: { status: "approved", article: ARTICLES.published, ...decided },
  withdrawn: { status: "approved", article: ARTICLES.usual, ...decided },
  rejected: { status: "rejected", article: ARTICLES.rejected, ...decided },
});

const BY_OWNER = { organisationId: "own", authorId: "own owner", authorActs: true };
const OPEN_DISCUSSION = { ...blankDiscussion("general"), ...BY_OWNER };
const DISCUSSIONS = varied(OPEN_DISCUSSION, {
  solved: { solutionId: "p" },
  locked: { lockedAt: before(1) },
  pinned: { pinnedAt: before(1) },
  inside: { category: "members" },
  hidden: { hiddenAt: before(1) },
  ofLeaver: { authorActs: false },
});
const OPEN_POST: PostFacts = {
  ...BY_OWNER,
  discussion: OPEN_DISCUSSION,
  number: 2,
  othersDecide: true,
  keptAt: null,
  removedAt: null,
  hiddenAt: null,
  hiddenBy: null,
  appealedAt: null,
  appealDecidedAt: null,
};
const HIDDEN = { hiddenAt: before(3), hiddenBy: "a" };
const MODERATED = varied(OPEN_POST, {
  ofLeaver: { authorActs: false },
  held: { hiddenAt: before(3) },
  hidden: HIDDEN,
  appealed: { ...HIDDEN, appealedAt: before(2) },
  appealedToOneAdmin: { ...HIDDEN, appealedAt: before(2), othersDecide: false },
  removed: { removedAt: before(1) },
  final: { ...HIDDEN, appealedAt: before(2), appealDecidedAt: before(1) },
});

const CERTIFICATE: Issued = { holderId: "own owner", expiresAt: null, revokedAt: null };
const PAST_PROGRAM: Certified = {
  kind: "training",
  providerId: null,
  startsAt: before(2),
  endsAt: before(1),
  hasCertificate: true,
  proposedAt: null,
  rejectedAt: null,
  publishedAt: before(9),
  cancelledAt: null,
};
const OPEN_PROJECT: ProjectFacts = {
  communityId: "c",
  organisationId: "own",
  isShown: true,
  hiddenAt: null,
  status: "in_progress",
  openedAt: before(2),
  closedAt: null,
  applicationsUntil: addDays(localDateOf(NOW), 5),
};
const PROJECTS = varied(OPEN_PROJECT, {
  hidden: { isShown: false },
  hiddenByAdmin: { isShown: false, hiddenAt: before(1) },
  onHold: { status: "on_hold" },
  closed: { closedAt: before(1) },
  withoutCommunity: { communityId: null },
  past: { applicationsUntil: addDays(localDateOf(NOW), -1) },
});
const PROJECT_APPLICATION: ApplicationFacts = {
  organisationId: "firm",
  isSuspended: false,
  outcome: null,
  withdrawnAt: null,
  project: OPEN_PROJECT,
};
const PROJECT_APPLICATIONS = varied(PROJECT_APPLICATION, {
  suspended: { isSuspended: true },
  accepted: { outcome: "accepted" },
  declined: { outcome: "declined" },
  withdrawn: { withdrawnAt: before(1) },
});
const PROPOSALS = varied({ ...BY_OWNER, decidedAt: null, acceptedAt: null } as ProposalFacts, {
  ofLeaver: { authorActs: false },
  accepted: { decidedAt: before(1), acceptedAt: before(1) },
  rejected: { decidedAt: before(1) },
});

const OPEN_CONVERSATION: Conversation = {
  uatId: "own",
  firmaId: "firm",
  firmaKind: "FIRMA",
  uatSuspended: false,
  firmaSuspended: false,
  firstUatMessageAt: before(2),
  firstFirmaMessageAt: before(1),
  closedAt: null,
};
const CONVERSATIONS = varied(OPEN_CONVERSATION, {
  waiting: { firstFirmaMessageAt: null },
  closed: { closedAt: before(0) },
  ofSuspendedFirm: { firmaSuspended: true },
});
const OPENING: Opening = {
  uatId: "own",
  firmaId: "firm",
  firmaKind: "FIRMA",
  otherVerified: true,
  postedTheRequest: true,
  uatWroteBefore: false,
  showsExperience: false,
};
const COLLEAGUE: ColleagueSubject = {
  personId: "own colleague",
  membership: "colleague",
  organisationId: "own",
  verification: "verified",
  active: true,
  owners: 1,
};
const APPLICATION: ApplicationSubject = {
  organisationId: "own",
  verification: "verified",
  hasOwner: true,
  emailVerified: true,
};
const PERSON: PersonSubject = { id: "own colleague", role: "UAT", membership: "colleague", suspendedAt: null };
const REVIEWS = {
  none: null,
  written: { reviewedAt: NOW, repliedAt: null, hiddenAt: null },
  replied: { reviewedAt: NOW, repliedAt: NOW, hiddenAt: null },
  hidden: { reviewedAt: NOW, repliedAt: null, hiddenAt: NOW },
};
const COMPLETED = { ...REQUESTS.completed, acceptedPartnerId: "author" };

/** Every pair of names, such as "open submitted". */
const pairs = <One extends string, Other extends string, Subject>(
  ones: readonly One[],
  others: readonly Other[],
  of: (one: One, other: Other) => Subject,
) =>
  Object.fromEntries(
    ones.flatMap((one) => others.map((other) => [`${one} ${other}`, of(one, other)] as const)),
  ) as Record<string, Subject>;

const OPEN_PROGRAM: ProgramFacts = {
  kind: "training",
  providerId: "firm",
  startsAt: before(-9),
  endsAt: before(-8),
  proposedAt: before(3),
  rejectedAt: null,
  publishedAt: before(2),
  cancelledAt: null,
};
const PROGRAMS = varied(OPEN_PROGRAM, {
  ofAssociation: { providerId: null, proposedAt: null },
  draft: { providerId: null, proposedAt: null, publishedAt: null },
  proposed: { publishedAt: null },
  proposedTooLate: { publishedAt: null, startsAt: before(1) },
  rejected: { publishedAt: null, rejectedAt: before(1) },
  begun: { startsAt: before(1) },
  cancelled: { cancelledAt: before(1) },
  event: { kind: "event" },
});
const FULL = { capacity: 30, taken: 30 };

type Policy<Subject> = {
  rules: Record<string, unknown>;
  whyNot(action: never, actor: Visitor, subject: Subject, now: Date): Hindrance | null;
};
/** The actions that somebody of a suspended organisation may take, by policy: filled by `answers`. */
const openToSuspended = new Set<string>();

type People = Readonly<Record<string, Visitor>>;
/** What a policy answers, as text: its sentences with numbers, then for each action the answer to each person, and the states. */
function answers<Subject>(
  name: string,
  policy: Policy<Subject>,
  states: Record<string, Subject>,
  who: People = EVERYBODY,
) {
  const numbers = new Map<string, number>();
  const numberOf = ({ status, sentence }: Hindrance): number => {
    const line = `${status} ${sentence}`;
    if (!numbers.has(line)) numbers.set(line, numbers.size + 1);
    return numbers.get(line) ?? 0;
  };
  const tables = Object.keys(policy.rules).flatMap((action) => {
    const isOpen = Object.values(who)
      .filter(isSuspended)
      .some((actor) =>
        Object.values(states).some((subject) => policy.whyNot(action as never, actor, subject, NOW) === null),
      );
    if (isOpen) openToSuspended.add(`${name}: ${action}`);
    const alike = Map.groupBy(Object.entries(states), ([, subject]) =>
      Object.values(who)
        .map((actor) => policy.whyNot(action as never, actor, subject, NOW))
        .map((hindrance) => String(hindrance === null ? "." : numberOf(hindrance)).padStart(2))
        .join(" "),
    );
    return [
      `## ${action}`,
      ...[...alike].map(([cells, rows]) => `${cells} | ${rows.map(([state]) => state).join(", ")}`),
    ];
  });
  const legend = [...numbers].map(([line, number]) => `${number}: ${line}`);
  return [`# ${name}`, names(who).join(", "), ...legend, ...tables].join("\n");
}

/** What a suspended organisation still reads or takes back: its own, and what everybody reads. Nothing else. */
const OPEN_TO_SUSPENDED = [
  "acts: read",
  "applications to projects: read",
  "applications to projects: withdraw",
  "articles: read",
  "certificates: read",
  "colleagues: leave",
  "communities: read",
  "conversations: read",
  "discussions: read",
  "enrolments: withdraw",
  "kept firms: drop",
  "moderated posts: appeal",
  "moderated posts: read",
  "moderated posts: remove",
  "opportunities: read",
  "papers: read",
  "people: edit",
  "people: endSession",
  "posts: read",
  "posts: remove",
  "profiles: read",
  "programs: desk",
  "programs: read",
  "projects: read",
  "proposals: read",
  "questions: read",
  "requests: read",
  "resources: read",
  "responses: readContents",
  "reviews: read",
  "the private text of projects: readOwn",
  "tickets: read",
];

test("every policy of a module is asked", () => {
  const list = ["grep", "-ohE", "\\w+Policy = rightsOn", "--", "app/modules"];
  const policies = execFileSync("git", list, { encoding: "utf8" }).match(/\w+(?= = )/g) ?? [];
  const asked = readFileSync("tests/access/refusals.test.ts", "utf8");
  expect(policies.filter((policy) => !asked.includes(`, ${policy},`) && !asked.includes(`  ${policy},`))).toEqual([]);
});

type Moves<Subject> = {
  state(subject: Subject): string;
  table: Readonly<Record<string, { from: readonly string[]; to: string }>>;
};
/** The states of the moves in which none of these things is. */
function unasked<Subject>({ state, table }: Moves<Subject>, things: Readonly<Record<string, Subject>>): string[] {
  const asked = new Set(Object.values(things).map(state));
  return [...new Set(Object.values(table).flatMap(({ from, to }) => [...from, to]))].filter((one) => !asked.has(one));
}

test("every state of a thing is asked: the things above are in each state that its moves know", () => {
  const left: Readonly<Record<string, string[]>> = {
    "accounts verificationMoves": unasked(
      verificationMoves,
      each(VERIFICATIONS, (verification) => ({ verification })),
    ),
    "articles publicationMoves": unasked(publicationMoves, ARTICLES),
    "articles textMoves": unasked(textMoves, ARTICLES),
    "conversations conversationMoves": unasked(conversationMoves, CONVERSATIONS),
    "forum lockMoves": unasked(lockMoves, DISCUSSIONS),
    "forum moderationMoves": unasked(postMoves, MODERATED),
    "forum pinMoves": unasked(pinMoves, DISCUSSIONS),
    "forum solutionMoves": unasked(solutionMoves, DISCUSSIONS),
    "library proposalMoves": unasked(proposalMoves, PROPOSALS),
    "projects applicationMoves": unasked(applicationMoves, PROJECT_APPLICATIONS),
    "projects moderationMoves": unasked(projectModerationMoves, PROJECTS),
    "projects projectMoves": unasked(projectMoves, PROJECTS),
    "requests hidingMoves": unasked(hidingMoves, REQUESTS),
    "requests requestMoves": unasked(requestMoves, REQUESTS),
    "requests responseMoves": unasked(
      responseMoves,
      each(names(RESPONSES), (state) => responseTo("open", RESPONSES[state])),
    ),
    "training programMoves": unasked(programMoves, PROGRAMS),
  };
  const list = ["grep", "-oE", "const \\w+ = movesFor<", "--", "app/modules/**/*.ts", ":!*.test.ts"];
  const moves = execFileSync("git", list, { encoding: "utf8" }).matchAll(/modules\/(\w+)\/.*const (\w+)/g);
  expect(Object.keys(left)).toEqual([...moves].map(([, module, name]) => `${module} ${name}`).sort());
  expect(Object.entries(left).filter(([, states]) => states.length > 0)).toEqual([]);
});

test("no policy is declared without saying what a suspended organisation may do", () => {
  const files = execFileSync("git", ["grep", "-lE", "\\bpolicyFor\\b", "--", "app"], { encoding: "utf8" }).trim();
  expect(files.split("\n").filter((file) => !file.startsWith("app/platform/"))).toEqual([
    "app/modules/accounts/rules/rights.ts",
  ]);
});

test("what everybody is told stands in refusals.txt", async () => {
  const said = [
    answers("organisations", organisationPolicy, {
      ...each(VERIFICATIONS, (verification) => ({ id: "own", verification, isConfirmed: true })),
      unconfirmed: { id: "own", verification: "pending", isConfirmed: false },
    }),
    answers(
      "colleagues",
      colleaguePolicy,
      varied(COLLEAGUE, {
        suspended: { active: false },
        lastOwner: { personId: "own owner", membership: "owner" },
        oneOwnerOfTwo: { personId: "own owner", membership: "owner", owners: 2 },
        ofSuspended: { verification: "suspended" },
      }),
    ),
    answers(
      "applications",
      applicationPolicy,
      varied(APPLICATION, {
        withoutOwner: { hasOwner: false },
        unconfirmed: { emailVerified: false },
        ofSuspended: { verification: "suspended", hasOwner: false },
      }),
    ),
    answers(
      "people",
      personPolicy,
      varied(PERSON, {
        suspended: { suspendedAt: before(1) },
        applicant: { membership: "applicant" },
        lastOwner: { membership: "owner", isLastOwner: true },
        self: { id: "a", role: "ADMIN", membership: null },
        owner: { id: EVERYBODY.suspended.userId },
      }),
    ),
    answers("bin", purgePolicy("Nu mai este în coș."), BIN),
    answers("articles", articlePolicy, ARTICLES),
    answers("submissions", moderationPolicy, SUBMISSIONS),
    answers("decisions on submissions", decisionPolicy, SUBMISSIONS),
    answers("communities", communityPolicy, {
      own: { organisationId: "own", deletedAt: null },
      unowned: { organisationId: null, deletedAt: null },
      binned: { organisationId: "own", deletedAt: before(1) },
    }),
    answers("communities for an ADMIN", administrationPolicy, BIN),
    answers("claims", claimPolicy, {
      unowned: { organisationId: null, deletedAt: null, isTest: false },
      owned: { organisationId: "other", deletedAt: null, isTest: false },
      binned: { organisationId: null, deletedAt: before(1), isTest: false },
      test: { organisationId: null, deletedAt: null, isTest: true },
    }),
    answers("profiles", profilePolicy, { own: { id: "firm" } }),
    answers("kept firms", keepingPolicy, { listed: { isListed: true }, unlisted: { isListed: false } }),
    answers("papers", paperworkPolicy, { own: { ownerId: "own" } }),
    answers("discussions", discussionPolicy, DISCUSSIONS),
    answers(
      "posts",
      postPolicy,
      each(names(DISCUSSIONS), (discussion) => ({ ...OPEN_POST, discussion: DISCUSSIONS[discussion] })),
    ),
    answers("moderated posts", postPolicy, MODERATED),
    answers(
      "requests shown to other authorities",
      sharingPolicy,
      each(["completed", "running"] as const, (state) => ({ ...REQUESTS[state], sharedAt: null })),
    ),
    answers("hiding of requests", requestModerationPolicy, REQUESTS),
    answers("projects", projectPolicy, PROJECTS),
    answers("applications to projects", projectApplicationPolicy, PROJECT_APPLICATIONS),
    answers("the private text of projects", projectInsidePolicy, {
      without: { project: OPEN_PROJECT, own: null },
      applied: { project: OPEN_PROJECT, own: PROJECT_APPLICATION },
      accepted: { project: OPEN_PROJECT, own: { ...PROJECT_APPLICATION, outcome: "accepted" } },
    }),
    answers("certificates of a program", issuePolicy, {
      over: PAST_PROGRAM,
      upcoming: { ...PAST_PROGRAM, endsAt: new Date(NOW.getTime() + 1) },
      cancelled: { ...PAST_PROGRAM, cancelledAt: before(3) },
      withoutCertificate: { ...PAST_PROGRAM, hasCertificate: false },
    }),
    answers(
      "certificates",
      certificatePolicy,
      varied(CERTIFICATE, {
        expired: { expiresAt: before(1) },
        revoked: { revokedAt: before(1) },
        ofDeleted: { holderId: null },
      }),
    ),
    answers("reviews of a program to be written", reviewWritingPolicy, {
      came: { attended: true },
      missed: { attended: false },
      unknown: { attended: null },
    }),
    answers("reviews of a program", reviewModerationPolicy, { shown: { hiddenAt: null }, hidden: { hiddenAt: NOW } }),
    answers("programs", programPolicy, PROGRAMS),
    answers("enrolments", enrolmentPolicy, {
      ...each([...names(ENROLMENT_STATES)], (state) => ({ state, seats: FULL, program: OPEN_PROGRAM })),
      none: { state: null, seats: FULL, program: OPEN_PROGRAM },
      ofBegun: { state: "seated", seats: FULL, program: PROGRAMS.begun },
    }),
    answers("resources", resourcePolicy, BIN),
    answers("acts", actPolicy, { usual: null }),
    answers("quick links", linkPolicy, { usual: null }),
    answers("models of papers", modelPolicy, { usual: null }),
    answers("versions of models of papers", versionPolicy, {
      usual: { number: FIRST_VERSION + 1, withdrawn: null },
      first: { number: FIRST_VERSION, withdrawn: null },
      withdrawn: { number: FIRST_VERSION + 1, withdrawn: {} },
    }),
    answers("feedback", feedbackPolicy, BIN),
    answers("proposing", proposingPolicy, BIN),
    answers("proposals", proposalPolicy, PROPOSALS),
    answers("conversations", conversationPolicy, CONVERSATIONS),
    answers(
      "openings",
      openingPolicy,
      varied(OPENING, {
        unasked: { postedTheRequest: false },
        writtenBefore: { postedTheRequest: false, uatWroteBefore: true },
        toUnverified: { otherVerified: false },
        toAuthority: { firmaId: "other", firmaKind: "UAT" },
        toAuthorityThatShows: { firmaId: "other", firmaKind: "UAT", showsExperience: true },
      }),
    ),
    answers(
      "tickets",
      ticketPolicy,
      each(["open", "answered", "closed"] as const, (state) => ({ userId: "own owner", state })),
    ),
    answers("requests", requestPolicy, REQUESTS, PERSONAS),
    answers(
      "opportunities",
      opportunityPolicy,
      {
        ...pairs(names(REQUESTS), ["none", "submitted", "withdrawn"] as const, (request, own) => ({
          request: REQUESTS[request],
          own: own === "none" ? null : RESPONSES[own],
        })),
        addressed: { request: { ...REQUESTS.open, onlyPartnerId: "author" }, own: null },
        ofSuspended: { request: { ...REQUESTS.open, ownerSuspended: true }, own: null },
      },
      PERSONAS,
    ),
    answers(
      "questions",
      questionPolicy,
      pairs(names(REQUESTS), ["asked", "answered"] as const, (request, state) => ({
        askedBy: "author",
        askedAt: before(10),
        request: REQUESTS[request],
        answeredAt: state === "asked" ? null : before(5),
      })),
      PERSONAS,
    ),
    answers(
      "responses",
      responsePolicy,
      pairs(names(REQUESTS), names(RESPONSES), (request, state) => responseTo(request, RESPONSES[state])),
      PERSONAS,
    ),
    answers(
      "reviews",
      reviewPolicy,
      {
        ...pairs(["completed", "running", "cancelled"] as const, names(REVIEWS), (request, review) => ({
          request: REQUESTS[request],
          review: REVIEWS[review],
        })),
        ...pairs(["ofAuthor"], names(REVIEWS), (_, review) => ({ request: COMPLETED, review: REVIEWS[review] })),
      },
      PERSONAS,
    ),
  ];
  await expect(`${said.join("\n\n")}\n`).toMatchFileSnapshot("./refusals.txt");
  expect([...openToSuspended].sort()).toEqual(OPEN_TO_SUSPENDED);
});
