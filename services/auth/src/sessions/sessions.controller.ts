import { Controller } from '@nestjs/common';
import { internalSessions } from '@placelore/contracts/auth/sessions.internal.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { SessionStore } from './session-store.js';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionStore) {}

  @Route(internalSessions.read)
  @Internal()
  async read(
    @Input() { key }: RouteInput<typeof internalSessions.read>,
  ): Promise<RouteResponse<typeof internalSessions.read>> {
    const session = await this.sessions.find(key);
    return session ? { session } : {};
  }
}
