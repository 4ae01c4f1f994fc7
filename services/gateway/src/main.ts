import { createService } from '@placelore/platform/bootstrap/create-service.js';
import { gatewayDefinition } from './app.module.js';
import { readGatewayConfig } from './config.js';

await createService(() => gatewayDefinition(readGatewayConfig()));
