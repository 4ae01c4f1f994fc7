import { SetMetadata } from '@nestjs/common';
import type { Access } from '@placelore/contracts/core/route.js';

/** Metadata key of a handler's access level. */
export const ACCESS = 'placelore:access';

const access = (value: Access) => SetMetadata(ACCESS, value);

/** Allows everyone, including guests. */
export const Public = () => access('public');
/** Allows signed-in users only. */
export const SignedIn = () => access('signedIn');
/** Allows admins only. */
export const AdminOnly = () => access('admin');
/** Allows other processes of the product only; the gateway never forwards such calls. */
export const Internal = () => access('internal');
