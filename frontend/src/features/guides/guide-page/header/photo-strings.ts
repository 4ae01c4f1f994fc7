/** Strings of the admins' photo actions. */
export const PHOTO_STRINGS = {
  label: 'Photo of Wikimedia Commons',
  error: 'Error',
  refuse: 'Refuse this photo',
  refused: "Photo refused. It won't be used for this guide again.",
  refuseFailed: 'Failed to refuse the photo',
  find: 'Find a photo',
  findAnother: 'Find another',
  searching: 'Working…',
  found: 'Photo found',
  noOther: 'No other photo was found',
  findFailed: 'Failed to look for a photo',
} as const;
