import { z } from 'zod';
import { session } from '../core/identity.js';
import { route } from '../core/route.js';

export const internalSessions = {
  read: route({
    id: 'internalSessions.read',
    service: 'auth',
    method: 'POST',
    path: '/internal/sessions/read',
    access: 'internal',
    summary: 'Returns the session with a key, if there is one, and caches it for the gateways',
    body: z.object({ key: z.string().regex(/^[0-9a-f]{64}$/) }),
    response: z.object({ session: session.optional() }),
    maxSeconds: 3,
  }),
} as const;
