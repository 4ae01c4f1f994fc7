/** @jest-environment ./infra/test/browser-environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react';
import { SafeImage } from './SafeImage.js';

const WIDTHS = { srcSet: '/small.jpg 400w, /large.jpg 1200w', sizes: '100vw' };
const picture = () => screen.getByRole('img', { name: 'A bridge' });
const source = () => picture().getAttribute('src');

test('what is missing is skipped; what fails gives way to the next, and the last one to the fallback', () => {
  render(<SafeImage sources={[null, '/small.jpg', '', '/large.jpg']} alt="A bridge" fallback={<p>No picture</p>} />);
  expect(source()).toBe('/small.jpg');
  fireEvent.error(picture());
  expect(source()).toBe('/large.jpg');
  fireEvent.error(picture());
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('No picture')).not.toBeNull();
});

test('without any source the fallback stands there at once', () => {
  render(<SafeImage sources={[undefined, null, '']} alt="A bridge" fallback={<p>No picture</p>} />);
  expect(screen.getByText('No picture')).not.toBeNull();
});

test('the widths are offered until a source has failed: they may be what failed', () => {
  render(<SafeImage sources={['/large.jpg', '/other.jpg']} alt="A bridge" widths={WIDTHS} fallback={null} />);
  expect(picture().getAttribute('srcset')).toBe(WIDTHS.srcSet);
  expect(picture().getAttribute('sizes')).toBe('100vw');
  fireEvent.error(picture());
  expect(source()).toBe('/other.jpg');
  expect(picture().hasAttribute('srcset')).toBe(false);
});

test('a picture far down waits, the one a page is looked at for does not', () => {
  const { rerender } = render(<SafeImage sources={['/large.jpg']} alt="A bridge" lazy fallback={null} />);
  expect(picture().getAttribute('loading')).toBe('lazy');
  rerender(<SafeImage sources={['/large.jpg']} alt="A bridge" first fallback={null} />);
  expect(picture().getAttribute('loading')).toBe('eager');
  expect(picture().getAttribute('fetchpriority')).toBe('high');
});
