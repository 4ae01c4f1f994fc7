import { credentials } from '@placelore/contracts/auth.js';
import { showToast } from '../../ui/toasts.js';
import { AccountForm } from './AccountForm.js';
import { login } from './api.js';
import { TEXTS } from './sign-in-texts.js';

export function SignInForm() {
  return (
    <AccountForm
      schema={credentials}
      fields={[
        { name: 'username', label: TEXTS.username, type: 'text', autoComplete: 'username' },
        { name: 'password', label: TEXTS.password, type: 'password', autoComplete: 'current-password' },
      ]}
      submit={TEXTS.signIn}
      busy={TEXTS.signingIn}
      failure={TEXTS.signInFailed}
      onSubmit={async (value) => {
        const user = await login(value);
        showToast({ title: TEXTS.signedIn, description: TEXTS.signedInAs(user.username) });
      }}
    />
  );
}
