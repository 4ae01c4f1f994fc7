import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render/render.js';
import { BackLink } from './BackLink.js';

test('BackLink: leads to its page by a new entry, so that the browser’s Back button returns', async () => {
  const { user, getCurrentUrl, getNavigationType } = renderWithProviders(
    <BackLink to="/articles" text="All guides" />,
    {
      initialUrl: '/articles/rome',
    },
  );
  await user.click(screen.getByRole('link', { name: 'All guides' }));
  expect([getCurrentUrl(), getNavigationType()]).toEqual(['/articles', 'PUSH']);
});
