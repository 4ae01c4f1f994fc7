import { credentials, registration, registrationForm } from './auth.js';

const form = { username: 'ada', email: 'ada@example.org', password: 'secret1', confirmPassword: 'secret1' };

/** Returns the errors the form shows, as `field: message`. */
function getFormErrors(changes: Partial<typeof form>): string[] {
  const parsed = registrationForm.safeParse({ ...form, ...changes });
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('registrationForm', () => {
  it('accepts valid input', () => expect(getFormErrors({})).toEqual([]));

  it('requires a valid email', () => {
    expect(getFormErrors({ email: 'ada@' })).toEqual(['email: Please enter a valid email address']);
    expect(getFormErrors({ email: '' })).toEqual(['email: Please enter a valid email address']);
  });

  it('requires a confirmation of at least six characters', () => {
    expect(getFormErrors({ password: '12345', confirmPassword: '12345' })).toEqual([
      'password: Password must be at least 6 characters',
      'confirmPassword: Password must be at least 6 characters',
    ]);
    expect(getFormErrors({ password: '123456', confirmPassword: '123456' })).toEqual([]);
  });

  it('reports different passwords on confirmPassword', () => {
    expect(getFormErrors({ confirmPassword: 'secret2' })).toEqual(["confirmPassword: Passwords don't match"]);
  });

  it('does not trim passwords', () => {
    expect(getFormErrors({ password: ' secret ', confirmPassword: 'secret' })).toEqual([
      "confirmPassword: Passwords don't match",
    ]);
  });
});

describe('username', () => {
  const getErrors = (username: string) => getFormErrors({ username });

  it.each(['ada', 'Łukasz', 'Иван', 'さくらサクラ桜sakura', 'guest-7', 'admin2'])('accepts %s', (username) =>
    expect(getErrors(username)).toEqual([]),
  );
  it.each(['admin', 'ADMIN', 'Guest', 'ａｄｍｉｎ', 'Placelore'])('reserves %s', (username) =>
    expect(getErrors(username)).toEqual(['username: This username is reserved']),
  );
  it.each(['аdmin', 'gυest', 'adа'])('rejects letters of several alphabets: %s', (username) =>
    expect(getErrors(username)).toEqual(['username: Username must not mix alphabets']),
  );
  it('stores letters of full width as plain letters', () =>
    expect(registrationForm.parse({ ...form, username: 'ａｄａ' }).username).toBe('ada'));
});

describe('registration', () => {
  const { confirmPassword: _, ...right } = form;

  it('omits the confirmation, which is not sent', () => {
    expect(Object.keys(registration.shape)).toEqual(['username', 'email', 'password']);
  });

  it.each(['ab', ' ab ', 'a b c', 'a@bc', 'abc\u0000', 'abc\u202e', '<script>', 'x'.repeat(41)])(
    'rejects the username %j',
    (username) => expect(registration.safeParse({ ...right, username }).success).toBe(false),
  );

  it.each(['abc', 'Łukasz', '山田太郎', 'a.b-c_9', 'x'.repeat(40)])('accepts the username %j', (username) => {
    expect(registration.parse({ ...right, username }).username).toBe(username);
  });

  it('trims username and email', () => {
    expect(registration.parse({ ...right, username: ' ada ', email: ' ada@example.org ' })).toEqual(right);
  });

  it('limits the length of the password', () => {
    expect(registration.safeParse({ ...right, password: 'x'.repeat(200) }).success).toBe(true);
    expect(registration.safeParse({ ...right, password: 'x'.repeat(201) }).success).toBe(false);
  });
});

it('credentials: requires only that both fields are present', () => {
  expect(credentials.safeParse({ username: 'a', password: 'b' }).success).toBe(true);
  expect(credentials.safeParse({ username: ' ', password: 'b' }).success).toBe(false);
  expect(credentials.safeParse({ username: 'a', password: '' }).success).toBe(false);
});
