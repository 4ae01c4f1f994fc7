import { registrationForm } from '@placelore/contracts/auth/auth.js';
import { toFormErrors, toServerErrors } from './form-errors.js';

const good = { username: 'marta', email: 'marta@example.org', password: 'secret1', confirmPassword: 'secret1' };
const parseErrors = (change: Partial<typeof good>) => {
  const checked = registrationForm.safeParse({ ...good, ...change });
  return checked.success ? {} : toFormErrors(checked.error);
};

test('toFormErrors: returns the specified message for each invalid field', () => {
  expect(parseErrors({})).toEqual({});
  expect(parseErrors({ email: 'marta' })).toEqual({ email: 'Please enter a valid email address' });
  expect(parseErrors({ confirmPassword: 'short' })).toMatchObject({
    confirmPassword: 'Password must be at least 6 characters',
  });
  expect(parseErrors({ confirmPassword: 'secret2' })).toEqual({ confirmPassword: "Passwords don't match" });
});

test('toServerErrors: accepts field names with and without their location', () => {
  const details = [
    { field: 'body.email', message: 'first' },
    { field: 'email', message: 'second' },
    { field: 'username', message: 'taken' },
  ];
  expect(toServerErrors(details)).toEqual({ email: 'first', username: 'taken' });
});
