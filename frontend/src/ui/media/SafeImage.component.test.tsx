import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setOnline } from '../../testing/fakes/browser.js';
import { SafeImage } from './SafeImage.js';

const WIDTHS = { srcSet: '/small.jpg 400w, /large.jpg 1200w', sizes: '100vw' };
const picture = () => screen.getByRole('img', { name: 'A bridge' });
const source = () => picture().getAttribute('src');

test('SafeImage: skips missing sources, tries the next after an error, and ends with the fallback', () => {
  render(<SafeImage sources={[null, '/small.jpg', '', '/large.jpg']} alt="A bridge" fallback={<p>No picture</p>} />);
  expect(source()).toBe('/small.jpg');
  fireEvent.error(picture());
  expect(source()).toBe('/large.jpg');
  fireEvent.error(picture());
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('No picture')).not.toBeNull();
});

test('SafeImage: shows the fallback immediately if there is no source', () => {
  render(<SafeImage sources={[undefined, null, '']} alt="A bridge" fallback={<p>No picture</p>} />);
  expect(screen.getByText('No picture')).not.toBeNull();
});

test('SafeImage: drops srcset after a source has failed', () => {
  render(<SafeImage sources={['/large.jpg', '/other.jpg']} alt="A bridge" responsive={WIDTHS} fallback={null} />);
  expect(picture().getAttribute('srcset')).toBe(WIDTHS.srcSet);
  expect(picture().getAttribute('sizes')).toBe('100vw');
  fireEvent.error(picture());
  expect(source()).toBe('/other.jpg');
  expect(picture().hasAttribute('srcset')).toBe(false);
});

test('SafeImage: offers a media-specific srcset in addition to the source, until the source fails', () => {
  const widths = { ...WIDTHS, media: '(min-width: 40rem)' };
  const { container } = render(
    <SafeImage sources={['/small.jpg', '/other.jpg']} alt="A bridge" responsive={widths} fallback={null} />,
  );
  const offered = () => container.querySelector('picture > source');
  expect(offered()?.getAttribute('media')).toBe('(min-width: 40rem)');
  expect(offered()?.getAttribute('srcset')).toBe(WIDTHS.srcSet);
  expect([source(), picture().hasAttribute('srcset')]).toEqual(['/small.jpg', false]);
  fireEvent.error(picture());
  expect([source(), offered()]).toEqual(['/other.jpg', null]);
});

describe('SafeImage: a cover', () => {
  const FOLDER = `/objects/covers/2-${'a'.repeat(32)}`;
  const COVER = `${FOLDER}/thumbnail.webp`;
  const readSources = (container: HTMLElement) =>
    [...container.querySelectorAll('picture > source')].map((offered) => [
      offered.getAttribute('media'),
      offered.getAttribute('srcset'),
    ]);
  const DUSK = `${FOLDER}/dusk-thumbnail.webp`;
  const switchTheme = (theme: 'light' | 'dark') =>
    act(async () => {
      document.documentElement.dataset.theme = theme;
    });
  afterEach(() =>
    act(async () => {
      delete document.documentElement.dataset.theme;
    }),
  );

  test('is shown at dusk if the dark theme applies', async () => {
    const { container } = render(<SafeImage sources={[COVER]} alt="A bridge" fallback={null} />);
    expect(readSources(container)).toEqual([['screen and (prefers-color-scheme: dark)', DUSK]]);
    await switchTheme('dark');
    expect(readSources(container)).toEqual([['screen', DUSK]]);
    await switchTheme('light');
    expect(readSources(container)).toEqual([]);
    expect([source(), picture().dataset.photo]).toEqual([COVER, undefined]);
  });

  test('does not change when the theme is switched offline, because the other version may be missing', async () => {
    const { container } = render(<SafeImage sources={[COVER]} alt="A bridge" fallback={null} />);
    await switchTheme('light');
    setOnline(false);
    await switchTheme('dark');
    expect(readSources(container)).toEqual([]);
    setOnline(true);
    expect(readSources(container)).toEqual([['screen', DUSK]]);
  });

  test('has a dusk version in the same widths for the same screens', () => {
    const widths = { srcSet: `${COVER} 400w, ${FOLDER}/medium.webp 800w`, sizes: '50vw', media: '(min-width: 40rem)' };
    const { container } = render(<SafeImage sources={[COVER]} alt="" responsive={widths} fallback={null} />);
    expect(readSources(container)).toEqual([
      [
        'screen and (prefers-color-scheme: dark) and (min-width: 40rem)',
        `${DUSK} 400w, ${FOLDER}/dusk-medium.webp 800w`,
      ],
      ['screen and (prefers-color-scheme: dark)', DUSK],
      ['(min-width: 40rem)', widths.srcSet],
    ]);
  });
});

