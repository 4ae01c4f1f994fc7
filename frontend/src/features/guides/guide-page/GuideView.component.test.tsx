import { jest } from '@jest/globals';
import type { DynamicGuide, GuideProgress } from '@placelore/contracts/content/guides.js';
import { screen, waitFor, within } from '@testing-library/react';
import { JobFailedError } from '../../../lib/api/follow-job.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { GUIDE } from '../../../testing/builders/guides.js';
import { buildImageCredit } from '../../../testing/builders/image-credit.js';
import { WIKIPEDIA_SOURCE } from '../../../testing/builders/sources.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { GuideView } from './GuideView.js';
import { getGuideState } from './guide-state.js';
import { ThingsToDoNearby } from './ThingsToDoNearby.js';

const AT = { name: 'old-mill', coordinates: null };

interface Reading {
  guide?: Partial<DynamicGuide>;
  error?: unknown;
  progress?: GuideProgress | null;
  isGuest?: boolean;
  isAdmin?: boolean;
  address?: typeof AT | { name: string; coordinates: { lat: number; lng: number } };
}

function reading({
  guide,
  error,
  progress = null,
  isGuest = false,
  isAdmin = false,
  address: getCurrentUrl = AT,
}: Reading) {
  const retry = jest.fn();
  const response = guide && { temporary: true as const, article: { ...GUIDE, ...guide }, source: 'cache' as const };
  const state = getGuideState(getCurrentUrl, { response, error });
  if (state.kind === 'redirected') throw new Error('is an article');
  const view = (
    <GuideView
      state={state}
      query=""
      reading={{ progress, retry }}
      map={<p>A map</p>}
      recommendations={<p>Hotels</p>}
      isGuest={isGuest}
      isAdmin={isAdmin}
    />
  );
  return { retry, ...renderWithProviders(view) };
}

const heading = (name: string) => screen.queryByRole('heading', { name });
const items = (element: Element | null) => within(element as HTMLElement).getAllByRole('listitem');

