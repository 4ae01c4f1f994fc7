import { Controller, Get } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { type Access, route } from '@placelore/contracts/core/route.js';
import { z } from 'zod';
import { Actor, Route } from '../src/http/route.decorator.js';
import { AdminOnly, Internal, Public, SignedIn } from '../src/identity/access.decorators.js';
import {
  ADMIN,
  createPreparedService,
  createTestService,
  GUEST,
  identityHeaders,
  send,
  USER,
  WORKER,
} from './support/test-service.js';

const buildRoute = (access: Access) =>
  route({
    id: `planted.${access}`,
    service: 'auth',
    method: 'GET',
    path: `/api/${access}`,
    access,
    summary: 'planted',
    response: z.looseObject({}),
  });

@Controller()
class EveryAccess {
  @Route(buildRoute('public'))
  @Public()
  everyone(@Actor() actor: Identity) {
    return { actor };
  }
  @Route(buildRoute('signedIn'))
  @SignedIn()
  users(@Actor() actor: Identity) {
    return { actor };
  }
  @Route(buildRoute('admin'))
  @AdminOnly()
  admins(@Actor() actor: Identity) {
    return { actor };
  }
  @Route(buildRoute('internal'))
  @Internal()
  services(@Actor() actor: Identity) {
    return { actor };
  }
}

describe('AccessGuard', () => {
  let app: NestFastifyApplication;
  let url: string;
  beforeAll(async () => {
    app = await createTestService(EveryAccess);
    await app.listen(0, '127.0.0.1');
    url = await app.getUrl();
  });
  afterAll(() => app.close());

  const callers: [string, Identity | null][] = [
    ['nobody', null],
    ['a service', WORKER],
    ['a guest', GUEST],
    ['a user', USER],
    ['an admin', ADMIN],
  ];
  const statuses: [Access, number[]][] = [
    ['public', [401, 401, 200, 200, 200]],
    ['signedIn', [401, 401, 401, 200, 200]],
    ['admin', [401, 401, 401, 403, 200]],
    ['internal', [401, 200, 403, 403, 403]],
  ];
  const matrix = statuses.flatMap(([access, expected]) =>
    callers.map(([caller, actor], index) => [access, caller, actor, expected[index]] as const),
  );

  it.each(matrix)('checks access %s for %s', async (access, _, actor, expected) => {
    const response = await send(url, 'GET', `/api/${access}`, await identityHeaders(actor));
    expect(response.status).toBe(expected);
    if (expected === 200) expect(JSON.parse(response.text).actor).toEqual(actor);
  });

  it('rejects identities with another name, position or format', async () => {
    const headers = await identityHeaders(ADMIN);
    const [token] = Object.values(headers);
    for (const other of [{ authorization: `Bearer ${token}` }, { cookie: `x-placelore-identity=${token}` }]) {
      expect((await send(url, 'GET', '/api/admin', other)).status).toBe(401);
    }
    const response = await send(url, 'GET', '/api/admin', { 'x-placelore-identity': `${token}, ${token}` });
    expect(response.status).toBe(401);
  });
});

describe('service startup', () => {
  it('fails for a handler without an access declaration', async () => {
    @Controller()
    class Undeclared {
      @Route(buildRoute('public'))
      forgotten() {}
    }
    await expect(createTestService(Undeclared)).rejects.toThrow(/Undeclared\.forgotten declares no access/);
  });

  it('fails for a handler without a contract route', async () => {
    @Controller()
    class Unbound {
      @Get('/api/anything')
      @Public()
      loose() {}
    }
    await expect(createTestService(Unbound)).rejects.toThrow(/Unbound\.loose has no route of the contracts/);
  });

  it('fails for a handler that is more open than its contract', async () => {
    @Controller()
    class TooOpen {
      @Route(buildRoute('admin'))
      @Public()
      everyone() {}
    }
    await expect(createTestService(TooOpen)).rejects.toThrow(/TooOpen\.everyone is declared public.*says admin/);
  });

  it('fails for an undeclared inherited handler', async () => {
    class Base {
      @Route(buildRoute('public'))
      forgotten() {}
    }
    @Controller()
    class Derived extends Base {}
    await expect(createTestService(Derived)).rejects.toThrow(/Derived\.forgotten declares no access/);
  });

  it('fails for a route outside controllers without an access declaration, in a plugin or not', async () => {
    const routes = async (app: NestFastifyApplication) => {
      const fastify = app.getHttpAdapter().getInstance();
      fastify.get('/said', { config: { access: 'public' } }, async () => 'said');
      fastify.get('/forgotten', async () => 'forgotten');
      fastify.register(async (inside) => void inside.put('/deep', async () => 'deep'), { prefix: '/inside' });
    };
    const rejected = createPreparedService([EveryAccess], routes).then((app) => app.listen(0, '127.0.0.1'));
    await expect(rejected).rejects.toThrow(
      /GET \/forgotten declares no access[\s\S]*PUT \/inside\/deep declares no access/,
    );
    await expect(rejected).rejects.not.toThrow(/\/said|\/api/);
  });

  it('reports all errors at once', async () => {
    @Controller()
    class Several {
      @Route(buildRoute('public'))
      one() {}
      @Get('/api/two')
      two() {}
    }
    await expect(createTestService(Several)).rejects.toThrow(/Several\.one[\s\S]*Several\.two/);
  });
});
