import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { findOpenServicesIssues, openServicesVariables, toOpenServicesSettings } from './open-services-variables.js';

const schema = z.object(openServicesVariables);
const read = (environment: Record<string, string>) => toOpenServicesSettings(schema.parse(environment));

describe('open services', () => {
  test('are off by default', () => {
    expect(read({})).toMatchObject({ wikipedia: null, wikidata: null, wikivoyage: null, commons: null });
  });

  test('are turned on by a contact, share one pace, and send the contact to the operators', () => {
    const settings = read({ OPEN_SERVICES_CONTACT: 'ops@example.org' });
    expect(settings.userAgent).toMatch(/^Placelore\/\d+\.\d+\.\d+\S* \(ops@example\.org\)$/);
    const { wikipedia, wikidata, wikivoyage, commons } = settings;
    for (const server of [wikipedia, wikidata, wikivoyage, commons]) {
      expect(server).toMatchObject({ paceGroup: 'wikimedia', pace: { kind: 'interval', interval: 400 } });
    }
    expect(wikipedia?.url).toBe('https://{lang}.wikipedia.org');
  });

  test("can be replaced by the operator's own servers, which need no contact and have their own pace", () => {
    const { wikidata, wikipedia } = read({ WIKIDATA_URL: 'http://wikibase.internal:8080/' });
    expect(wikidata).toEqual({
      url: 'http://wikibase.internal:8080',
      pace: { kind: 'interval', interval: 50 },
      paceGroup: 'wikibase.internal:8080',
    });
    expect(wikipedia).toBeNull();
  });

  test('can be turned off one by one', () => {
    const settings = read({ OPEN_SERVICES_CONTACT: 'https://example.org/contact', WIKIVOYAGE_URL: 'off' });
    expect(settings.wikivoyage).toBeNull();
    expect(settings.wikidata).not.toBeNull();
  });

  test.each([
    { WIKIPEDIA_URL: 'https://{lang}.wikipedia.org' },
    { WIKIDATA_URL: 'https://www.wikidata.org/' },
    { COMMONS_URL: 'http://commons.wikimedia.org' },
  ])('need a contact for a public server: %j', (environment) => {
    expect(findOpenServicesIssues(schema.parse(environment))).toEqual([
      expect.objectContaining({ variable: 'OPEN_SERVICES_CONTACT' }),
    ]);
  });

  test.each([
    { OPEN_SERVICES_CONTACT: 'nobody' },
    { OPEN_SERVICES_CONTACT: 'a b\r\nX-Evil: 1' },
    { OPEN_SERVICES_CONTACT: 'ftp://example.org' },
    { WIKIDATA_URL: 'wikidata' },
    { COMMONS_URL: 'javascript:alert(1)' },
    { OPEN_SERVICES_CALLS_PER_DAY: '-1' },
  ])('reject %j', (environment) => {
    expect(schema.safeParse(environment).success).toBe(false);
  });
});
