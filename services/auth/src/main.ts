import { createService } from '@placelore/platform/bootstrap/create-service.js';
import { AppModule } from './app.module.js';
import { readAuthConfig } from './config.js';

await createService(() => {
  const config = readAuthConfig();
  return { name: 'auth', variables: config, module: AppModule.forRoot(config) };
});
