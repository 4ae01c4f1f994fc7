import { registrationForm } from '@placelore/contracts/auth.js';
import { showToast } from '../../ui/toasts.js';
import { AccountForm } from './AccountForm.js';
import { register } from './api.js';
import { TEXTS } from './sign-in-texts.js';

export function SignUpForm() {
  return (
    <AccountForm
      schema={registrationForm}
      fields={[
        { name: 'username', label: TEXTS.username, type: 'text', autoComplete: 'username' },
        { name: 'email', label: TEXTS.email, type: 'email', autoComplete: 'email' },
        {
          name: 'password',
          label: TEXTS.password,
          type: 'password',
          autoComplete: 'new-password',
          hint: TEXTS.passwordHint,
        },
        { name: 'confirmPassword', label: TEXTS.confirm, type: 'password', autoComplete: 'new-password' },
      ]}
      submit={TEXTS.signUp}
      busy={TEXTS.signingUp}
      failure={TEXTS.signUpFailed}
      onSubmit={async ({ username, email, password }) => {
        const user = await register({ username, email, password });
        showToast({ title: TEXTS.signedUp, description: TEXTS.signedUpAs(user.username) });
      }}
    />
  );
}