describe('SafeImage: the preview of a photo', () => {
  const THUMBNAIL = '/objects/articles/x/thumbnail.webp';
  const readAddresses = (container: HTMLElement) =>
    [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

  test('is below the image, dimmed in the same way, and part of the server-rendered HTML', () => {
    const image = <SafeImage sources={['/photo.webp', `${THUMBNAIL}#large,UklG+/8=`]} alt="A bridge" fallback={null} />;
    const { container } = render(image);
    expect(readAddresses(container)).toEqual(['data:image/webp;base64,UklG+/8=', '/photo.webp']);
    const [preview, photo] = container.querySelectorAll('img');
    expect([preview?.dataset.photo, photo?.dataset.photo, preview?.alt, preview?.hasAttribute('style')]).toEqual([
      '',
      '',
      '',
      false,
    ]);
    const html = renderToString(image);
    expect(html).toContain('src="data:image/webp;base64,UklG+/8="');
    // The image is requested without the fragment.
    expect(html).not.toContain('#');
  });

  test('stays while another source is tried, and disappears with the last one', () => {
    const { container } = render(
      <SafeImage sources={[`${THUMBNAIL}#photo,UklG`, '/photo.webp']} alt="A bridge" fallback={<p>No picture</p>} />,
    );
    expect(readAddresses(container)).toEqual(['data:image/webp;base64,UklG', THUMBNAIL]);
    fireEvent.error(picture());
    expect(readAddresses(container)).toEqual(['data:image/webp;base64,UklG', '/photo.webp']);
    fireEvent.error(picture());
    expect(readAddresses(container)).toEqual([]);
  });

  test('is not shown if the image has no frame, or for a transparent photo', () => {
    const { container, rerender } = render(
      <SafeImage sources={[`${THUMBNAIL}#photo,UklG`]} alt="A bridge" className="alone" fallback={null} />,
    );
    expect(readAddresses(container)).toEqual([THUMBNAIL]);
    rerender(<SafeImage sources={[`${THUMBNAIL}#photo,`]} alt="A bridge" fallback={null} />);
    expect(readAddresses(container)).toEqual([THUMBNAIL]);
  });
});

test('SafeImage: marks photos, so that the dark theme dims them', () => {
  render(<SafeImage sources={['/objects/articles/x/photo.webp']} alt="A bridge" fallback={null} />);
  expect(picture().dataset.photo).toBe('');
});

test('SafeImage: loads lazily, or eagerly with high priority', () => {
  const { rerender } = render(<SafeImage sources={['/large.jpg']} alt="A bridge" isLazy fallback={null} />);
  expect(picture().getAttribute('loading')).toBe('lazy');
  rerender(<SafeImage sources={['/large.jpg']} alt="A bridge" hasPriority fallback={null} />);
  expect(picture().getAttribute('loading')).toBe('eager');
  expect(picture().getAttribute('fetchpriority')).toBe('high');
});

test.each([
  ['failed is requested again, and fails again', 0, 1, '/other.jpg'],
  ['loaded is left unchanged', 1200, 0, '/large.jpg'],
])('SafeImage: a server-rendered image that %s', async (_, naturalWidth, times, expected) => {
  const image = <SafeImage sources={['/large.jpg', '/other.jpg']} alt="A bridge" fallback={null} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(image);
  const first = picture();
  const ask = jest.fn(() => void fireEvent.error(first));
  // The image has finished loading before React attaches its listeners.
  Object.defineProperties(first, {
    complete: { value: true },
    naturalWidth: { value: naturalWidth },
    src: { set: ask },
  });
  await act(async () => void render(image, { container, hydrate: true }));
  expect(ask).toHaveBeenCalledTimes(times);
  await waitFor(() => expect(source()).toBe(expected));
});
