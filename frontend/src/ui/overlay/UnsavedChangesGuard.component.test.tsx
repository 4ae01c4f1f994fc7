import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render/render.js';
import { Link } from '../navigation/Link.js';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.js';

const STRINGS = { title: 'Leave?', description: 'Lost.', stay: 'Stay', leave: 'Go' };

test('UnsavedChangesGuard: asks before a link leaves the page, but not for a link in editable text', async () => {
  const { getCurrentUrl } = renderWithProviders(
    <>
      <a href="/about">About</a>
      <a href="#top">Top</a>
      <a href="/about" target="_blank" rel="noopener">
        New tab
      </a>
      <div contentEditable suppressContentEditableWarning>
        <a href="/articles/rome">Rome</a>
      </div>
      <UnsavedChangesGuard hasChanges strings={STRINGS} />
    </>,
  );
  // Unlike browsers, jsdom would follow a link in editable text.
  screen.getByText('Rome').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByText('Rome'));
  fireEvent.click(screen.getByText('Top'));
  screen.getByText('New tab').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByText('New tab'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.click(screen.getByText('About'));
  expect(await screen.findByRole('alertdialog', { name: 'Leave?' })).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(getCurrentUrl()).toBe('/about');
});

test('UnsavedChangesGuard: asks before a link that changes only the query', async () => {
  const { getCurrentUrl } = renderWithProviders(
    <>
      <Link to={`${location.pathname}?type=recovered`}>Restore</Link>
      <UnsavedChangesGuard hasChanges strings={STRINGS} />
    </>,
    { initialUrl: location.pathname },
  );
  fireEvent.click(screen.getByText('Restore'));
  expect(getCurrentUrl()).toBe(location.pathname);
  fireEvent.click(await screen.findByRole('button', { name: 'Go' }));
  expect(getCurrentUrl()).toBe(`${location.pathname}?type=recovered`);
});
