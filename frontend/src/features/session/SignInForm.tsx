import { credentials } from '@placelore/contracts/auth.js';
import { showToast } from '../../ui/toasts.js';
import { AccountForm } from './AccountForm.js';
import { login } from './api.js';

export function SignInForm() {
  return (
    <AccountForm
      schema={credentials}
      fields={[
        { name: 'username', label: 'Username', type: 'text', autoComplete: 'username' },
        { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
      ]}
      submit="Sign In"
      busy="Signing in…"
      failure={{ title: 'Login failed', fallback: 'Invalid username or password' }}
      onSubmit={async (value) => {
        const user = await login(value);
        showToast({ title: 'Welcome back!', description: `Logged in as ${user.username}` });
      }}
    />
  );
}
