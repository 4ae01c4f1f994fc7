import type { BatchKind, ItemStatus, RunStatus } from '@placelore/contracts/content/admin/batch-runs.js';

/** Strings of one kind of run. */
export interface KindStrings {
  name: string;
  about: string;
  /** Label of the button that opens the start dialog, and the dialog's title. */
  start: string;
  /** Plural of the processed subjects, such as `articles`. */
  subjects: string;
  /** Error title when the run could not be started or finished. */
  failed: string;
}

const KIND_STRINGS: Readonly<Record<BatchKind, KindStrings>> = {
  'fix-attraction-distances': {
    name: 'Attraction distances',
    about:
      'Measures anew how far the attractions of every article are from it, and looks up positions that are missing.',
    start: 'Fix attraction distances',
    subjects: 'articles',
    failed: 'Failed to fix attraction distances',
  },
  'generate-nearby-attractions': {
    name: 'Nearby attractions',
    about:
      'Finds the attractions within 2 km of every article anew: about $0.015 per article where a provider charges.',
    start: 'Generate nearby attractions',
    subjects: 'articles',
    failed: 'Failed to generate nearby attractions',
  },
  'recover-articles': {
    name: 'Lost articles',
    about: 'Writes the articles that public discoveries have lost, ten at a time. Each waits to be reviewed.',
    start: 'Recover lost articles',
    subjects: 'discoveries',
    failed: 'Failed to recover articles',
  },
};

const RUN_STATUS_LABELS: Readonly<Record<RunStatus, string>> = {
  queued: 'Queued',
  running: 'Running',
  done: 'Done',
  cancelled: 'Cancelled',
  stopped: 'Stopped',
  failed: 'Failed',
};

const ITEM_STATUS_LABELS: Readonly<Record<ItemStatus, string>> = {
  waiting: 'Waiting',
  done: 'Done',
  failed: 'Failed',
  skipped: 'Skipped',
};

const pluralize = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`;

export const STRINGS = {
  kinds: KIND_STRINGS,
  statuses: RUN_STATUS_LABELS,
  itemStatuses: ITEM_STATUS_LABELS,
  tools: 'Batch tools',
  toRecovered: 'Start it from recovered articles',
  starting: 'Working…',
  runInProgress: 'A run goes on',
  follow: 'Follow',
  followOne: (name: string) => `Follow ${name.toLowerCase()}`,
  cancel: 'Cancel',
  cancelOne: (name: string) => `Cancel ${name.toLowerCase()}`,
  close: 'Close',
  dialog: {
    limit: (subjects: string) => `${subjects.charAt(0).toUpperCase()}${subjects.slice(1)} at most`,
    limitHint: 'Empty for all.',
    limitHintDefault: (standard: number) => `Empty for ${standard}.`,
    limitWrong: 'A whole number from 1 on.',
    budget: 'Budget in USD',
    budgetHint: 'It stops before what would pass this. Empty for none but the budget of the day.',
    budgetWrong: 'A number from 0 to 10,000.',
    estimate: 'Estimate',
    estimating: 'Estimating…',
    start: 'Start',
    estimated: (count: string, subjects: string, cost: string | null) =>
      `${count} ${subjects}, ${cost === null ? 'at no cost' : `about ${cost}`}. Nothing has been changed.`,
  },
  started: 'It goes on in the background',
  startedHint: 'That takes longer than a moment. Its progress is shown here until it is done.',
  another: 'Follow that one',
  ended: {
    done: (name: string) => `${name}: done`,
    cancelled: (name: string) => `${name}: cancelled`,
    stopped: (name: string) => `${name}: stopped`,
  },
  distances: (fixed: string, errors: string) =>
    `${pluralize(fixed, 'article', 'articles')} fixed, ${pluralize(errors, 'error', 'errors')}.`,
  nearby: (processed: string, cost: string) => `${pluralize(processed, 'article', 'articles')} processed for ${cost}.`,
  recovered: (processed: string, batches: string) =>
    `${pluralize(processed, 'article', 'articles')} recovered, ${pluralize(batches, 'batch', 'batches')} remaining.`,
  progress: (over: string, total: string) => `${over} of ${total}`,
  notStarted: 'Waits for its turn.',
  counts: (done: string, failed: string, skipped: string) => `${done} done, ${failed} failed, ${skipped} skipped`,
  history: 'Batch runs',
  historyLead: 'Every run, the latest first.',
  historyNone: 'No run yet.',
  estimateOnly: 'Estimate',
  estimateSummary: (count: string, subjects: string, cost: string) => `${count} ${subjects}, about ${cost}`,
  by: (userName: string) => `by ${userName}`,
  view: {
    back: 'All activity',
    loading: 'Loading the run…',
    loadFailed: 'The run could not be read',
    missing: 'Run not found',
    missingHint: 'There is no run at this address.',
    tryAgain: 'Try Again',
    cancelling: 'Cancelling…',
    live: 'Live',
    liveHint: 'What is shown is brought up to date by itself.',
    facts: 'About this run',
    startedBy: 'Started by',
    started: 'Asked for',
    ended: 'Ended',
    items: 'Items',
    limit: 'At most',
    all: 'All',
    cost: 'Cost so far',
    estimated: 'Estimated',
    budget: 'Budget',
    noBudget: 'None of its own',
    why: 'Why',
    cancel: 'Cancel the run',
    cancelled: 'The run ends before its next item',
    cancelFailed: 'Failed to cancel the run',
    resume: 'Resume',
    resumeTitle: 'Resume this run?',
    resumeHint: (left: string) => `It goes on with ${left} that wait.`,
    resumeBudget: 'Another budget for the whole run, in USD',
    resumeBudgetHint: (own: string) => `Empty for its own: ${own}.`,
    resumed: 'The run goes on',
    resumeFailed: 'Failed to resume the run',
    retryFailed: 'Retry all that failed',
    retryOne: (name: string) => `Retry ${name}`,
    retry: 'Retry',
    retried: 'Done again',
    retriedHint: 'The run goes on with what had failed.',
    retryError: 'Failed to run it again',
    queue: 'In the queue dashboard',
  },
  items: {
    heading: 'Item by item',
    show: 'Show',
    any: 'All items',
    none: 'No items yet: they are chosen when the run begins.',
    noneMatching: 'None of these.',
    more: 'Show more',
    loading: 'Loading items…',
    loadFailed: 'The items could not be read',
    fixed: (fixed: string, unplaced: string) =>
      `${pluralize(fixed, 'distance', 'distances')} fixed, ${unplaced} without a position`,
    right: 'All distances were right.',
    found: (count: string) => `${pluralize(count, 'attraction', 'attractions')} found`,
    written: 'Article written',
    edit: (name: string) => `Edit ${name}`,
  },
} as const;
