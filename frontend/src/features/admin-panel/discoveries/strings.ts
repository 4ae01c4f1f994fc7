/** Counts of affected photos and articles when discoveries are made public. */
export interface PublishingConsequences {
  photos: number;
  /** Photos that neither a person nor a model has checked. */
  unchecked: number;
  /** Articles that exist but are hidden. */
  articles: number;
  /** Articles that will be written. */
  missingArticles: number;
}

function formatPhotoConsequence({ photos, unchecked }: PublishingConsequences): string {
  if (photos === 0) return '';
  if (unchecked === 0) return photos === 1 ? 'Its photo is shown, too.' : `${photos} photos are shown, too.`;
  if (photos === 1) return 'Its photo was not checked: look at it first.';
  return `${unchecked} of ${photos} photos were not checked: look at them first.`;
}

function formatArticleConsequence({ articles, missingArticles }: PublishingConsequences): string {
  const isOne = articles + missingArticles === 1;
  const published = isOne
    ? 'Its article is published, which approves it if it waits for approval.'
    : `${articles} of their articles are published, which approves those that wait for approval.`;
  const written = isOne
    ? 'An article about it is written and published.'
    : `${missingArticles} articles are written and published.`;
  return [articles > 0 && published, missingArticles > 0 && written].filter(Boolean).join(' ');
}

export const STRINGS = {
  heading: 'Discoveries',
  count: (total: string, isOne: boolean) => (isOne ? '1 discovery' : `${total} discoveries`),
  title: 'Title',
  author: 'Author',
  guest: 'Guest',
  place: 'Location',
  category: 'Category',
  visibility: 'Visibility',
  photo: 'Photo',
  created: 'Created',
  keptPrivate: 'Kept private',
  visibilities: { public: 'Public', private: 'Private' },
  safeties: { safe: 'Safe', unsafe: 'Unsafe', unchecked: 'Not checked' },
  judges: {
    local: 'Judged by the models on this server',
    google: 'Judged by Google Cloud Vision',
    openai: 'Judged by the moderation model of the vision provider',
  },
  otherJudge: (name: string) => `Judged by ${name}`,
  notJudged: "This photo hasn't been checked yet.",
  /** Both arguments are percentages. */
  shares: (explicit: number, suggestive: number) =>
    `explicit content: ${explicit}%, suggestive content: ${suggestive}% (the highest of all checks)`,
  reasons: {
    guest: 'A guest found it, who could not consent to sharing.',
    photo: 'Its photo was not judged safe.',
    owner: 'Its owner keeps it private.',
    admin: 'An admin hid it or has not approved it, and its owner shares it again.',
    identification: 'Only its position is known, not what it shows.',
    confidence: 'The place is not certain enough: below 60%.',
    contradiction: 'Clues to the place contradict each other.',
  },
  authors: { user: 'Users', guest: 'Guests' },
  search: 'Search discoveries',
  searchHint: 'Search by title, location or author...',
  anyVisibility: 'Public and private',
  anyAuthor: 'All authors',
  anyCategory: 'All categories',
  orders: { newest: 'Newest first', oldest: 'Oldest first', title: 'Title A to Z', titleDown: 'Title Z to A' },
  view: 'View',
  openArticle: 'Open article',
  editArticle: 'Edit article',
  makePublic: 'Make Public',
  makePrivate: 'Make Private',
  delete: 'Delete',
  deleteTitle: (isOne: boolean) => (isOne ? 'Delete this discovery?' : 'Delete these discoveries?'),
  deleteText: (names: string) =>
    `${names}: deleted with photo and article, for everyone. This action cannot be undone.`,
  publishTitle: (isOne: boolean) => (isOne ? 'Make this discovery public?' : 'Make these discoveries public?'),
  publishText: (names: string, consequences: PublishingConsequences) =>
    [`${names}: everyone can see it.`, formatPhotoConsequence(consequences), formatArticleConsequence(consequences)]
      .filter(Boolean)
      .join(' '),
  published: 'Made public',
  publishedHint: (names: string) => `${names}. Its article is published, or written in the background.`,
  hidden: 'Made private',
  hiddenHint: (names: string) => `${names}. Its article is private, too.`,
  deleted: 'Discovery deleted',
  statusFailed: 'Failed to update discovery status',
  deleteFailed: 'Failed to delete discovery',
  articleFailed: "We couldn't find the article right now. Please try again.",
  noArticle: 'No article exists for this discovery yet.',
  noArticleTitle: 'No article',
  network: 'Production network issue... The network blocked the deletion. Please try again from another network.',
  networkTitle: 'Delete failed',
  notSignedIn: 'You are not authenticated. Please log in again.',
  notAllowed: "You don't have permission to delete this discovery.",
  empty: 'No discoveries yet',
  emptyHint: 'What people photograph, and the guides they search for, appear here.',
  noneFound: 'No discoveries found',
  noneFoundHint: 'Try another word, or fewer filters.',
  dialog: {
    story: 'Cultural and historical information',
    facts: 'Facts',
    position: 'Position',
    photoCheck: 'Photo check',
    waiting: 'Not published automatically because',
    source: 'Source',
    noPhoto: 'No photo',
  },
  looks: {
    heading: 'How the photo was read',
    /** Names of the two calls to a provider. */
    names: { 1: 'First look', 2: 'Second look' },
    loading: 'Loading how the photo was read…',
    failed: "Couldn't load how the photo was read",
    deleted: 'The analysis of this photo was deleted.',
    none: 'The stored answer about an equal photo was used, so no provider was asked.',
    provider: 'Provider',
    tokens: 'Tokens',
    tokenCounts: (input: string, output: string) => `${input} in, ${output} out`,
    cost: 'Cost',
    estimated: (usd: string) => `${usd} (estimated)`,
    free: 'Free',
    duration: 'Time',
    seconds: (seconds: string) => `${seconds} s`,
    said: 'It said',
    saidNothing: 'Nothing',
    note: 'Note',
    conclusion: 'Made of it',
    pending: 'Nothing yet',
  },
} as const;
