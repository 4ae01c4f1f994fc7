import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field.js';

const username = () => screen.getByRole('textbox', { name: 'Username' });

test('Field: is labeled by its label and described by its hint', async () => {
  render(<Field label="Username" hint="At least 3 characters." />);
  await userEvent.click(screen.getByText('Username'));
  expect(document.activeElement).toBe(username());
  expect(screen.getByRole('textbox', { name: 'Username', description: 'At least 3 characters.' })).toBe(username());
  expect(username().hasAttribute('aria-invalid')).toBe(false);
});

test('Field: shows an error, appends it to the description, and marks the input invalid', () => {
  render(<Field label="Username" hint="At least 3 characters." error="Username is required" />);
  expect(
    screen.getByRole('textbox', { name: 'Username', description: 'At least 3 characters. Username is required' }),
  ).toBe(username());
  expect(username().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Username is required')).not.toBeNull();
});

test('Field: has no description without a hint and an error', () => {
  render(<Field label="Username" />);
  expect(username().hasAttribute('aria-describedby')).toBe(false);
});
