import { SetMetadata } from '@nestjs/common';
import type { Access } from '@placelore/contracts/core/route.js';

/** Metadata key under which a handler's access stands. */
export const ACCESS = 'placelore:access';

const access = (value: Access) => SetMetadata(ACCESS, value);

/** Everyone may call, guests included. */
export const Public = () => access('public');
/** Only a signed-in user. */
export const SignedIn = () => access('signedIn');
/** Only an admin. */
export const AdminOnly = () => access('admin');
/** Only another process of the product; never reachable through the gateway. */
export const Internal = () => access('internal');
