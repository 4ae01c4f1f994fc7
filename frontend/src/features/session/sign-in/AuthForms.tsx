import { credentials, registrationForm } from '@placelore/contracts/auth/auth.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { login, register } from '../account-api.js';
import { AccountForm } from './AccountForm.js';
import { STRINGS } from './sign-in-strings.js';

export function SignInForm() {
  return (
    <AccountForm
      schema={credentials}
      fields={[
        { name: 'username', label: STRINGS.username, type: 'text', autoComplete: 'username' },
        { name: 'password', label: STRINGS.password, type: 'password', autoComplete: 'current-password' },
      ]}
      submitLabel={STRINGS.signIn}
      busyLabel={STRINGS.signingIn}
      failure={STRINGS.signInFailed}
      onSubmit={async (value) => {
        const user = await login(value);
        showToast({ title: STRINGS.signedIn, description: STRINGS.signedInAs(user.username) });
      }}
    />
  );
}

export function SignUpForm() {
  return (
    <AccountForm
      schema={registrationForm}
      fields={[
        {
          name: 'username',
          label: STRINGS.username,
          type: 'text',
          autoComplete: 'username',
          hint: STRINGS.usernameHint,
        },
        { name: 'email', label: STRINGS.email, type: 'email', autoComplete: 'email' },
        {
          name: 'password',
          label: STRINGS.password,
          type: 'password',
          autoComplete: 'new-password',
          hint: STRINGS.passwordHint,
        },
        { name: 'confirmPassword', label: STRINGS.confirm, type: 'password', autoComplete: 'new-password' },
      ]}
      submitLabel={STRINGS.signUp}
      busyLabel={STRINGS.signingUp}
      failure={STRINGS.signUpFailed}
      onSubmit={async ({ username, email, password }) => {
        const user = await register({ username, email, password });
        showToast({ title: STRINGS.signedUp, description: STRINGS.signedUpAs(user.username) });
      }}
    />
  );
}
