import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs.js';

const tab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => {
  render(
    <Tabs
      label="Kinds of places"
      tabs={[
        { value: 'see', label: 'Attractions', content: 'A fountain' },
        { value: 'eat', label: 'Restaurants', content: 'A tavern' },
        { value: 'sleep', label: 'Hotels', content: 'An inn' },
      ]}
    />,
  );
});

test('Tabs: opens the first tab and renders only its content', () => {
  expect(screen.getByRole('tablist', { name: 'Kinds of places' })).not.toBeNull();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Attractions');
  expect(screen.getByRole('tabpanel', { name: 'Attractions' }).textContent).toBe('A fountain');
  expect(screen.queryByText('A tavern')).toBeNull();
});

test('Tabs: moves between tabs with arrow keys, Home and End, and into the content with Tab', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(tab('Attractions'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Restaurants'));
  expect(screen.getByRole('tabpanel', { name: 'Restaurants' }).textContent).toBe('A tavern');
  await user.keyboard('{End}');
  expect(screen.getByRole('tabpanel').textContent).toBe('An inn');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Attractions'));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel').textContent).toBe('An inn');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('Tabs: opens a tab on click', async () => {
  await userEvent.click(tab('Hotels'));
  expect(screen.getByRole('tabpanel', { name: 'Hotels' }).textContent).toBe('An inn');
});
