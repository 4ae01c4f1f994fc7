import { registrationForm } from '@placelore/contracts/auth.js';
import { showToast } from '../../ui/toasts.js';
import { AccountForm } from './AccountForm.js';
import { register } from './api.js';
import { STRINGS } from './sign-in-texts.js';

export function SignUpForm() {
  return (
    <AccountForm
      schema={registrationForm}
      fields={[
        { name: 'username', label: STRINGS.username, type: 'text', autoComplete: 'username' },
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
