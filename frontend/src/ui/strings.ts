/** Texts of the shared components and of the formatters in `lib`. */
export const STRINGS = {
  closeDialog: 'Close',
  closeToast: 'Close notification',
  pages: {
    label: 'Pages',
    page: 'Page ',
    previous: 'Previous page',
    next: 'Next page',
  },
  share: {
    copied: 'Link copied!',
    failed: 'Share failed',
    failedHint: (url: string) => `Copy the address yourself: ${url}`,
  },
  confidence: {
    certain: 'almost certain',
    veryLikely: 'very likely',
    likely: 'likely',
    possible: 'possible',
    guess: 'a guess',
  },
} as const;
