import { credentials } from '@placelore/contracts/auth.js';
import { showToast } from '../../ui/toasts.js';
import { AccountForm } from './AccountForm.js';
import { login } from './api.js';
import { STRINGS } from './sign-in-texts.js';

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
