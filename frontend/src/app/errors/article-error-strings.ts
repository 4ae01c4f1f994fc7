/** Texts about an article that did not load. */
export const ARTICLE_ERROR_STRINGS = {
  title: 'Article Not Found',
  text: "Sorry, we couldn't load this article...",
  preparation: 'The guides are being prepared',
  preparationHint: 'This takes less than a minute after the first start. The guide opens here by itself.',
  takePhoto: 'Take a photo meanwhile',
  offline: "You're offline, and this guide isn't on this device.",
  offlineHint: "It loads as soon as you're back online.",
  unreachable: "This guide didn't load",
  unreachableHint: 'Your connection may be down.',
  retry: 'Try Again',
  offlineArticles: 'Guides on this device',
} as const;
