import { registrationForm } from '@placelore/contracts/auth.js';
import { BRAND } from '../../lib/brand.js';
import { showToast } from '../../ui/toasts.js';
import { AccountForm } from './AccountForm.js';
import { register } from './api.js';

export function SignUpForm() {
  return (
    <AccountForm
      schema={registrationForm}
      fields={[
        { name: 'username', label: 'Username', type: 'text', autoComplete: 'username' },
        { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
        {
          name: 'password',
          label: 'Password',
          type: 'password',
          autoComplete: 'new-password',
          hint: 'At least 6 characters.',
        },
        { name: 'confirmPassword', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
      ]}
      submit="Sign Up"
      busy="Creating your account…"
      failure={{ title: 'Registration failed', fallback: 'Failed to create account' }}
      onSubmit={async ({ username, email, password }) => {
        const user = await register({ username, email, password });
        showToast({ title: `Welcome to ${BRAND}!`, description: `Account created for ${user.username}` });
      }}
    />
  );
}
