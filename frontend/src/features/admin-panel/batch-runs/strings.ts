import type { RunStatus } from '@placelore/contracts/content/admin/batch-run-results.js';
import type { BatchKind, ItemStatus } from '@placelore/contracts/content/admin/batch-runs.js';
import type { ComparedField, GuidebookDifference } from '@placelore/contracts/places/facts.js';

/** Strings of one kind of run. */
export interface KindStrings {
  name: string;
  about: string;
  /** Label of the button that opens the start dialog, and the dialog's title. */
  start: string;
  /** What is processed, such as `article`, and its plural. */
  subject: string;
  subjects: string;
  /** Error title when the run could not be started or finished. */
  failed: string;
}

const KIND_STRINGS: Readonly<Record<BatchKind, KindStrings>> = {
  'fix-attraction-distances': {
    name: 'Attraction distances',
    about: 'Recalculates the distance of every attraction from its article, and looks up missing positions.',
    start: 'Fix attraction distances',
    subject: 'article',
    subjects: 'articles',
    failed: 'Failed to fix attraction distances',
  },
  'generate-nearby-attractions': {
    name: 'Nearby attractions',
    about:
      'Finds the attractions within 2 km of every article again: about $0.015 per article where a provider charges.',
    start: 'Generate nearby attractions',
    subject: 'article',
    subjects: 'articles',
    failed: 'Failed to generate nearby attractions',
  },
  'recover-articles': {
    name: 'Lost articles',
    about: 'Writes the missing articles of public discoveries, ten at a time. Each must be reviewed.',
    start: 'Recover lost articles',
    subject: 'discovery',
    subjects: 'discoveries',
    failed: 'Failed to recover articles',
  },
  'find-photos': {
    name: 'Photos',
    about: 'Looks on Wikimedia Commons for photos of published articles that have none. It needs open services.',
    start: 'Find photos',
    subject: 'article',
    subjects: 'articles',
    failed: 'Failed to find photos',
  },
  'compare-guidebook': {
    name: 'Guidebook and Wikidata',
    about:
      'Compares positions, dates and heights of the guidebook with Wikidata and lists what differs. It changes nothing, and needs open services.',
    start: 'Compare the guidebook',
    subject: 'record',
    subjects: 'records',
    failed: 'Failed to compare the guidebook',
  },
};

const RUN_STATUS_LABELS: Readonly<Record<RunStatus, string>> = {
  queued: 'Queued',
  running: 'Running',
  done: 'Done',
  cancelled: 'Canceled',
  stopped: 'Stopped',
  failed: 'Failed',
};

const ITEM_STATUS_LABELS: Readonly<Record<ItemStatus, string>> = {
  waiting: 'Waiting',
  done: 'Done',
  failed: 'Failed',
  skipped: 'Skipped',
};

const FIELD_LABELS: Readonly<Record<ComparedField, string>> = {
  position: 'Position',
  date: 'Date',
  height: 'Height',
};

