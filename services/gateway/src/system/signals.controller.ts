import { Controller } from '@nestjs/common';
import { type ProductSignals, signals } from '@placelore/contracts/system/signals.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { readSignals } from '@placelore/platform/telemetry/signal-store.js';
import { Redis } from 'ioredis';
import { combineSamples } from './product-signals.js';

/** The four golden signals of the whole product, for the console. */
@Controller()
export class SignalsController {
  constructor(private readonly redis: Redis) {}

  @Route(signals.lastHour)
  @AdminOnly()
  async lastHour(): Promise<ProductSignals> {
    const now = Date.now();
    return combineSamples(await readSignals(this.redis, now), now);
  }
}