test('GuideView: shows what the URL contains and the progress while the guide is being written', () => {
  const { container } = reading({ progress: { ordinal: 3, step: 'Finding nearby attractions', percent: 40 } });
  expect(screen.getByRole('heading', { level: 1, name: 'Old Mill' })).not.toBeNull();
  expect(screen.getByText('attraction')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe(
    'Generating travel insights for Old Mill...Finding nearby attractions',
  );
  expect(screen.getByRole('progressbar', { name: 'Progress of the guide' }).getAttribute('value')).toBe('40');
  expect(container.querySelector('[aria-current="step"]')?.textContent).toBe('Finding nearby attractions');
  expect(screen.getByRole('article').getAttribute('aria-busy')).toBe('true');
  expect(heading('Travel Tips')).toBeNull();
});

test('GuideView: shows the first step before any progress is known', () => {
  reading({});
  expect(screen.getByRole('status').textContent).toContain('Finding the place');
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
});

test('GuideView: shows the illustration of the place, or the chart while it is unknown', () => {
  const imageUrl = `/objects/covers/2-${'a'.repeat(32)}/photo.webp`;
  const { container, unmount } = reading({ guide: { imageUrl, thumbnailUrl: null } });
  expect(container.querySelector('article img')?.getAttribute('src')).toBe(imageUrl);
  unmount();
  expect(reading({}).container.querySelector('article img')).toBeNull();
});

test('GuideView: shows a photo with its credit, below it and at the end', () => {
  const imageUrl = '/objects/articles/4f9d3c1e-0000-4000-8000-000000000000/photo.webp';
  const { container } = reading({ guide: { imageUrl, thumbnailUrl: null, imageCredit: buildImageCredit() } });
  const image = container.querySelector('article img');
  expect([image?.getAttribute('src'), image?.getAttribute('alt')]).toEqual([
    imageUrl,
    'Photo of The Old Mill, Somewhere',
  ]);
  expect(image?.parentElement?.nextElementSibling?.textContent).toBe(
    'Photo: Jane Doe, CC BY-SA 4.0, Wikimedia Commons',
  );
  expect(screen.getByRole('region', { name: 'Photo credits' }).textContent).toContain(
    'Colosseum at noon. Photo: Jane Doe, CC BY-SA 4.0, Wikimedia Commons (resized, cropped).',
  );
  expect(screen.queryByRole('button', { name: 'Refuse this photo' })).toBeNull();
});

test('GuideView: states that a model wrote it only if one did', () => {
  const { unmount } = reading({ guide: {} });
  expect(screen.getByText('Travel guide')).not.toBeNull();
  expect(screen.queryByText('AI Travel Guide')).toBeNull();
  unmount();
  reading({ guide: { writing: { provider: 'openai', model: 'm', promptVersion: null } } });
  expect(screen.getByText('AI Travel Guide')).not.toBeNull();
});

test('GuideView: lets an admin reject the photo, or look for another one', async () => {
  const credit = buildImageCredit();
  let shown: object = { imageUrl: '/x', thumbnailUrl: null, imageCredit: null };
  const requests = mockFetch(() => jsonResponse(shown));
  const { user, retry } = reading({ guide: { imageUrl: '/y', imageCredit: credit }, isAdmin: true });
  await user.click(await screen.findByRole('button', { name: 'Refuse this photo' }));
  expect(requests).toEqual([
    { method: 'POST', url: '/api/admin/guides/dynamic-old-mill/photo/refuse', body: { sha1: credit.sha1 } },
  ]);
  expect(retry).toHaveBeenCalledTimes(1);
  // If there is no other photo, nothing changes.
  shown = { imageUrl: '/y', thumbnailUrl: null, imageCredit: credit };
  await user.click(screen.getByRole('button', { name: 'Find another' }));
  expect(requests[1]?.url).toBe('/api/admin/guides/dynamic-old-mill/photo/find');
  expect(retry).toHaveBeenCalledTimes(1);
});

test('GuideView: shows all parts of a guide under their headings', () => {
  reading({ guide: { bestTimeToVisit: 'In May.' } });
  expect(screen.getByRole('heading', { level: 1, name: 'The Old Mill' })).not.toBeNull();
  expect(screen.getByText('A mill by the river, long out of use.')).not.toBeNull();
  for (const part of ['Cultural & Historical Significance', 'Travel Tips', 'Best Time to Visit', 'Location Map']) {
    expect(heading(part)).not.toBeNull();
  }
  expect(items(heading('Travel Tips')?.parentElement ?? null).map(({ textContent }) => textContent)).toEqual([
    'Come on a dry day.',
  ]);
  expect(screen.getByText('A map')).not.toBeNull();
  expect(screen.getByText('Hotels')).not.toBeNull();
  expect(screen.getByText('Composed automatically.')).not.toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('GuideView: adds citation markers to the sentences of all sections, and counts each sentence once', () => {
  const further = 'It has two wheels.';
  reading({
    guide: {
      content: `<h2>Good to know</h2><ul><li>${further}</li></ul>`,
      sources: [WIKIPEDIA_SOURCE],
      citedFacts: [
        {
          id: 'f1',
          statement: 'It is long out of use.',
          kind: 'summary',
          value: null,
          unit: null,
          language: 'en',
          asOf: null,
          sourceId: WIKIPEDIA_SOURCE.id,
        },
      ],
      verification: {
        sentences: [
          { text: GUIDE.description, facts: ['f1'], grade: 'sourced' },
          { text: GUIDE.culturalSignificance, facts: [], grade: 'general' },
          { text: further, facts: ['f1'], grade: 'sourced' },
          { text: 'Only search engines read this.', facts: ['f1'], grade: 'sourced' },
        ],
        omitted: 4,
      },
    },
  });
  expect(screen.getAllByRole('doc-noteref').map(({ textContent }) => textContent)).toEqual(['1', '~', '1']);
  expect(
    screen.getByText(
      'Composed automatically from Wikipedia: Eiffel Tower. All but one of its 3 sentences have a source. 4 unsupported sentences were left out.',
    ),
  ).not.toBeNull();
});

test('GuideView: leads on from the few facts about a place, without an apology', () => {
  const culturalSignificance = 'We know little about Delft yet.';
  const coordinates = { lat: 52, lng: 4.4 };
  reading({
    guide: { isThin: true, title: 'Delft', location: 'Delft, Netherlands', coordinates, culturalSignificance },
  });
  expect(screen.getByRole('heading', { name: 'More around Delft' })).not.toBeNull();
  expect(screen.queryByText(culturalSignificance)).toBeNull();
  const getTarget = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getTarget('Guides: Netherlands')).toBe('/articles?q=Netherlands');
  expect(getTarget('Map of the area')).toBe('/map?at=52,4.4,10');
});

test('GuideView: begins with the sights of a little-known town, and does not count its few sentences', () => {
  const sight = (distance: string) => ({ name: 'Minster', distance, coordinates: { lat: 52, lng: 4.4 } });
  const guide = { isThin: true, title: 'Delft', location: 'Delft, Netherlands', description: 'A town.' };
  const isSightFirst = () => {
    const sights = screen.getByRole('region', { name: /^(Things to Do Nearby|In the region)$/ });
    const notice = screen.getByText('More around Delft');
    return Boolean(sights.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  const { unmount } = reading({ guide: { ...guide, nearbyAttractions: [sight('410 m'), sight('24.0 km')] } });
  expect(isSightFirst()).toBe(true);
  expect(screen.getByText(/^Composed automatically/).textContent).not.toContain('sentence');
  unmount();
  reading({ guide: { ...guide, nearbyAttractions: [sight('24.0 km')] } });
  expect(isSightFirst()).toBe(false);
});

test('GuideView: offers to report errors only in a stored guide, and does not praise a thin one', () => {
  const { unmount } = reading({ guide: { isThin: true } });
  expect(screen.getByRole('button', { name: 'Report an error' })).not.toBeNull();
  expect(screen.queryByText('Travel guide')).toBeNull();
  unmount();
  reading({ error: new HttpError(500, '') });
  expect(screen.queryByText(/travel guide/i)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report an error' })).toBeNull();
});

test('GuideView: omits parts without content', () => {
  reading({ guide: { culturalSignificance: '', travelTips: [], bestTimeToVisit: null } });
  for (const part of [
    'Cultural & Historical Significance',
    'Travel Tips',
    'Best Time to Visit',
    'Things to Do Nearby',
  ]) {
    expect(heading(part)).toBeNull();
  }
});

test('GuideView: links to an external map by position, or by name without one', () => {
  const button = () => screen.getByRole('link', { name: /^Open in Maps/ }).getAttribute('href');
  const { unmount } = reading({ guide: {} });
  expect(button()).toBe('https://www.google.com/maps/search/?api=1&query=The%20Old%20Mill');
  unmount();
  reading({ guide: { coordinates: { lat: 43.5, lng: -11.9 } } });
  expect(button()).toBe('https://www.google.com/maps/search/?api=1&query=43.5%2C-11.9');
  expect(screen.getByRole('link', { name: /43\.5000° N, 11\.9000° W/ }).getAttribute('target')).toBe('_blank');
});

test('GuideView: links nearby places to their guides and requests them at once', async () => {
  const requests = mockFetch(() => jsonResponse({}));
  const { user, getCurrentUrl } = reading({
    guide: { nearbyAttractions: [{ name: 'Weir', distance: '300 m', coordinates: { lat: 1, lng: 2 } }] },
  });
  expect(screen.getByText('300 m')).not.toBeNull();
  await user.click(screen.getByRole('link', { name: 'Weir' }));
  expect(getCurrentUrl()).toBe('/dynamic/Weir%401,2');
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/place-pictures',
    '/api/generate-temporary-article?q=Weir&source=nearby_attraction&lat=1&lng=2',
  ]);
});

test('GuideView: shows general advice, nearby ideas and a retry if writing fails', async () => {
  const { user, retry } = reading({ error: new HttpError(503, '') });
  expect(screen.getByRole('alert').textContent).toContain("We couldn't write the guide just now.");
  expect(heading('General travel advice, not about this place')).not.toBeNull();
  expect(items(heading('Travel Tips')?.parentElement ?? null)).toHaveLength(4);
  expect(heading('Things to Do Nearby')).not.toBeNull();
  expect(screen.getByText('A local market').closest('a')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('GuideView: reports that a query is not a place', () => {
  reading({ error: new JobFailedError('NOT_A_PLACE', 'We know of no such place.') });
  expect(heading("We couldn't find that place")).not.toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('We know of no such place.');
  expect(screen.getByRole('link', { name: 'Search for another place' }).getAttribute('href')).toBe('/');
  expect(heading('Travel Tips')).toBeNull();
});

test('GuideView: asks which place is meant if several have the name, instead of reporting an unknown place', () => {
  mockFetch(() => jsonResponse({ status: 'ambiguous', places: [] }));
  reading({ error: new JobFailedError('AMBIGUOUS_PLACE', 'Several places have this name.') });
  expect(heading("We couldn't find that place")).toBeNull();
});

test('GuideView: invites guests twice, and users never', () => {
  const invitations = () =>
    screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/auth?tab=signup');
  const { unmount } = reading({ guide: {}, isGuest: true });
  expect(invitations().map(({ textContent }) => textContent)).toEqual(['Sign Up Free', 'Start Your Journey']);
  unmount();
  reading({ guide: {}, isGuest: false });
  expect(invitations()).toEqual([]);
});

test('GuideView: shows a visitor who has used up a quota when to try again', async () => {
  const sentence =
    'You have asked for many new guides today. Please try again in 3 hours. Signed-in members can ask for more.';
  const refused = new HttpError(429, JSON.stringify({ error: sentence, code: 'QUOTA_EXCEEDED' }), '', 3 * 3_600);
  const { user, retry } = reading({ error: refused, isGuest: true });
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  expect(heading('Travel Tips')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('GuideView: lists the sources of a guide, and none before it exists', () => {
  const sources = [WIKIPEDIA_SOURCE];
  const { unmount } = reading({ guide: { sources } });
  expect(screen.getByRole('region', { name: 'Sources' }).textContent).toContain('Wikipedia: Eiffel Tower');
  unmount();
  reading({});
  expect(screen.queryByRole('region', { name: 'Sources' })).toBeNull();
});

const FLORENCE = { lat: 43.77, lng: 11.26 };

test('ThingsToDoNearby: shows pictures of nearby places, with the credit of a photo', async () => {
  const photo = { imageUrl: '/objects/articles/a/thumbnail.webp', imageCredit: buildImageCredit() };
  const scene = { imageUrl: '/api/illustrations/castle-alpine-7/scene.svg', imageCredit: null };
  const requests = mockFetch(() => jsonResponse([photo, scene]));
  const attractions = ['Duomo', 'Castle'].map((name) => ({ name, distance: '800 m', coordinates: FLORENCE }));
  const { container } = renderWithProviders(<ThingsToDoNearby attractions={attractions} />);
  expect(await screen.findByRole('img', { name: 'Photo of Duomo' })).not.toBeNull();
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    photo.imageUrl,
    scene.imageUrl,
  ]);
  expect(container.querySelector('details')?.textContent).toBe('Photo: Jane Doe, CC BY-SA 4.0, Wikimedia Commons');
  expect(container.querySelectorAll('details')).toHaveLength(1);
  expect(requests[0]?.body).toEqual({
    places: ['Duomo', 'Castle'].map((name) => ({ name, coordinates: FLORENCE })),
  });
});

test('ThingsToDoNearby: requests pictures of only the first places, because the API allows thirty', async () => {
  const requests = mockFetch(() => jsonResponse([]));
  const attractions = Array.from({ length: 31 }, (_, index) => ({ name: `Sight ${index}`, coordinates: FLORENCE }));
  renderWithProviders(<ThingsToDoNearby attractions={attractions} />);
  await waitFor(() => expect(requests).toHaveLength(1));
  const { places } = requests[0]!.body as { places: { name: string }[] };
  expect(places.map(({ name }) => name)).toEqual(attractions.slice(0, 30).map(({ name }) => name));
});

test('ThingsToDoNearby: shows distances of nearby places, even without pictures', () => {
  mockFetch(() => jsonResponse({}, 503));
  renderWithProviders(<ThingsToDoNearby attractions={[{ name: 'Duomo', distance: '800 m', coordinates: FLORENCE }]} />);
  expect(within(screen.getByRole('region', { name: 'Things to Do Nearby' })).getByText('800 m')).not.toBeNull();
});

test('ThingsToDoNearby: shows where places inside a region are', () => {
  mockFetch(() => jsonResponse({}, 503));
  const place = { name: 'Duomo', distance: '', note: 'Florence', coordinates: FLORENCE };
  renderWithProviders(<ThingsToDoNearby attractions={[place]} />);
  expect(
    within(screen.getByRole('region', { name: 'Places to Discover Inside' })).getByText('Florence'),
  ).not.toBeNull();
});

test('ThingsToDoNearby: calls nothing nearby that is farther than 10 km, and names another country', () => {
  mockFetch(() => jsonResponse([]));
  const castle = { name: 'Castle', distance: '10.5 km', country: 'Slovakia', coordinates: FLORENCE };
  renderWithProviders(<ThingsToDoNearby attractions={[castle]} />);
  expect(within(screen.getByRole('region', { name: 'In the region' })).getByText('10.5 km · Slovakia')).not.toBeNull();
});

test('ThingsToDoNearby: shows nothing that is more than 60 km away', () => {
  mockFetch(() => jsonResponse([]));
  const places = ['116 km', '59 km', '60.1 km'].map((distance) => ({
    name: distance,
    distance,
    coordinates: FLORENCE,
  }));
  const { unmount, container } = renderWithProviders(<ThingsToDoNearby attractions={places} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['59 km']);
  unmount();
  renderWithProviders(<ThingsToDoNearby attractions={places.slice(2)} />);
  expect(container.textContent).toBe('');
});