const pluralize = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`;

/** @param cost null if it is free */
const formatEstimate = (subjects: string, cost: string | null) =>
  `${subjects}, ${cost === null ? 'at no cost' : `about ${cost}`}`;

export const STRINGS = {
  kinds: KIND_STRINGS,
  countSubjects: (count: string, { subject, subjects }: KindStrings) => pluralize(count, subject, subjects),
  statuses: RUN_STATUS_LABELS,
  itemStatuses: ITEM_STATUS_LABELS,
  tools: 'Batch tools',
  toRecovered: 'Open recovered articles',
  starting: 'Working…',
  runInProgress: 'Run in progress',
  follow: 'Follow',
  followOne: (name: string) => `Follow ${name.toLowerCase()}`,
  cancel: 'Cancel',
  cancelOne: (name: string) => `Cancel ${name.toLowerCase()}`,
  close: 'Close',
  dialog: {
    limit: (subjects: string) => `${subjects.charAt(0).toUpperCase()}${subjects.slice(1)} at most`,
    limitHint: 'Empty for all.',
    limitHintDefault: (standard: number) => `Empty for ${standard}.`,
    limitWrong: 'A whole number of at least 1.',
    budget: 'Budget in USD',
    budgetHint: 'The run stops before it would exceed this. Empty for the daily budget only.',
    budgetWrong: 'A number from 0 to 10,000.',
    estimate: 'Estimate',
    estimating: 'Estimating…',
    start: 'Start',
    estimated: (subjects: string, cost: string | null) =>
      `${formatEstimate(subjects, cost)}. Nothing has been changed.`,
  },
  started: 'It continues in the background',
  startedHint: 'This takes a while. The progress is shown here until it is done.',
  another: 'Follow the other run',
  ended: {
    done: (name: string) => `${name}: done`,
    cancelled: (name: string) => `${name}: canceled`,
    stopped: (name: string) => `${name}: stopped`,
  },
  distances: (fixed: string, errors: string) =>
    `${pluralize(fixed, 'article', 'articles')} fixed, ${pluralize(errors, 'error', 'errors')}.`,
  nearby: (processed: string, cost: string) => `${pluralize(processed, 'article', 'articles')} processed for ${cost}.`,
  recovered: (processed: string, batches: string) =>
    `${pluralize(processed, 'article', 'articles')} recovered, ${pluralize(batches, 'batch', 'batches')} remaining.`,
  photos: (found: string, missing: string) =>
    `${pluralize(found, 'photo', 'photos')} found, ${missing} ${missing === '1' ? 'article' : 'articles'} left without one.`,
  compared: (different: string, compared: string) =>
    `${pluralize(different, 'record differs', 'records differ')} of ${compared}.`,
  progress: (over: string, total: string) => `${over} of ${total}`,
  notStarted: 'Waiting to start.',
  counts: (done: string, failed: string, skipped: string) => `${done} done, ${failed} failed, ${skipped} skipped`,
  history: 'Batch runs',
  historyLead: 'All runs, latest first.',
  historyNone: 'No run yet.',
  estimateOnly: 'Estimate',
  estimateSummary: formatEstimate,
  by: (userName: string) => `by ${userName}`,
  view: {
    back: 'All activity',
    loading: 'Loading the run…',
    loadFailed: "Couldn't load the run",
    missing: 'Run not found',
    missingHint: "This run doesn't exist.",
    tryAgain: 'Try Again',
    canceling: 'Canceling…',
    live: 'Live',
    liveHint: 'This page is updated automatically.',
    facts: 'About this run',
    startedBy: 'Started by',
    started: 'Requested',
    ended: 'Ended',
    items: 'Items',
    limit: 'At most',
    all: 'All',
    cost: 'Cost so far',
    estimated: 'Estimated',
    budget: 'Budget',
    noBudget: 'None',
    why: 'Reason',
    cancel: 'Cancel the run',
    canceled: 'The run ends before its next item',
    cancelFailed: 'Failed to cancel the run',
    resume: 'Resume',
    resumeTitle: 'Resume this run?',
    resumeHint: (left: string) => `It continues with the remaining ${left}.`,
    resumeBudget: 'New budget for the whole run, in USD',
    resumeBudgetHint: (own: string) => `Empty for its own: ${own}.`,
    resumed: 'Run resumed',
    resumeFailed: 'Failed to resume the run',
    retryFailed: 'Retry all failed items',
    retryOne: (name: string) => `Retry ${name}`,
    retry: 'Retry',
    retried: 'Retry started',
    retriedHint: 'The failed items are processed again.',
    retryError: 'Failed to start the retry',
    queue: 'Open in queue dashboard',
  },
  items: {
    heading: 'Item by item',
    show: 'Show',
    any: 'All items',
    none: 'No items yet: they are chosen when the run starts.',
    noneMatching: 'No matching items.',
    more: 'Show more',
    loading: 'Loading items…',
    loadFailed: "Couldn't load the items",
    fixed: (fixed: string, unplaced: string) =>
      `${pluralize(fixed, 'distance', 'distances')} fixed, ${unplaced} without a position`,
    right: 'All distances were correct.',
    found: (count: string) => `${pluralize(count, 'attraction', 'attractions')} found`,
    written: 'Article written',
    photo: (title: string) => `Photo “${title}”`,
    difference: ({ field, ours, theirs }: GuidebookDifference) =>
      `${FIELD_LABELS[field]}: ${ours} here, ${theirs} on Wikidata.`,
    wikidata: 'Wikidata',
    wikidataOf: (name: string) => `${name} on Wikidata`,
    edit: (name: string) => `Edit ${name}`,
  },
} as const;
