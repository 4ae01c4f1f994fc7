import { createService } from '@placelore/platform/bootstrap/create-service.js';
import { AppModule } from './app.module.js';
import { readWorkerConfig } from './config.js';

await createService(() => {
  const config = readWorkerConfig();
  return { name: 'worker', variables: config, module: AppModule.forRoot(config) };
});
