import { createBullBoard } from '@bull-board/api';
import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';
import type { RedactedQueue } from './redacted-queue.js';

/** Everything the library registers for an HTTP server to serve. */
export interface DashboardParts {
  queues: BullBoardQueues;
  /** Folder of the page's template. */
  views: string;
  /** Folder of its assets. */
  assets: string;
  /** Paths that open the page itself. */
  pages: string[];
  calls: AppControllerRoute[];
  settings: UIConfig;
}

/** @param folder installation folder of `@bull-board/ui` */
export function collectDashboardParts(queues: RedactedQueue[], folder: string, uiConfig: UIConfig): DashboardParts {
  const adapter = new BullBoardAdapter();
  createBullBoard({ queues, serverAdapter: adapter, options: { uiBasePath: folder, uiConfig } });
  return adapter.parts as DashboardParts;
}

/** Server adapter that only records the routes, because the gateway decides who may use them. */
class BullBoardAdapter implements IServerAdapter {
  readonly parts: Partial<DashboardParts> = {};

  setQueues(queues: BullBoardQueues): this {
    return this.with({ queues });
  }
  setViewsPath(views: string): this {
    return this.with({ views });
  }
  setStaticPath(_route: string, assets: string): this {
    return this.with({ assets });
  }
  setEntryRoute({ route }: AppViewRoute): this {
    return this.with({ pages: [route].flat() });
  }
  setErrorHandler(): this {
    return this;
  }
  setApiRoutes(calls: AppControllerRoute[]): this {
    return this.with({ calls });
  }
  setUIConfig(settings: UIConfig): this {
    return this.with({ settings });
  }

  private with(parts: Partial<DashboardParts>): this {
    Object.assign(this.parts, parts);
    return this;
  }
}
