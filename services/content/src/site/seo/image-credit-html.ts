import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { getProviderName } from '@placelore/contracts/content/image-credit-text.js';
import { escapeMarkup } from '@placelore/contracts/core/markup.js';

/** Renders a credit with its links: title, author, license, collection, and what was changed. */
export function renderCredit(credit: ImageCredit): string {
  const { title, author, authorUrl, license, sourceUrl, changes } = credit;
  const parts = [
    ...(author === null ? [] : [renderLink(author, authorUrl)]),
    renderLink(license.name, license.url),
    renderLink(getProviderName(credit), sourceUrl),
  ];
  return `Photo: <cite>${escapeMarkup(title)}</cite>, ${parts.join(', ')} (${escapeMarkup(changes)})`;
}

const renderLink = (text: string, url: string | null): string =>
  url === null ? escapeMarkup(text) : `<a href="${escapeMarkup(url)}">${escapeMarkup(text)}</a>`;
