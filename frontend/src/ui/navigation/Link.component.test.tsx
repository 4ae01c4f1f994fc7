import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { Link, type LinkProps } from './Link.js';

const Path = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

/**
 * Shows a link on `/a/b` and clicks it. Returns the router's location, and whether the browser would follow the link.
 */
function follow(props: Partial<LinkProps>, click = {}) {
  render(
    <MemoryRouter initialEntries={['/a/b']}>
      <Link to="/articles?page=2" {...props}>
        text
      </Link>
      <Path />
    </MemoryRouter>,
  );
  const isLeftToBrowser = fireEvent.click(screen.getByRole('link'), click);
  return [screen.getByRole('status').textContent, isLeftToBrowser];
}

test('Link: has a URL, and a plain click does not load another document', () => {
  expect(follow({ rel: 'next' })).toEqual(['/articles?page=2', false]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/articles?page=2');
  expect(screen.getByRole('link').getAttribute('rel')).toBe('next');
});

test.each([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['on a link to another window', { target: '_blank' }, {}],
])('Link: leaves a click %s to the browser', (_, props, click) => {
  expect(follow(props, click)).toEqual(['/a/b', true]);
});

test('Link: does not navigate if its own handler prevents the click', () => {
  expect(follow({ onClick: (event) => event.preventDefault() })).toEqual(['/a/b', false]);
});
