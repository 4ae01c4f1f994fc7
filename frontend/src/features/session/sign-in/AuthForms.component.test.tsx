import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { USER } from '../../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { SignInForm, SignUpForm } from './AuthForms.js';

const GOOD = { Username: 'marta', Email: 'marta@example.com', Password: 'secret1', 'Confirm password': 'secret1' };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const error = (label: string) => {
  const ids = (field(label).getAttribute('aria-describedby') ?? '').split(' ');
  const error = ids.find((id) => id.endsWith('-error'));
  return error === undefined ? null : document.getElementById(error)?.textContent;
};

async function fillForm(user: UserEvent, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label));
    if (value !== '') await user.type(field(label), value);
  }
}

async function signUp(change: Partial<typeof GOOD>) {
  const requests = mockFetch(() => jsonResponse(USER, 201));
  const { user } = renderWithProviders(<SignUpForm />);
  await fillForm(user, { ...GOOD, ...change });
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return { requests, user };
}

async function signIn(
  respond: () => Response,
  values: Record<string, string> = { Username: 'marta', Password: 'secret1' },
) {
  const requests = mockFetch(respond);
  const { user } = renderWithProviders(<SignInForm />);
  await fillForm(user, values);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  return { requests, user };
}

describe('SignUpForm', () => {
  test('states the rule for names before an error', () => {
    renderWithProviders(<SignUpForm />);
    const hintId = field('Username').getAttribute('aria-describedby')!;
    expect(document.getElementById(hintId)?.textContent).toMatch(/^At least 3 letters/);
  });

  test.each([
    ['Email', { Email: 'marta' }, 'Please enter a valid email address'],
    ['Password', { Password: '12345', 'Confirm password': '12345' }, 'Password must be at least 6 characters'],
    ['Confirm password', { 'Confirm password': '12345' }, 'Password must be at least 6 characters'],
    ['Confirm password', { 'Confirm password': 'secret2' }, "Passwords don't match"],
    ['Username', { Username: 'ma' }, 'Username must be at least 3 characters'],
  ])('%s: shows an invalid value next to its field, focuses it and sends nothing', async (label, change, message) => {
    const { requests } = await signUp(change);
    expect(error(label)).toBe(message);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(label));
    expect(requests).toEqual([]);
  });

  test('omits the confirmation from the request and shows a welcome toast', async () => {
    const { requests } = await signUp({});
    expect(await getToasts().findByText('Welcome to Placelore!')).not.toBeNull();
    expect(getToasts().getByText('Account created for marta')).not.toBeNull();
    expect(requests).toEqual([
      {
        method: 'POST',
        url: '/api/register',
        body: { username: 'marta', email: 'marta@example.com', password: 'secret1' },
      },
    ]);
  });

  test('clears an error once its field is valid', async () => {
    const { user } = await signUp({ Email: 'marta' });
    await fillForm(user, { Email: 'marta@example.com' });
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await getToasts().findByText('Welcome to Placelore!');
    expect(error('Email')).toBeNull();
  });

  test('shows the server’s errors next to their fields', async () => {
    const details = [{ field: 'body.username', message: 'Somebody else is called so' }];
    mockFetch(() => jsonResponse({ error: 'Username already exists', code: 'USERNAME_TAKEN', details }, 409));
    const { user } = renderWithProviders(<SignUpForm />);
    await fillForm(user, GOOD);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await getToasts().findByText('Registration failed')).not.toBeNull();
    expect(getToasts().getByText('Username already exists')).not.toBeNull();
    expect(error('Username')).toBe('Somebody else is called so');
    expect(document.activeElement).toBe(field('Username'));
  });

  test.each([
    ['shows its own sentence for a refusal without a reason', 400, '', 'Failed to create account'],
    ['shows status and text of a broken response', 502, 'Bad Gateway', '502: Bad Gateway'],
  ])('%s', async (_, status, body, sentence) => {
    mockFetch(() => new Response(body, { status }));
    const { user } = renderWithProviders(<SignUpForm />);
    await fillForm(user, GOOD);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await getToasts().findByText(sentence)).not.toBeNull();
    expect(getToasts().getByText('Registration failed')).not.toBeNull();
  });

  test('sets autocomplete attributes for password managers', () => {
    renderWithProviders(<SignUpForm />);
    const fields = ['Username', 'Email', 'Password', 'Confirm password'].map((label) => field(label).autocomplete);
    expect(fields).toEqual(['username', 'email', 'new-password', 'new-password']);
    expect(field('Password').type).toBe('password');
    expect(field('Confirm password').type).toBe('password');
  });
});

describe('SignInForm', () => {
  test('shows a toast with the name of the user', async () => {
    const { requests } = await signIn(() => jsonResponse(USER));
    expect(await getToasts().findByText('Welcome back!')).not.toBeNull();
    expect(getToasts().getByText('Logged in as marta')).not.toBeNull();
    expect(requests).toEqual([{ method: 'POST', url: '/api/login', body: { username: 'marta', password: 'secret1' } }]);
  });

  test.each([
    [
      'the server’s reason',
      { error: 'This account is suspended', code: 'ACCOUNT_SUSPENDED' },
      'This account is suspended',
    ],
    ['its own sentence when the server provides none', {}, 'Invalid username or password'],
  ])('shows a refusal with %s', async (_, body, sentence) => {
    await signIn(() => jsonResponse(body, 401));
    expect(await getToasts().findByText('Login failed')).not.toBeNull();
    expect(getToasts().getByText(sentence)).not.toBeNull();
    expect(getToasts().getByRole('listitem').className).toContain('destructive');
  });

  test.each([
    [
      'a lost connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'Failed to fetch',
    ],
    ['a broken response', () => new Response('Bad Gateway', { status: 502 }), '502: Bad Gateway'],
  ])('reports %s as it is, so that users do not doubt their password', async (_, respond, message) => {
    await signIn(respond);
    expect(await getToasts().findByText('Login failed')).not.toBeNull();
    expect(getToasts().getByText(message)).not.toBeNull();
    expect(getToasts().queryByText('Invalid username or password')).toBeNull();
  });

  test('sends nothing without a name and a password', async () => {
    const { requests } = await signIn(() => jsonResponse(USER), { Username: ' ', Password: '' });
    expect(error('Username')).toBe('Username is required');
    expect(error('Password')).toBe('Password is required');
    expect(document.activeElement).toBe(field('Username'));
    expect(requests).toEqual([]);
  });

  test('shows progress on the button, keeps the focus and sends one request', async () => {
    let response: (response: Response) => void = () => {};
    const requests = mockFetch(() => new Promise((resolve) => (response = resolve)));
    const { user } = renderWithProviders(<SignInForm />);
    await fillForm(user, { Username: 'marta', Password: 'secret1' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const busy = screen.getByRole('button', { name: 'Signing in…' });
    expect(document.activeElement).toBe(busy);
    await user.click(busy);
    expect(requests).toHaveLength(1);
    response(jsonResponse(USER));
    expect(await screen.findByRole('button', { name: 'Sign In' })).not.toBeNull();
  });
});
