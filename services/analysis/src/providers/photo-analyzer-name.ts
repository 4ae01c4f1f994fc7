import { isLocalUrl } from './local-host.js';
import { findProviderNotices } from './provider-notices.js';
import type { AnalysisProviderSettings } from './provider-variables.js';
import { VENDORS } from './vendors.js';

/**
 * Returns the name of the service that receives photos, to ask the visitor for consent; null when photos stay on this
 * server or in its own network. If the address is not the vendor's own, its host is the name, because anyone may run
 * it.
 */
export function getPhotoAnalyzerName(settings: AnalysisProviderSettings): string | null {
  const { vision } = settings;
  if (vision.provider === 'embedded') return null;
  // A model that is never called receives no photo.
  if (findProviderNotices(settings).some(({ part }) => part === 'vision')) return null;
  if (vision.provider === 'google') return 'Google Cloud Vision';
  const { name, baseUrl, isFreeLocally } = VENDORS[vision.provider];
  if (isLocalUrl(vision.baseUrl)) return isFreeLocally ? null : name;
  const { host } = new URL(vision.baseUrl);
  return baseUrl === null || new URL(baseUrl).host === host ? name : host;
}
