/** Strings of the error report dialog. */
export const DIALOG_STRINGS = {
  title: 'Report an error',
  description: 'An editor reads every report. You need no account, and we store nothing about you.',
  sentence: 'Sentence',
  sentenceHint: "Optional. Copy the sentence that's wrong.",
  comment: "What's wrong?",
  commentHint: 'If you can, say how you know.',
  count: (length: string, max: string) => `${length} of ${max}`,
  missing: "Tell us what's wrong.",
  tooLong: 'Too long. Please shorten it.',
  cancel: 'Cancel',
  send: 'Send report',
  failed: "Couldn't send your report. Please try again.",
  sent: 'Report sent',
  sentHint: 'Thank you. An editor will look at it.',
} as const;

/** Strings of the popover that shows a source. */
export const SOURCE_STRINGS = {
  generalTitle: 'Generally said; not fully sourced',
  generalText:
    'No source bears out every word of this sentence. Any name or figure in it is in the sources, or follows from them.',
  openQuote: '“',
  closeQuote: '”',
} as const;
